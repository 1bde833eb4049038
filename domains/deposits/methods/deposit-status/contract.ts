import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { LastPayment } from '../../../payments/operations/payment-schemas'

const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description })
const nullableDate = (description: string) =>
  Type.Union([Type.String({ format: 'date' }), Type.Null()], { description })

/** A deposit as its page shows it; amounts in dollars. */
const Deposit = Type.Object({
  orderId: nullableText('Null after a look-up: it is bound to one order and names none.'),
  number: nullableText('The deposit number; null after a look-up.'),
  street: nullableText('The street of the service address; its last word’s first letter after a look-up.'),
  status: Type.Union(
    [
      Type.Literal('Due'),
      Type.Literal('Part_Paid'),
      Type.Literal('In_Review'),
      Type.Literal('Paid'),
      Type.Literal('Waived'),
      Type.Literal('Refunding'),
      Type.Literal('Refund_Failed'),
      Type.Literal('Refunded'),
      Type.Literal('Applied'),
      Type.Literal('Cancelled'),
    ],
    { description: 'After a look-up `Due`, `In_Review`, or `Cancelled` for whatever asks for nothing.' },
  ),
  required: Type.Number({ description: 'What is asked for; what is left of it after a look-up.' }),
  cap: Type.Number({ description: 'The highest amount that may be asked for.' }),
  paid: Type.Union([Type.Number(), Type.Null()], { description: 'Null after a look-up.' }),
  applied: Type.Union([Type.Number(), Type.Null()], {
    description: 'What of it paid the final bill; null after a look-up.',
  }),
  rest: Type.Number({ description: 'What is left to pay; 0 while nothing may be charged.' }),
  instalment: Type.Union([Type.Number(), Type.Null()], {
    description: 'The first of the equal parts that it can be paid in; null when it cannot.',
  }),
  dueDate: nullableDate('By when.'),
  confirmationNumber: nullableText('Of the last payment that arrived; null after a look-up.'),
  ledger: Type.Union(
    [
      Type.Object({
        paidDate: Type.String({ format: 'date' }),
        interest: Type.Union([Type.Number(), Type.Null()], {
          description: 'Earned until today, or until it went back; null while a rate is not known.',
        }),
        isInterestCredited: Type.Boolean({
          description: 'Whether the interest was credited to the account: as much less is owed.',
        }),
        rate: Type.Union([Type.Number(), Type.Null()], {
          description: 'Yearly interest of today in percent; null while it is not known.',
        }),
        onTimeBills: Type.Integer(),
        billsUntilRefund: Type.Integer(),
        refundMonth: nullableDate(
          'The first day of the month in which it goes back if every bill is paid on time.',
        ),
        refundDate: nullableDate('When it went back.'),
        recalculationFrom: Type.String({
          format: 'date',
          description: 'From when the customer may ask that the amount be worked out anew.',
        }),
      }),
      Type.Null(),
    ],
    { description: 'Null until it is paid, and after a look-up.' },
  ),
  lastPayment: LastPayment,
  reviewCase: Type.Union(
    [Type.Object({ caseId: nullableText('Null to guests.'), number: Type.String() }), Type.Null()],
    {
      description: 'The open case about the amount.',
    },
  ),
  isWaiverAsked: Type.Union([Type.Boolean(), Type.Null()], {
    description:
      'Whether an exemption was asked for and is not decided; null after a look-up, which is not enough to ask for one.',
  }),
})

export const depositStatusContract = defineCall({
  name: 'depositStatus',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalPaymentController/depositStatus',
  summary:
    'The deposit of the viewer’s own order of that id, else the one that asks for something; to a guest that of the order of the mail’s link or of the look-up of this browser.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      orderId: Type.Optional(RecordIdParam),
      isBack: Type.Optional(
        Type.Boolean({ description: 'Whether the browser comes from the payment page: asks the processor.' }),
      ),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    problem: nullableText(
      'Why a guest is shown none: `orderNotFound`, `linkOffered` (`offeredOrder` says of what), `linkExpired`, `linkNotLatest` or `lookUpEnded`; null when there is one.',
    ),
    deposit: Type.Union([Deposit, Type.Null()], {
      description: 'Null to a guest without the link of a mail or a look-up.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['depositNotFound'],
  source: 'docs/specification/portal.md sections 1 and 8',
})
