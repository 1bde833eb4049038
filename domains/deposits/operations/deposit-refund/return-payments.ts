import { orPaymentsFailure, PaymentsFailure } from '@porchlight/providers/payments'
import { settlePayment } from '../../../payments/operations/apply-payment'
import type { PaymentParts } from '../../../payments/operations/payment-parts'
import { listPayments, type StoredPayment } from '../../../payments/operations/stored-payment'

/**
 * Returns every payment of a deposit to the card that made it; what is done already is not done again. A page that is
 * still open is closed first, so that no one pays there in the meantime. A payment that cannot go back does not hold
 * up the others.
 *
 * @throws PaymentsFailure the first one; `unavailable` when another attempt can help
 */
export async function returnPayments(parts: PaymentParts, depositId: string): Promise<void> {
  const { engine, systemViewer, payments } = parts
  const list = (status: 'Pending' | 'Settled') =>
    listPayments(engine, systemViewer, { Deposit__c: depositId, Status__c: status })
  const failures: PaymentsFailure[] = []
  const attempt = async (work: Promise<unknown>) => {
    const failure = await orPaymentsFailure(work)
    if (failure instanceof PaymentsFailure) failures.push(failure)
  }
  for (const payment of await list('Pending')) {
    await attempt(withReference(payment, (reference) => payments.cancelPayment(reference), parts))
  }
  for (const payment of await list('Settled')) {
    await attempt(withReference(payment, (reference) => payments.refundPayment(reference), parts))
  }
  const [failure] = failures.sort((one, other) => Number(isFinal(one)) - Number(isFinal(other)))
  if (failure !== undefined) throw failure
  if ((await list('Pending')).length + (await list('Settled')).length > 0) {
    throw new PaymentsFailure('unavailable', 'A payment of the deposit is still on its way.')
  }
}

async function withReference(
  { Processor_Reference__c: reference, Status__c: status }: StoredPayment,
  ask: (reference: string) => ReturnType<PaymentParts['payments']['refundPayment']>,
  parts: PaymentParts,
): Promise<void> {
  if (reference === null) {
    // One that waits is about to get its reference; one that settled was made in another way than by card.
    const kind = status === 'Pending' ? 'unavailable' : 'refused'
    throw new PaymentsFailure(kind, 'The processor has no such payment.')
  }
  await settlePayment(parts, await ask(reference))
}

function isFinal({ kind }: PaymentsFailure): boolean {
  return kind === 'refused'
}
