import { type AccountModel, hereOf, type ModelPayment, owedBy } from './account-model'

/** Records the mails and texts about an account that a customer has to receive, as a clerk would note them. */

const dollars = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

const mail = (model: AccountModel, subject: string, ...cents: readonly number[]) =>
  model.mails.push([subject, ...cents.map(dollars)].join(' '))

/** Records a text. Texts end with the service; what the customer has to know after that is mailed. */
function text(model: AccountModel, sentence: string): void {
  if (!model.hasEnded) model.texts.push(`Northlamp: ${sentence}`)
}

/** Records a new bill: the amount left to pay. */
export function noteBill(model: AccountModel): void {
  const due = Math.max(0, owedBy(model))
  mail(model, 'Your Northlamp bill is ready', ...(due === 0 ? [] : [due]))
  text(
    model,
    due === 0
      ? 'your bill is ready. You owe nothing on it. See it:'
      : `your bill is ready. ${dollars(due)} is due. See it:`,
  )
}

/** Records a planned debit, which can still be stopped. */
export function noteDebit(model: AccountModel, cents: number): void {
  mail(model, 'Your Northlamp AutoPay debit', cents)
}

export function noteAutopayOff(model: AccountModel): void {
  mail(model, 'Your Northlamp AutoPay changed')
}

/** Records a payment that arrived, for the first time. */
export function noteReceived(model: AccountModel, payment: ModelPayment): void {
  mail(model, 'Your Northlamp payment', payment.cents, ...leftOf(model, payment))
  text(model, `we received your payment of ${dollars(payment.cents)}. Thank you. Details:`)
}

/** Records a payment that did not arrive, or was returned. */
export function noteFailed(model: AccountModel, payment: ModelPayment, how: 'decline' | 'return'): void {
  const left = leftOf(model, payment)
  if (payment.isDebit) mail(model, 'Your Northlamp payment needs your attention', payment.cents, ...left)
  else if (how === 'return' || payment.wasReported) {
    mail(model, 'Your Northlamp payment was returned', payment.cents, ...left)
  }
  const next = left.length > 0 ? 'Please pay another way:' : 'No need to pay it again. Details:'
  text(model, `your payment of ${dollars(payment.cents)} did not go through. ${next}`)
}

/** Records a returned payment that arrived after all. */
export function noteRegained(model: AccountModel, { isDebit, cents }: ModelPayment): void {
  mail(
    model,
    isDebit ? 'Your Northlamp payment went through after all' : 'Your Northlamp payment arrived after all',
    cents,
  )
  text(model, `your payment of ${dollars(cents)} went through after all. No need to pay it again:`)
}

/** Records a refund from us. */
export function noteRefund(model: AccountModel, { isDeposit }: ModelPayment, cents: number): void {
  mail(
    model,
    isDeposit ? 'Your Northlamp deposit was refunded' : 'Your Northlamp payment was refunded',
    cents,
  )
}

/** Records a deposit applied to the final bill: how much, what is left of the bill, and what of the deposit. */
export function noteApplied(model: AccountModel, deposit: ModelPayment, cents: number): void {
  const subject = 'Your Northlamp deposit and your final bill'
  mail(model, subject, cents, Math.max(0, owedBy(model)), deposit.cents - cents)
}

/** Returns what is left to pay of the payment's subject; empty when nothing is. */
function leftOf(model: AccountModel, payment: ModelPayment): readonly number[] {
  const isOpen = payment.deposit === 'held'
  const left = payment.isDeposit ? (isOpen ? payment.cents - hereOf(payment) : 0) : owedBy(model)
  return left > 0 ? [left] : []
}
