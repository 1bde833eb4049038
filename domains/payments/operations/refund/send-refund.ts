import { onceOnly } from '@porchlight/jobs'
import { toCents } from '@porchlight/metadata'
import { orPaymentsFailure, PaymentsFailure } from '@porchlight/providers/payments'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { update } from '@porchlight/server-methods/records/write'
import { localDay } from '../../../customers/rules/calendar-day'
import { openCase } from '../../../messages/operations/open-case'
import type { RefundFailure } from '../../facts/refund-values'
import { refundObject } from '../../objects/refund/object'
import { lockBillsOf } from '../lock-payable'
import type { PaymentParts } from '../payment-parts'
import { returnMoney } from '../return-money'
import { readPayment, type StoredPayment } from '../stored-payment'
import { readRefundable } from './read-refundable'

interface Sending {
  readonly accountId: string
  readonly payment: StoredPayment
  readonly amountCents: number
}

/**
 * Sends a refund that is due to be sent, and records its outcome. Whether the money may still be returned is checked
 * once, before the first request to the processor; from then on only the processor knows, and requests are retried with
 * the same key, so that a refund is sent once wherever a process dies.
 *
 * @throws PaymentsFailure `unavailable`: whether it was sent is not known; its money stays reserved
 */
export async function sendRefund(parts: PaymentParts, refundId: string): Promise<void> {
  const sending = await beginSending(parts, refundId)
  if (sending === null) return
  const { accountId, payment, amountCents } = sending
  const failure = await orPaymentsFailure(
    returnMoney(parts, payment, { idempotencyKey: refundId, amountCents }),
  )
  if (failure instanceof PaymentsFailure && failure.kind !== 'refused') throw failure
  await endSending(parts, { refundId, accountId }, failure instanceof PaymentsFailure ? 'Refused' : null)
}

/** Returns the refund to request from the processor; null for one that is not to be sent, or no longer. */
async function beginSending(parts: PaymentParts, refundId: string): Promise<Sending | null> {
  const { engine, systemViewer, now } = parts
  const found = await read(engine, systemViewer, refundObject, refundId, ['Account__c'])
  if (found === null) return null
  const { Account__c: accountId } = found
  return engine.inOneTransaction(async (own, connection) => {
    await lockBillsOf(connection, accountId)
    const refund = await read(own, systemViewer, refundObject, refundId, [
      'Status__c',
      'Sent_At__c',
      'Amount__c',
      'Payment__c',
    ])
    const payment = refund === null ? null : await readPayment(own, systemViewer, refund.Payment__c)
    if (refund?.Status__c !== 'Sending' || payment === null) return null
    const amountCents = toCents(refund.Amount__c)
    if (refund.Sent_At__c !== null) return { accountId, payment, amountCents }
    const refundable = await readRefundable(own, systemViewer, accountId, localDay(now()), refundId)
    if (refundable.amountOf(payment).cents < amountCents) {
      await update(own, systemViewer, refundObject, refundId, {
        Status__c: 'Failed',
        Failure__c: payment.Status__c === 'Settled' ? 'Credit_Used' : 'Payment_Gone',
      })
      return null
    }
    await update(own, systemViewer, refundObject, refundId, { Sent_At__c: now().toISOString() })
    return { accountId, payment, amountCents }
  })
}

/** Of two concurrent attempts one writes: the other finds the refund ended. */
async function endSending(
  { engine, systemViewer, now }: PaymentParts,
  { refundId, accountId }: { readonly refundId: string; readonly accountId: string },
  failure: RefundFailure | null,
): Promise<void> {
  await engine.inOneTransaction(async (own, connection) => {
    await lockBillsOf(connection, accountId)
    const refund = await read(own, systemViewer, refundObject, refundId, ['Status__c'])
    if (refund?.Status__c !== 'Sending') return
    await update(
      own,
      systemViewer,
      refundObject,
      refundId,
      failure === null
        ? { Status__c: 'Refunded', Refunded_Date__c: localDay(now()) }
        : { Status__c: 'Failed', Failure__c: failure },
    )
  })
}

const lateText = {
  en: {
    subject: 'Your refund takes longer than usual',
    description:
      'We have asked for refund {number} and do not know yet whether it was sent. We keep trying, and answer you here.',
  },
  es: {
    subject: 'Su reembolso tarda más de lo normal',
    description:
      'Pedimos el reembolso {number} y todavía no sabemos si se envió. Seguimos intentándolo y le responderemos aquí.',
  },
} as const

/** Opens a case, once, about a refund on which the processor has not reported for hours, and alarms operators. */
export async function reportLateRefund(
  { engine, systemViewer, alarm }: Pick<PortalJobServices, 'engine' | 'systemViewer' | 'alarm'>,
  refundId: string,
): Promise<void> {
  await engine.inOneTransaction(async (own, connection) => {
    const refund = await read(own, systemViewer, refundObject, refundId, ['Name', 'Account__c', 'Status__c'])
    if (refund?.Status__c !== 'Sending') return
    await onceOnly(connection, `late refund ${refundId}`, async () => {
      const about = { accountId: refund.Account__c, orderId: null, number: refund.Name ?? '' }
      await openCase({ systemViewer }, own, about, lateText, { Priority: 'High' })
      alarm('refund-late', { refund: refund.Name ?? refundId })
    })
  })
}
