import type { ScreenProps } from '@porchlight/page-parts/screen'
import { UsageGate } from '../../components/usage/UsageGate'
import { AccountUsage } from './AccountUsage'

/** How much an account used: this bill against the last, then two years month by month. */
export function Usage({ params, title }: ScreenProps) {
  return (
    <UsageGate accountId={params.accountId} title={title}>
      {(account) => <AccountUsage account={account} title={title} />}
    </UsageGate>
  )
}
