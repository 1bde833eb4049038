import type { ScreenProps } from '@porchlight/page-parts/screen'
import { UsageGate } from '../../components/usage/UsageGate'
import { AccountSaving } from './AccountSaving'

/** How to use less: where the energy of one account went, and what lowers it, by the season. */
export function EnergySaving({ params, title }: ScreenProps) {
  return (
    <UsageGate accountId={params.accountId} title={title}>
      {(account) => <AccountSaving accountId={account.id} title={title} />}
    </UsageGate>
  )
}
