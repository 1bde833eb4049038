import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { billToPayFields } from '../../operations/bill-payment/bill-payment-schemas'
import { LastPayment } from '../../operations/payment-schemas'

const DatedAmount = Type.Object({
  amount: Type.Number({ description: 'In dollars.' }),
  date: Type.String({ format: 'date' }),
})

const nullableText = Type.Union([Type.String(), Type.Null()])

export const billPaymentStatusContract = defineCall({
  name: 'billPaymentStatus',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalPaymentController/billPaymentStatus',
  summary: 'What is left to pay of the viewer’s own bill, and what became of the last payment.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      billId: RecordIdParam,
      isBack: Type.Optional(
        Type.Boolean({ description: 'Whether the browser comes from the payment page: asks the processor.' }),
      ),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    billId: Type.String(),
    accountId: Type.String(),
    street: nullableText,
    ...billToPayFields,
    lastPayment: LastPayment,
    debit: Type.Union([DatedAmount, Type.Null()], {
      description: 'What AutoPay debits of it, and when; null where it does not.',
    }),
    arranged: Type.Union([DatedAmount, Type.Null()], {
      description: 'What the account’s running payment arrangement asks for next; null without one.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['notFound', 'invalidSession', 'forbidden'],
  source: 'docs/specification/portal.md section 1',
})
