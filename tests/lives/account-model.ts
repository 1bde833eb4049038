/** A payment in the model: plain facts, none of the portal's code. */
export interface ModelPayment {
  readonly id: string
  readonly cents: number
  readonly isDeposit: boolean
  /** The deposit payment that paid it; null for money from outside. */
  readonly from: ModelPayment | null
  readonly isDebit: boolean
  /** Whether the processor has reported more about it than that it started. */
  wasReported: boolean
  state: 'waiting' | 'here' | 'gone' | 'failed' | 'refunded'
  wasRegained: boolean
  /** The refunded amount. */
  refunded: number
  /** The amount posted by billing. */
  posted: number
  /**
   * For a deposit: whether it is held, to be refunded as money arrives, gone for good, or waived with nothing to
   * arrive.
   */
  deposit: 'held' | 'out' | 'gone' | 'waived'
}

/** Returns the amount of a payment that is here, in cents. */
export function hereOf({ state, cents, refunded }: ModelPayment): number {
  return state === 'here' ? cents - refunded : 0
}

/** Returns the amount that an advisor may refund: what is left, at most the credit. */
export function refundableOf(model: AccountModel, payment: ModelPayment): number {
  const cannot = payment.isDeposit || payment.from !== null
  return cannot ? 0 : Math.max(0, Math.min(hereOf(payment), -owedBy(model)))
}

/** The true state of an account, as a clerk with a pencil would note it; amounts in cents. */
export interface AccountModel {
  readonly payments: ModelPayment[]
  autopay: 'off' | 'on' | 'waits'
  /** For each bill that AutoPay has processed: the amount the customer was notified of, and the outcome. */
  readonly debits: Map<number, { cents: number; state: 'planned' | 'made' | 'closed' }>
  /** What was mailed and texted to the customer since the last call. */
  mails: string[]
  texts: string[]
  readonly billCharges: number[]
  hasEnded: boolean
  /** Checks received by billing; those reported to us, and all. */
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

/** Returns charges, less the money that is here, less the checks known to us. */
export function owedBy(model: AccountModel): number {
  const here = model.payments.filter(({ isDeposit }) => !isDeposit).map(hereOf)
  return sum(model.billCharges) - sum(here) - model.checksReported
}

/** Returns what is held: received deposits, less what they paid. */
export function depositOf(model: AccountModel): number {
  const [deposits, applied] = [
    model.payments.filter(({ isDeposit }) => isDeposit),
    model.payments.filter(({ from }) => from !== null),
  ]
  return sum(deposits.map(hereOf)) - sum(applied.map(hereOf))
}

/** Marks a deposit due for refund as gone once nothing is left and all of it was refunded or paid a bill. */
export function noteGone(model: AccountModel, deposit: ModelPayment): void {
  if (deposit.deposit !== 'out' || (deposit.state !== 'here' && deposit.state !== 'refunded')) return
  if (deposit.refunded === deposit.cents) deposit.state = 'refunded'
  if (deposit.refunded + appliedOf(model, deposit) >= deposit.cents) deposit.deposit = 'gone'
}

/** Returns the amount of a deposit that was applied to bills, in cents. */
export function appliedOf({ payments }: AccountModel, deposit: ModelPayment): number {
  return sum(payments.filter(({ from }) => from === deposit).map(hereOf))
}

/** Creates a started payment. */
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

/** Returns the amount owed according to billing, which knows the posted payments and the checks it reports. */
export function billingBalanceOf(model: AccountModel): number {
  return sum(model.billCharges) - sum(model.payments.map(({ posted }) => posted)) - model.checksReported
}

/**
 * Updates billing's books and reports: first what was returned, in a separate report, so that the reported sum
 * identifies it; then what is here, with checks once nothing else is in flight.
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
