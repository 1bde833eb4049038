import { orPaymentsFailure, PaymentsFailure } from '@porchlight/providers/payments'
import { settlePayment } from './apply-payment'
import type { PaymentParts } from './payment-parts'
import { listPayments } from './stored-payment'

/**
 * Asks the processor about the payments of a bill or a deposit that wait, for the page that a customer comes back to:
 * the events may still be on their way. Where the processor does not answer, they stay pending.
 */
export async function refreshPayments(
  parts: PaymentParts,
  field: 'Bill__c' | 'Deposit__c',
  recordId: string,
): Promise<void> {
  const waiting = await listPayments(parts.engine, parts.systemViewer, {
    [field]: recordId,
    Status__c: 'Pending',
    Channel__c: 'Portal',
  })
  for (const { Processor_Reference__c: reference } of waiting) {
    if (reference === null) continue
    const reported = await orPaymentsFailure(parts.payments.readPayment(reference))
    if (reported instanceof PaymentsFailure) return
    if (reported !== null) await settlePayment(parts, reported)
  }
}
