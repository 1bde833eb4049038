import { noteApplied, noteAutopayOff, noteDebit, noteRefund } from './account-messages'
import {
  type AccountModel,
  appliedOf,
  hereOf,
  type ModelPayment,
  newPayment,
  noteGone,
  owedBy,
} from './account-model'

/**
 * Settles held deposits after the end of service: each pays what is owed, unless another payment may be about to; the
 * remainder is refunded.
 *
 * @param newId of a payment that a deposit makes
 */
export function settleDeposits(model: AccountModel, newId: () => string): void {
  const deposits = model.payments.filter(({ isDeposit }) => isDeposit)
  for (const deposit of deposits.filter((each) => isHeld(model, each))) {
    deposit.deposit = 'out'
    const cents = Math.min(owedBy(model), hereOf(deposit))
    if (cents > 0) {
      model.payments.push({ ...newPayment(newId(), cents, false), state: 'here', from: deposit })
      noteApplied(model, deposit, cents)
    }
  }
  for (const deposit of deposits.filter((each) => each.deposit === 'out')) {
    if (deposit.state === 'here') {
      const refunded = deposit.cents - appliedOf(model, deposit)
      if (refunded > deposit.refunded) noteRefund(model, deposit, refunded - deposit.refunded)
      deposit.refunded = refunded
    }
    noteGone(model, deposit)
  }
}

function isHeld({ hasEnded, payments }: AccountModel, { deposit, state }: ModelPayment): boolean {
  const isOnItsWay = payments.some((payment) => !payment.isDeposit && payment.state === 'waiting')
  return hasEnded && deposit === 'held' && state === 'here' && !isOnItsWay
}

/** Plans the debit of the latest bill once, while AutoPay is on and part of the bill is due. */
export function planDebit(model: AccountModel): void {
  const bill = model.billCharges.length - 1
  const planned = model.debits.get(bill)
  const cents = owedBy(model)
  if (model.autopay !== 'on' || bill < 0 || cents <= 0) return
  if (planned !== undefined && planned.state !== 'closed') return
  model.debits.set(bill, { cents, state: 'planned' })
  noteDebit(model, cents)
}

/**
 * Reaches the day of each planned debit: it waits for payments in flight and for a deposit that pays first, then debits
 * the remainder of the last bill, at most the planned amount. AutoPay ends with a service that is paid.
 *
 * @param idOfDebit the portal's payment
 */
export async function passDays(model: AccountModel, idOfDebit: () => Promise<string>): Promise<void> {
  const isWaiting = () => model.payments.some(({ isDeposit, state }) => !isDeposit && state === 'waiting')
  const held = model.payments.some(
    ({ isDeposit, deposit, state }) => isDeposit && deposit === 'held' && state === 'here',
  )
  for (const [bill, debit] of model.debits) {
    if (debit.state !== 'planned') continue
    // Its open payment pages are closed if the processor reports them as paid.
    for (const payment of model.payments) {
      if (payment.state === 'waiting' && !payment.isDeposit && !payment.isDebit) payment.wasReported = true
    }
    if (model.autopay === 'on' && (isWaiting() || (model.hasEnded && held))) continue
    const due = bill === model.billCharges.length - 1 ? owedBy(model) : 0
    debit.state = model.autopay === 'on' && due > 0 ? 'made' : 'closed'
    if (debit.state === 'closed') continue
    const payment = newPayment(await idOfDebit(), Math.min(due, debit.cents), false)
    model.payments.push({ ...payment, isDebit: true })
  }
  if (model.hasEnded && owedBy(model) <= 0) turnAutopayOff(model)
}

/** Turns AutoPay off, along with planned debits. */
export function turnAutopayOff(model: AccountModel): void {
  if (model.autopay === 'off') return
  model.autopay = 'off'
  noteAutopayOff(model)
  for (const debit of model.debits.values()) if (debit.state === 'planned') debit.state = 'closed'
}
