import type { Account } from '../../../customers/components/accounts/account'

/** What is said of the usage of an account that has none, as the key of a label. */
export function noUsageText({
  status,
}: Pick<Account, 'status'>): 'usageEmptyText' | 'usageFinalText' | 'usageNeverText' {
  if (status === 'Closed') return 'usageFinalText'
  return status === 'Cancelled' ? 'usageNeverText' : 'usageEmptyText'
}
