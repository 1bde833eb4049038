import type { PublishedEvent } from '@porchlight/metadata'
import { type Static, type TObject, Type } from 'typebox'

/** A day: `2026-11-23`. */
export const EventDay = Type.String({ format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
/** A text that may be absent. */
export const EventText = Type.Union([Type.String(), Type.Null()])
/** The id of a record of the portal. */
export const EventId = Type.String({ minLength: 15, maxLength: 18 })

/** A kind of event that the billing system is notified of. */
export interface BillingEventType<Schema extends TObject = TObject> {
  /** The subject and what happened to it: `payment.settled`. It is part of the wire and never changes. */
  readonly eventType: string
  /** What happened, for the reference page of the gateway. */
  readonly description: string
  readonly data: Schema
  /** The event, for an after-rule to return: about that account, in the order of its events. */
  readonly publish: (accountId: string, data: Static<Schema>) => PublishedEvent
}

/**
 * Declares a kind of event once: its name, its meaning and its data. The data state the resulting state and not only
 * what changed, so that later events never depend on one that the billing system rejected.
 */
export function defineBillingEvent<Schema extends TObject>(
  eventType: string,
  description: string,
  data: Schema,
): BillingEventType<Schema> {
  return {
    eventType,
    description,
    data,
    publish: (accountId, values) => ({ type: 'publish', eventType, about: accountId, data: values }),
  }
}

/** A value of a record as the text of an event; null where it is empty. */
export function known(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
