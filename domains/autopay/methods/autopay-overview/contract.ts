import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { type MethodType, methodTypes } from '../../../payments/facts/payment-values'
import { LastPayment } from '../../../payments/operations/payment-schemas'

const nullableText = Type.Union([Type.String(), Type.Null()])
const nullableDay = Type.Union([Type.String({ format: 'date' }), Type.Null()])

const Method = Type.Object({
  type: Type.Unsafe<MethodType>(Type.Union(methodTypes.map((type) => Type.Literal(type)))),
  institution: Type.String(),
  lastFour: Type.String(),
  expiryMonth: Type.Union([Type.Integer(), Type.Null()]),
  expiryYear: Type.Union([Type.Integer(), Type.Null()]),
  bankAccountType: nullableText,
  expiresSoon: Type.Boolean({ description: 'Whether the card expires before the debit after the next.' }),
})

export const autopayOverviewContract = defineCall({
  name: 'autopayOverview',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalPaymentController/autopayOverview',
  summary:
    'AutoPay of the viewer’s own account: whether it is on, with what, the next debit, and the text to agree to.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ accountId: RecordIdParam }, { additionalProperties: false }),
  answer: Type.Object({
    accountId: Type.String(),
    street: nullableText,
    canEnroll: Type.Boolean({
      description: 'Whether the account gets bills, now or once its service starts.',
    }),
    state: Type.Union([Type.Literal('Off'), Type.Literal('Active'), Type.Literal('Suspended')]),
    suspendedBecause: nullableText,
    startDate: nullableDay,
    method: Type.Union([Method, Type.Null()]),
    setup: Type.Union([Type.Literal('failed'), Type.Literal('left'), Type.Null()], {
      description: 'What became of the page on which a method is typed, if nothing was kept.',
    }),
    offer: Type.Union(
      [
        Type.Object({
          setupId: Type.String(),
          method: Method,
          text: Type.String({ description: 'The authorisation in the viewer’s language.' }),
          mark: Type.String({ description: 'Names the text in the form that agrees to it.' }),
        }),
        Type.Null(),
      ],
      { description: 'A method that is kept and not authorised yet.' },
    ),
    bill: Type.Union(
      [
        Type.Object({
          billId: Type.String(),
          due: Type.Number({ description: 'What is left to pay, in dollars.' }),
          dueDate: Type.String({ format: 'date' }),
          isIncluded: Type.Boolean({ description: 'Whether turning AutoPay on today debits it.' }),
          cancelBy: Type.String({ format: 'date' }),
        }),
        Type.Null(),
      ],
      { description: 'The bill that is open today.' },
    ),
    next: Type.Union(
      [
        Type.Object({
          billId: Type.String(),
          amount: Type.Number({ description: 'In dollars.' }),
          date: Type.String({ format: 'date' }),
          cancelBy: Type.String({
            format: 'date',
            description: 'The last day on which it can surely be cancelled.',
          }),
        }),
        Type.Null(),
      ],
      { description: 'The next debit, once its bill is issued.' },
    ),
    authorization: Type.Union([
      Type.Object({
        text: Type.String(),
        version: Type.String(),
        language: Type.String(),
        givenAt: Type.String({ format: 'date-time' }),
      }),
      Type.Null(),
    ]),
    lastPayment: LastPayment,
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['notFound', 'invalidSession', 'forbidden'],
  source: 'docs/specification/portal.md section 1',
})
