import type { Account } from '../../../customers/components/accounts/account'

/** What is said of the bills of an account that has none, as the key of a label. */
export function noBillsText({
  status,
}: Pick<Account, 'status'>): 'billsEmptyText' | 'billsFinalText' | 'billsNeverText' {
  if (status === 'Closed') return 'billsFinalText'
  return status === 'Cancelled' ? 'billsNeverText' : 'billsEmptyText'
}
