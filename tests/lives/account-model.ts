/** A payment in the model: plain facts, none of the portal's code. */
export interface ModelPayment {
  readonly id: string
  readonly cents: number
  readonly isDeposit: boolean
  /** The payment of a deposit that paid it; null for money from outside. */
  readonly from: ModelPayment | null
  readonly isDebit: boolean
  /** Whether the processor has reported more of it than that it began. */
  wasReported: boolean
  state: 'waiting' | 'here' | 'gone' | 'failed' | 'refunded'
  wasRegained: boolean
  /** What of it was refunded. */
  refunded: number
  /** What billing has of it. */
  posted: number
  /** Of a deposit: whether it is held, to go back with what still comes, gone for good, or waived with nothing to come. */
  deposit: 'held' | 'out' | 'gone' | 'waived'
}

/** What of a payment is here, in cents. */
export function hereOf({ state, cents, refunded }: ModelPayment): number {
  return state === 'here' ? cents - refunded : 0
}

/** What an advisor may refund of it: what is left, at most the credit. */
export function refundableOf(model: AccountModel, payment: ModelPayment): number {
  const cannot = payment.isDeposit || payment.from !== null
  return cannot ? 0 : Math.max(0, Math.min(hereOf(payment), -owedBy(model)))
}

/** What is true of an account, as a clerk with a pencil would note it; amounts in cents. */
export interface AccountModel {
  readonly payments: ModelPayment[]
  autopay: 'off' | 'on' | 'waits'
  /** Of each bill that AutoPay has turned to: what the customer was notified of, and what became of it. */
  readonly debits: Map<number, { cents: number; state: 'planned' | 'made' | 'closed' }>
  /** What the customer was mailed and texted since the last look. */
  mails: string[]
  texts: string[]
  readonly billCharges: number[]
  hasEnded: boolean
  /** Checks that billing received; those that it told us of, and all. */
  checksReported: number
  checksReceived: number
}

export function newModel(): AccountModel {
  return {
    payments: [],
    autopay: 'off',
    debits: new Map(),
    mails: [],
    texts: [],
    billCharges: [],
    hasEnded: false,
    checksReported: 0,
    checksReceived: 0,
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Charges, less the money that is here, less the checks that we know of. */
export function owedBy(model: AccountModel): number {
  const here = model.payments.filter(({ isDeposit }) => !isDeposit).map(hereOf)
  return sum(model.billCharges) - sum(here) - model.checksReported
}

/** What is held: what came of deposits, less what they paid. */
export function depositOf(model: AccountModel): number {
  const [deposits, applied] = [
    model.payments.filter(({ isDeposit }) => isDeposit),
    model.payments.filter(({ from }) => from !== null),
  ]
  return sum(deposits.map(hereOf)) - sum(applied.map(hereOf))
}

/** A deposit that is to go back is gone once nothing of it is left and all of it went back or paid a bill. */
export function noteGone(model: AccountModel, deposit: ModelPayment): void {
  if (deposit.deposit !== 'out' || (deposit.state !== 'here' && deposit.state !== 'refunded')) return
  if (deposit.refunded === deposit.cents) deposit.state = 'refunded'
  if (deposit.refunded + appliedOf(model, deposit) >= deposit.cents) deposit.deposit = 'gone'
}

/** What of a deposit paid bills, in cents. */
export function appliedOf({ payments }: AccountModel, deposit: ModelPayment): number {
  return sum(payments.filter(({ from }) => from === deposit).map(hereOf))
}

/** A payment that was begun. */
export function newPayment(id: string, cents: number, isDeposit: boolean): ModelPayment {
  return {
    id,
    cents,
    isDeposit,
    from: null,
    isDebit: false,
    wasReported: false,
    state: 'waiting',
    wasRegained: false,
    refunded: 0,
    posted: 0,
    deposit: 'held',
  }
}

/** What billing says is owed: it knows the payments that were posted and the checks that it reports. */
export function billingBalanceOf(model: AccountModel): number {
  return sum(model.billCharges) - sum(model.payments.map(({ posted }) => posted)) - model.checksReported
}

/**
 * Billing brings its books up to date and reports: first what went back, alone, so that the sum that it reports says what
 * it is; then what is here, with checks once nothing else is on its way.
 *
 * @returns whether money went back in this report
 */
export function post(model: AccountModel, postsAll: boolean): boolean {
  const ofBills = model.payments.filter(({ isDeposit }) => !isDeposit)
  const gone = ofBills.filter((payment) => payment.posted > hereOf(payment))
  for (const payment of gone) payment.posted = hereOf(payment)
  if (gone.length > 0) return true
  const unposted = ofBills.filter((payment) => payment.posted < hereOf(payment))
  for (const payment of postsAll ? unposted : unposted.slice(0, 1)) payment.posted = hereOf(payment)
  const isQuiet = !ofBills.some(({ state }) => state === 'waiting')
  if (isQuiet && (postsAll || unposted.length <= 1)) model.checksReported = model.checksReceived
  return false
}
