import type { PaymentEvent } from '@porchlight/providers/payments'
import { applyPayment, lockPayment } from './apply-payment'
import type { PaymentParts } from './payment-parts'

/**
 * Handles an event of the processor whose signature was checked: each event once, and with everything that follows
 * from it or not at all. False for events that were handled before, or concern none of our payments.
 *
 * @throws paymentMismatch when they are of no payment of ours
 */
export async function handlePaymentEvent(parts: PaymentParts, event: PaymentEvent): Promise<boolean> {
  const { eventId, payment } = event
  if (payment === null) return false
  return parts.engine.inOneTransaction(async (engine, connection) => {
    const claim = `insert into payments.news (event_id, payment_id, state, taken_at) values ($1, $2, $3, $4)
      on conflict (event_id) do nothing`
    const values = [eventId, payment.idempotencyKey, payment.state, parts.now().toISOString()]
    const claimed = await connection.query(claim, values)
    if (claimed.rowCount === 0) return false
    await lockPayment(connection, payment.idempotencyKey)
    await applyPayment(parts, engine, connection, payment)
    return true
  })
}
