import { type Bill, isOwed } from '../../energy/components/bills/bill'
import { useBillPaymentStatus } from '../methods/bill-payment-status/hook'
import type { LastPayment } from './PaymentOutcome'

/** An amount in dollars on a calendar date `YYYY-MM-DD`. */
export interface DatedAmount {
  readonly amount: number
  readonly date: string
}

/** What an account owes on its bills. */
export interface AmountOwed {
  readonly state: 'loading' | 'ready' | 'failed'
  /** The bill that is asked for; null when nothing is. */
  readonly bill: Bill | null
  /** What is left to pay of it, in dollars, without what was paid towards it; 0 when nothing is. */
  readonly due: number
  /** What AutoPay debits of it, and when; null where the customer has to pay it. */
  readonly debit: DatedAmount | null
  /** What the running payment arrangement asks for next; null without one. */
  readonly arranged: DatedAmount | null
  /** The payment of that bill that was tried last; null without one, and where nothing is asked for. */
  readonly lastPayment: LastPayment | null
}

const nothing = { bill: null, due: 0, debit: null, arranged: null, lastPayment: null }

/**
 * What is left to pay of the newest of `bills` that is owed, newest first: each bill carries what the one before left. All
 * pages take the amount from here, so that none demands what another calls paid, or what AutoPay debits.
 */
export function useAmountOwed(bills: readonly Bill[]): AmountOwed {
  const owed = bills.find(isOwed)
  const { data, state } = useBillPaymentStatus(owed === undefined ? undefined : { billId: owed.id })
  if (owed === undefined) return { state: 'ready', ...nothing }
  if (data === undefined) return { state: state === 'Error' ? 'failed' : 'loading', ...nothing }
  const { due, debit, arranged, lastPayment } = data
  if (due <= 0) return { state: 'ready', ...nothing }
  return { state: 'ready', bill: owed, due, debit, arranged, lastPayment }
}
