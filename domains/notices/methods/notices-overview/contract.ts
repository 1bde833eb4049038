import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

const OrderNotice = Type.Object({
  number: Type.Number({ description: 'What the form of an answer calls it.' }),
  type: Type.Union([Type.Literal('Outstanding_Balance'), Type.Literal('Switch_Hold')]),
  reason: Type.String({ description: 'A value of `Reason__c`.' }),
  status: Type.Union([
    Type.Literal('Open'),
    Type.Literal('Checking'),
    Type.Literal('Rejected'),
    Type.Literal('Resolved'),
  ]),
  amount: Type.Union([Type.Number(), Type.Null()], {
    description: 'In dollars; null to who looked the order up.',
  }),
  placedBy: nullableText('Who asked for it; null to who looked the order up.'),
  placed: nullableText('The day of the notice, `YYYY-MM-DD`.'),
  confirmed: nullableText('The day on which the customer said that it is settled.'),
  answerBy: nullableText('The business day by which we answer, while we check.'),
  resolved: nullableText('The day on which it was resolved.'),
  payment: Type.Union(
    [
      Type.Object({
        path: Type.String({ description: 'The page on which it is paid.' }),
        due: Type.Union([Type.Number(), Type.Null()], {
          description: 'What is left to pay there now, in dollars; null to who looked the order up.',
        }),
        isPaid: Type.Boolean({ description: 'Whether nothing is past due any more.' }),
      }),
      Type.Null(),
    ],
    { description: 'How a balance that we are owed is paid; null where another company is owed.' },
  ),
  path: nullableText('`Pay` or `New_Occupant`, as the customer has chosen.'),
})

export const noticesOverviewContract = defineCall({
  name: 'noticesOverview',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalDocumentController/noticesOverview',
  summary: 'The outstanding balances and switch-holds that stand before an order’s service.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ orderId: Type.Optional(RecordIdParam) }, { additionalProperties: false }),
  answer: Type.Object({
    problem: nullableText('Why there is no order, as for documents; null when there is one.'),
    orderId: nullableText('Null to who looked the order up.'),
    street: nullableText('The street of the service address, masked to who looked the order up.'),
    isOpen: Type.Boolean({ description: 'Whether the order still takes answers.' }),
    notices: Type.Array(OrderNotice),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidRecordId'],
  source: 'docs/specification/portal.md sections 1 and 4',
})
