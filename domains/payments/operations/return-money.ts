import { PaymentsFailure } from '@porchlight/providers/payments'
import { settlePayment } from './apply-payment'
import type { PaymentParts } from './payment-parts'
import type { StoredPayment } from './stored-payment'

/**
 * Gives money of a settled payment back to the card or the account that it came from, and brings the payment, its ledger
 * and the customer's mail to what the processor then says: the one way in which money goes back. With one key it goes
 * back once, whatever died where.
 *
 * @throws PaymentsFailure `refused` for good; `unavailable`: whether it went back is not known, ask again with this key
 */
export async function returnMoney(
  parts: PaymentParts,
  { Processor_Reference__c: reference }: StoredPayment,
  money: { readonly idempotencyKey: string; readonly amountCents: number },
): Promise<void> {
  // It was made in another way than by card or bank account.
  if (reference === null) throw new PaymentsFailure('refused', 'The processor has no such payment.')
  await settlePayment(parts, await parts.payments.refundPayment({ reference, ...money }))
}
