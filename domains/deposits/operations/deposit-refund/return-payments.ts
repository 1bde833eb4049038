import { orPaymentsFailure, PaymentsFailure } from '@porchlight/providers/payments'
import { settlePayment } from '../../../payments/operations/apply-payment'
import type { PaymentParts } from '../../../payments/operations/payment-parts'
import { returnMoney } from '../../../payments/operations/return-money'
import { listPayments, type StoredPayment } from '../../../payments/operations/stored-payment'
import { appliedPayments, leftOf } from '../applied-payments'

/**
 * Returns the payments of a deposit to the card that made them, except for the part of the deposit that paid a bill;
 * steps already done are not repeated. A page that is still open is closed first, so that no one pays there in the
 * meantime. A payment that cannot be returned does not hold up the others. `onItsWay`: one that the processor can no
 * longer stop, such as from a bank account, has not arrived yet.
 *
 * @throws PaymentsFailure the first one; `unavailable` when another attempt can help
 */
export async function returnPayments(
  parts: PaymentParts,
  depositId: string,
): Promise<'returned' | 'onItsWay'> {
  const { engine, systemViewer } = parts
  const list = (status: 'Pending' | 'Settled') =>
    listPayments(engine, systemViewer, { Deposit__c: depositId, Purpose__c: 'Deposit', Status__c: status })
  const appliedCents = leftOf(await appliedPayments(engine, systemViewer, depositId))
  const failures: PaymentsFailure[] = []
  const attempt = async (work: Promise<unknown>) => {
    const failure = await orPaymentsFailure(work)
    if (failure instanceof PaymentsFailure) failures.push(failure)
  }
  for (const payment of await list('Pending')) {
    await attempt(closePage(parts, payment))
  }
  let stillApplied = appliedCents
  // The oldest first, each time: what paid the bill is left of the same payments whenever this runs again.
  for (const payment of (await list('Settled')).toReversed()) {
    const staysCents = Math.min(stillApplied, leftOf([payment]))
    stillApplied -= staysCents
    const amountCents = leftOf([payment]) - staysCents
    // A payment of a deposit goes back once, with all that is left of it.
    if (amountCents > 0)
      await attempt(returnMoney(parts, payment, { idempotencyKey: payment.id, amountCents }))
  }
  const failure = failures.find((each) => !isFinal(each)) ?? failures[0]
  if (failure !== undefined) throw failure
  if (leftOf(await list('Settled')) > appliedCents) {
    throw new PaymentsFailure('unavailable', 'A payment of the deposit has not gone back yet.')
  }
  return (await list('Pending')).length > 0 ? 'onItsWay' : 'returned'
}

async function closePage(
  parts: PaymentParts,
  { Processor_Reference__c: reference }: StoredPayment,
): Promise<void> {
  if (reference === null) {
    throw new PaymentsFailure('unavailable', 'The payment is about to get its reference.')
  }
  await settlePayment(parts, await parts.payments.cancelPayment(reference))
}

function isFinal({ kind }: PaymentsFailure): boolean {
  return kind === 'refused'
}
