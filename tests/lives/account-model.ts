/** A payment in the model: plain facts, none of the portal's code. */
export interface ModelPayment {
  readonly id: string
  readonly cents: number
  readonly isDeposit: boolean
  state: 'waiting' | 'here' | 'gone' | 'failed' | 'refunded'
  wasRegained: boolean
  /** What of it was refunded. */
  refunded: number
  /** What billing has of it. */
  posted: number
}

/** What of a payment is here. */
function hereOf({ state, cents, refunded }: ModelPayment): number {
  return state === 'here' ? cents - refunded : 0
}

/** What an advisor may refund of it: what is left, at most the credit. */
export function refundableOf(model: AccountModel, payment: ModelPayment): number {
  return payment.isDeposit ? 0 : Math.max(0, Math.min(hereOf(payment), -owedBy(model)))
}

/** What is true of an account, as a clerk with a pencil would note it; amounts in cents. */
export interface AccountModel {
  readonly payments: ModelPayment[]
  readonly billCharges: number[]
  /** Checks that billing received; those that it told us of, and all. */
  checksReported: number
  checksReceived: number
}

export function newModel(): AccountModel {
  return { payments: [], billCharges: [], checksReported: 0, checksReceived: 0 }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Charges, less the money that is here, less the checks that we know of. */
export function owedBy(model: AccountModel): number {
  const here = model.payments.filter(({ isDeposit }) => !isDeposit).map(hereOf)
  return sum(model.billCharges) - sum(here) - model.checksReported
}

export function depositOf(model: AccountModel): number {
  return sum(model.payments.filter(({ isDeposit }) => isDeposit).map(hereOf))
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
