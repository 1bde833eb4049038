import { AccountGate } from '../../features/usage/AccountGate'
import type { ScreenProps } from '../../shell/screen'
import { AccountUsage } from './AccountUsage'

/** How much an account used: this bill against the last, then two years month by month. */
export function Usage({ params, title }: ScreenProps) {
  return (
    <AccountGate accountId={params.accountId} title={title}>
      {(account) => <AccountUsage account={account} title={title} />}
    </AccountGate>
  )
}
