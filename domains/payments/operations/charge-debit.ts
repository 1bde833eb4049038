import { fail } from '@porchlight/errors'
import { PaymentsFailure } from '@porchlight/providers/payments'
import { fieldText } from '../../customers/operations/person/field-text'
import { lockPayment, settlePayment } from './apply-payment'
import type { PaymentParts } from './payment-parts'
import { requestPaymentMail } from './request-payment-mail'
import { readPayment, type StoredPayment } from './stored-payment'

/**
 * Asks the processor to debit a payment of AutoPay. The payment’s id is the key: asked again, after whatever died
 * where, it is the same debit. What the processor refuses for good is a debit that was declined.
 *
 * @throws PaymentsFailure `unavailable`: ask again
 */
export async function chargeDebit(parts: PaymentParts, payment: StoredPayment): Promise<void> {
  const { engine, payments, systemViewer } = parts
  const method =
    payment.paymentMethodId === null
      ? null
      : await engine.readRecord(systemViewer, payment.paymentMethodId, {
          fields: ['Processor_Token__c'],
          optionalFields: [],
        })
  const token = method === null ? null : fieldText(method, 'Processor_Token__c')
  if (token === null) throw fail('internal')
  const { paymentId: idempotencyKey, amountCents, number: description } = payment
  try {
    await settlePayment(
      parts,
      await payments.chargeMethod({ idempotencyKey, amountCents, token, description }),
    )
  } catch (error) {
    if (!(error instanceof PaymentsFailure) || error.kind !== 'refused') throw error
    await declineDebit(parts, payment.paymentId)
  }
}

async function declineDebit({ engine, systemViewer }: PaymentParts, paymentId: string): Promise<void> {
  await engine.inOneTransaction(async (inside, connection) => {
    await lockPayment(connection, paymentId)
    const payment = await readPayment(inside, systemViewer, paymentId)
    if (payment?.status !== 'Pending' || payment.reference !== null) return
    const fields = { Status__c: 'Declined', Return_Reason__c: 'Processing_Error' }
    await inside.updateRecord(systemViewer, paymentId, { fields })
    await requestPaymentMail(connection, payment, { status: 'Declined', isRegained: false })
  })
}
