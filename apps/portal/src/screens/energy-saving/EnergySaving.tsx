import { AccountGate } from '../../features/usage/AccountGate'
import type { ScreenProps } from '../../shell/screen'
import { AccountSaving } from './AccountSaving'

/** How to use less: where the energy of one account went, and what lowers it, by the season. */
export function EnergySaving({ params, title }: ScreenProps) {
  return (
    <AccountGate accountId={params.accountId} title={title}>
      {(account) => <AccountSaving accountId={account.id} title={title} />}
    </AccountGate>
  )
}
