import type { MethodType } from '@porchlight/domains/payments/facts/payment-values'
import type { Household } from './household'
import type { DemoPeople } from './people'

/** Returns the households whose bills are debited. */
export function autopayHouseholds({ households }: DemoPeople): readonly Household[] {
  return households.filter(
    ({ home, ledger }) =>
      ledger.bills.length > 0 && ['autopay-card', 'autopay-bank', 'returned'].includes(home.habit ?? ''),
  )
}

/** Returns what the household is debited from. */
export function debitedMethod({ home }: Household): MethodType {
  return home.habit === 'autopay-card' ? 'Card' : 'Bank_Account'
}
