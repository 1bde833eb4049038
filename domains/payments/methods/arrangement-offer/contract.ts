import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const Arranged = Type.Union(
  [
    Type.Array(
      Type.Object({
        dueDate: Type.String({ format: 'date' }),
        amount: Type.Number({ description: 'Dollars.' }),
      }),
    ),
    Type.Null(),
  ],
  { description: 'The parts with their days; null where it is not offered.' },
)

export const arrangementOfferContract = defineCall({
  name: 'arrangementOffer',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalPaymentController/arrangementOffer',
  summary: 'How the viewer’s own bill may be paid later or in parts, or what was agreed to.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ billId: RecordIdParam }, { additionalProperties: false }),
  answer: Type.Object({
    billId: Type.String(),
    accountId: Type.String(),
    due: Type.Number({ description: 'What is left to pay of the bill, in dollars.' }),
    problem: Type.Union(
      [
        Type.Literal('closed'),
        Type.Literal('nothingDue'),
        Type.Literal('active'),
        Type.Literal('onItsWay'),
        Type.Literal('broken'),
        Type.Literal('unknownLaw'),
        Type.Literal('outOfRange'),
        Type.Null(),
      ],
      { description: 'Why nothing is offered without an advisor.' },
    ),
    extension: Arranged,
    plan: Arranged,
    running: Arranged,
    mayHoldSwitch: Type.Boolean({ description: 'Whether a hold on switching may follow.' }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['notFound', 'invalidSession', 'forbidden'],
  source: 'docs/specification/portal.md section 1',
})
