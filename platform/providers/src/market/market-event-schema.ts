import { Type } from 'typebox'

const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' })

const Answer = Type.Union([
  Type.Object({ kind: Type.Literal('accepted') }, { description: 'The date is still a request.' }),
  Type.Object(
    {
      kind: Type.Literal('rejected'),
      reason: Type.Union([Type.Literal('Invalid_Service_Point'), Type.Literal('Not_First_In')]),
    },
    { description: 'The order is cancelled, and its deposit is refunded.' },
  ),
  Type.Object(
    {
      kind: Type.Literal('dateConfirmed'),
      date: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }),
    },
    { description: 'The order is complete once no step is open.' },
  ),
  Type.Object(
    {
      kind: Type.Literal('holdPlaced'),
      reason: Type.Union([
        Type.Literal('Payment_Plan'),
        Type.Literal('Tampering'),
        Type.Literal('Previous_Occupant'),
      ]),
      placedBy: Type.String({ maxLength: 120 }),
    },
    { description: 'A switch-hold notice opens; the order waits.' },
  ),
  Type.Object({ kind: Type.Literal('holdLifted') }, { description: 'The notice of the hold is resolved.' }),
  Type.Object(
    {
      kind: Type.Literal('balanceReported'),
      reason: Type.Union([Type.Literal('Own_Debt'), Type.Literal('Previous_Occupant')]),
      dollars: Type.Number({ exclusiveMinimum: 0, maximum: 100_000 }),
      placedBy: Type.String({ maxLength: 120 }),
    },
    {
      description:
        'Another company is owed money by this person, or for this home by who lived there before. A notice opens, settled by proof; the first day of service waits, even if confirmed.',
    },
  ),
  Type.Object(
    { kind: Type.Literal('balanceSettled') },
    { description: 'The notice of the balance is resolved.' },
  ),
  Type.Object(
    {
      kind: Type.Literal('staffNeeded'),
      code: Type.String({ maxLength: 30 }),
      text: Type.String({ maxLength: 200 }),
    },
    {
      description:
        'What no other answer says, with the code and the words of the market: staff get a case about the order, which stays as it is.',
    },
  ),
])

/** An event as the market sends it; additional fields are not read. */
export const MarketEventSchema = Type.Object({ eventId: Name, requestId: Name, answer: Answer })

/** The events of one order. */
export const MarketEventsSchema = Type.Object({ events: Type.Array(MarketEventSchema, { maxItems: 1_000 }) })
