import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { LoginUser } from '../../../customers/operations/person/login-user'

/** Whether somebody may sign in by their company alone: staff, where that is set, but for break-glass accounts. */
export function comesByCompany(
  { companyWay }: Pick<MethodContext, 'companyWay'>,
  { staff, username }: Pick<LoginUser, 'staff' | 'username'>,
): boolean {
  return companyWay?.isOnly === true && staff && !companyWay.breakGlass.includes(username.toLowerCase())
}
