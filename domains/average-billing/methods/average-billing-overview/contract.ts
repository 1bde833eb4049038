import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export const averageBillingOverviewContract = defineCall({
  name: 'averageBillingOverview',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalProfileController/averageBillingOverview',
  summary:
    'Average billing of the viewer’s own account: whether it is on or can be turned on, what billing reports, and what the last twelve bills came to.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ accountId: RecordIdParam }, { additionalProperties: false }),
  answer: Type.Object({
    accountId: Type.String(),
    isOn: Type.Boolean(),
    whyNot: Type.Union(
      [
        Type.Literal('place'),
        Type.Literal('notStarted'),
        Type.Literal('ended'),
        Type.Literal('pastDue'),
        Type.Null(),
      ],
      { description: 'Why it cannot be turned on; null where it can.' },
    ),
    pastDue: Type.Number({ description: 'What is past due, in dollars.' }),
    deferredBalance: nullable(
      Type.Number({
        description:
          'What was used and not billed yet, in dollars; less than 0 when more was billed than used. Null where billing has not said it.',
      }),
    ),
    reportedAt: nullable(Type.String({ format: 'date-time', description: 'When billing said it.' })),
    bills: Type.Array(
      Type.Object({
        billId: Type.String(),
        start: Type.String({ format: 'date' }),
        end: Type.String({ format: 'date' }),
        amount: Type.Number({ description: 'What the bill came to without average billing, in dollars.' }),
      }),
      { description: 'The latest twelve, newest first.' },
    ),
    average: nullable(
      Type.Number({ description: 'Of twelve bills, in dollars; null while there are fewer.' }),
    ),
    averageFrom: nullable(
      Type.String({
        format: 'date',
        description: 'When the twelfth bill ends; null where the average is known, or nothing is.',
      }),
    ),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['notFound', 'invalidSession', 'forbidden'],
  source: 'docs/specification/trade.md section 2.6',
})
