import { useBills } from '../../energy/components/bills/use-bills'
import { type AmountOwed, useAmountOwed } from '../../payments/components/use-amount-owed'

/** A bill that is owed for longer is among the newest too: each bill carries forward the balance of the last one. */
const aYear = 13

/** What an account owes, from its newest bills; `hasBills` distinguishes a customer who owes nothing from a new one. */
export function useOwedBill(accountId: string): AmountOwed & { readonly hasBills: boolean } {
  const { state, bills } = useBills(accountId, aYear)
  const owed = useAmountOwed(bills)
  return { ...owed, state: state === 'ready' ? owed.state : state, hasBills: bills.length > 0 }
}
