import { withParameter } from '@porchlight/i18n'

/** The pages whose addresses carry no account: those that begin and end a session. */
const withoutAccount = /^\/(es\/)?log(in|out)(?=[?#]|$)/

/**
 * Adds `?account=` to a path of this site, so that a customer with several homes stays at the one that they chose. A
 * path that names an account already, in its query or as a segment, stays as it is.
 *
 * @param path with query and fragment
 * @param accountId the chosen account's id
 * @param accountIds the ids of all of the customer's accounts, which a path may name as a segment
 */
export function carryAccount(path: string, accountId: string, accountIds: readonly string[]): string {
  if (withoutAccount.test(path) || accountIds.some((id) => path.includes(id))) return path
  return withParameter(path, 'account', accountId)
}
