import { onceOnly } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { openCase } from '../../messages/operations/open-case'
import { lockPayment } from './apply-payment'
import { readPayment } from './stored-payment'

/**
 * How long a payment may be on its way before an advisor looks at it, in milliseconds: ten days. A debit of a bank account
 * takes five business days, and a long weekend may lie between.
 */
const longestWayMs = 10 * 24 * 3_600_000

const stuckText = {
  en: {
    subject: 'We are looking for your payment',
    description:
      'Payment {number} has not arrived yet. Please do not pay again: we find out where it is and answer you here.',
  },
  es: {
    subject: 'Estamos buscando su pago',
    description:
      'El pago {number} todavía no ha llegado. Por favor no pague de nuevo: averiguamos dónde está y le responderemos aquí.',
  },
} as const

/**
 * Opens a case, once, about a payment that is on its way for too long, and alarms operators: while it waits, AutoPay of the
 * account debits nothing (ADR 66).
 */
export async function reportWhenStuck(
  { engine, systemViewer, alarm }: Pick<PortalJobServices, 'engine' | 'systemViewer' | 'alarm'>,
  paymentId: string,
  now: Date,
): Promise<void> {
  await engine.inOneTransaction(async (own, connection) => {
    await lockPayment(connection, paymentId)
    const payment = await readPayment(own, systemViewer, paymentId)
    if (payment?.Status__c !== 'Pending') return
    if (now.getTime() - Date.parse(payment.CreatedDate) < longestWayMs) return
    await onceOnly(connection, `stuck payment ${paymentId}`, async () => {
      const about = { accountId: payment.Account__c, orderId: null, number: payment.Name }
      await openCase({ systemViewer }, own, about, stuckText, { Priority: 'High' })
      alarm('payments.stuck', { paymentId })
    })
  })
}
