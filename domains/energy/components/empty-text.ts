import type { Account } from '../../customers/components/accounts/account'

/** What is said of the bills or the usage of an account that has none, as the key of a label. */
export function emptyText<Name extends 'bills' | 'usage'>(
  name: Name,
  { status }: Pick<Account, 'status'>,
): `${Name}${'EmptyText' | 'FinalText' | 'NeverText'}` {
  if (status === 'Closed') return `${name}FinalText`
  return status === 'Cancelled' ? `${name}NeverText` : `${name}EmptyText`
}
