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
  /** The bill on which payment is requested; null when none is. */
  readonly bill: Bill | null
  /** The amount left to pay of it, in dollars, without payments towards it; 0 when nothing is. */
  readonly due: number
  /** What AutoPay debits of it, and when; null where the customer has to pay it. */
  readonly debit: DatedAmount | null
  /** The next amount that the running payment arrangement requires; null without one. */
  readonly arranged: DatedAmount | null
  /** The latest attempted payment of that bill; null without one, and where no payment is requested. */
  readonly lastPayment: LastPayment | null
}

const nothing = { bill: null, due: 0, debit: null, arranged: null, lastPayment: null }

/**
 * Returns the amount left to pay of the newest of `bills` that is owed, newest first: each bill carries forward the
 * balance of the one before. All pages take the amount from here, so that none demands what another shows as paid, or
 * what AutoPay debits.
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
