import { type Static, type TObject, Type } from 'typebox'

/** The maximum number of events in one call. */
export const mostEventsAtOnce = 20

/** Fields common to every event; `type` determines which `data` belong to it. */
export function billingEventOf<Data extends TObject>(type: string | null, data: Data) {
  return Type.Object({
    eventId: Type.String({ format: 'uuid', description: 'The idempotency key: an event counts once.' }),
    type: type === null ? Type.String({ minLength: 1 }) : Type.Literal(type),
    accountNumber: Type.String({ minLength: 1, maxLength: 20 }),
    sequence: Type.Integer({
      minimum: 1,
      description: 'Counts the events of the account without a gap; events arrive in this order.',
    }),
    occurredAt: Type.String({ format: 'date-time' }),
    data,
  })
}

/** An event in its wire format, whatever its type. */
export const BillingEventSchema = billingEventOf(null, Type.Object({}))

export type BillingEvent = Omit<Static<typeof BillingEventSchema>, 'data'> & {
  readonly data: Readonly<Record<string, unknown>>
}
