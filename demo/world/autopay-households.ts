import type { DemoCast } from './cast'
import type { Household } from './household'

/** The households whose bills are debited. */
export function autopayHouseholds({ households }: DemoCast): readonly Household[] {
  return households.filter(
    ({ home, ledger }) =>
      ledger.bills.length > 0 && ['autopay-card', 'autopay-bank', 'returned'].includes(home.habit ?? ''),
  )
}

/** What the household is debited from. */
export function debitedMethod({ home }: Household): 'Card' | 'Bank_Account' {
  return home.habit === 'autopay-card' ? 'Card' : 'Bank_Account'
}
