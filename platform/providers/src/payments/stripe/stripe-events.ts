import { Value } from 'typebox/value'
import { EventSchema } from './stripe-objects'
import { keyName, wayName } from './stripe-payment'

/** The subject of one of Stripe’s events: a page, or the payment intent of a debit or a charge. */
export type EventSubject =
  | { readonly kind: 'page'; readonly sessionId: string }
  | { readonly kind: 'intent'; readonly intentId: string }

/** The events that change payments; a webhook endpoint has to subscribe to these. */
const subjects: Readonly<Record<string, 'page' | 'kept' | 'charge'>> = {
  'checkout.session.completed': 'page',
  'checkout.session.expired': 'page',
  'checkout.session.async_payment_succeeded': 'page',
  'checkout.session.async_payment_failed': 'page',
  'payment_intent.processing': 'kept',
  'payment_intent.succeeded': 'kept',
  'payment_intent.payment_failed': 'kept',
  'payment_intent.canceled': 'kept',
  'charge.refunded': 'charge',
  'charge.dispute.created': 'charge',
  'charge.dispute.closed': 'charge',
}

/**
 * Reads an event: its id and the payment it is about, null if it is about none of ours. Its payment data is not read:
 * it may be outdated by now, and of another API version. Returns null if it is not an event.
 */
export function readEvent(
  body: Uint8Array,
): { readonly eventId: string; readonly subject: EventSubject | null } | null {
  const event = parsed(body)
  if (!Value.Check(EventSchema, event)) return null
  const { id, mode, payment_intent: intent, metadata } = event.data.object
  const kind = Object.hasOwn(subjects, event.type) ? subjects[event.type] : undefined
  const reported = { eventId: event.id, subject: null }
  if (kind === 'charge') {
    return typeof intent === 'string'
      ? { ...reported, subject: { kind: 'intent', intentId: intent } }
      : reported
  }
  if (kind === undefined || metadata?.[keyName] === undefined) return reported
  if (kind === 'page')
    return mode === 'payment' ? { ...reported, subject: { kind, sessionId: id } } : reported
  // Payments on a page are reported by the page’s own events.
  return metadata[wayName] === 'kept' ? { ...reported, subject: { kind: 'intent', intentId: id } } : reported
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return null
  }
}
