import { PaymentsFailure } from '@porchlight/providers/payments'
import { settlePayment } from './apply-payment'
import type { PaymentParts } from './payment-parts'
import type { StoredPayment } from './stored-payment'

/**
 * Returns money of a settled payment to the card or the account that it came from, and updates the payment, its ledger
 * and the customer's mail to the processor's resulting state: the only way in which money is returned. Idempotent by
 * key: it is returned once, regardless of crashes.
 *
 * @throws PaymentsFailure `refused` for good; `unavailable`: whether it was returned is not known, retry with this key
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
