import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { listStaff } from '../../operations/staff/list-staff'
import { listStaffContract } from './contract'

const handle = handleCall(listStaffContract, async ({ body }, context: MethodContext) => {
  const { search = '', userId = '', after = '' } = body
  return { body: await listStaff(context, { search, userId, after }) }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
