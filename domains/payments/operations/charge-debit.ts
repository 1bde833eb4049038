import { fail } from '@porchlight/errors'
import { toCents } from '@porchlight/metadata'
import { orPaymentsFailure, PaymentsFailure } from '@porchlight/providers/payments'
import { read } from '@porchlight/server-methods/records/read'
import { update } from '@porchlight/server-methods/records/write'
import { paymentObject } from '../objects/payment/object'
import { paymentMethodObject } from '../objects/payment-method/object'
import { lockPayment, settlePayment } from './apply-payment'
import type { PaymentParts } from './payment-parts'
import { requestPaymentMail } from './request-payment-mail'
import { readPayment, type StoredPayment } from './stored-payment'

/**
 * Requests the debit of an AutoPay payment from the processor. The payment’s id is the idempotency key: a retry after
 * any crash is the same debit. A debit that the processor rejects for good counts as declined.
 *
 * @throws PaymentsFailure `unavailable`: retry
 */
export async function chargeDebit(parts: PaymentParts, payment: StoredPayment): Promise<void> {
  const { engine, payments, systemViewer } = parts
  const method =
    payment.Payment_Method__c === null
      ? null
      : await read(engine, systemViewer, paymentMethodObject, payment.Payment_Method__c, [
          'Processor_Token__c',
        ])
  const token = method?.Processor_Token__c ?? null
  if (token === null) throw fail('internal')
  const { id: idempotencyKey, Name: description } = payment
  const amountCents = toCents(payment.Amount__c)
  const charged = await orPaymentsFailure(
    payments.chargeMethod({ idempotencyKey, amountCents, token, description }),
  )
  if (!(charged instanceof PaymentsFailure)) await settlePayment(parts, charged)
  else if (charged.kind === 'refused') await declineDebit(parts, payment.id)
  else throw charged
}

async function declineDebit({ engine, systemViewer }: PaymentParts, paymentId: string): Promise<void> {
  await engine.inOneTransaction(async (inside, connection) => {
    await lockPayment(connection, paymentId)
    const payment = await readPayment(inside, systemViewer, paymentId)
    if (payment?.Status__c !== 'Pending' || payment.Processor_Reference__c !== null) return
    await update(inside, systemViewer, paymentObject, paymentId, {
      Status__c: 'Declined',
      Return_Reason__c: 'Processing_Error',
    })
    await requestPaymentMail(connection, payment, { status: 'Declined', isRegained: false })
  })
}
