import { type Bill, isOwed } from '../../energy/components/bills/bill'
import { useBillPaymentStatus } from '../methods/bill-payment-status/hook'
import type { LastPayment } from './PaymentOutcome'

/** What an account owes on its bills. */
export interface AmountOwed {
  readonly state: 'loading' | 'ready' | 'failed'
  /** The bill that is asked for; null when nothing is. */
  readonly bill: Bill | null
  /** What is left to pay of it, in dollars, without what was paid towards it; 0 when nothing is. */
  readonly due: number
  /** The payment of that bill that was tried last; null without one, and where nothing is asked for. */
  readonly lastPayment: LastPayment | null
}

/**
 * What is left to pay of the newest of `bills` that is owed, newest first: each bill carries what the one before left. All
 * pages take the amount from here, so that none demands what another calls paid.
 */
export function useAmountOwed(bills: readonly Bill[]): AmountOwed {
  const owed = bills.find(isOwed)
  const { data, state } = useBillPaymentStatus(owed === undefined ? undefined : { billId: owed.id })
  if (owed === undefined) return { state: 'ready', bill: null, due: 0, lastPayment: null }
  if (data === undefined)
    return { state: state === 'Error' ? 'failed' : 'loading', bill: null, due: 0, lastPayment: null }
  return {
    state: 'ready',
    bill: data.due > 0 ? owed : null,
    due: data.due,
    lastPayment: data.due > 0 ? (data.lastPayment ?? null) : null,
  }
}
