import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { billToPayFields } from '../../operations/bill-payment/bill-payment-schemas'
import { LastPayment } from '../../operations/payment-schemas'

const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

export const guestBillStatusContract = defineCall({
  name: 'guestBillStatus',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalPaymentController/guestBillStatus',
  summary:
    'What a guest can pay: what is left of the newest bill of the account that this browser looked up, and what became of a payment of the last half hour.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      isBack: Type.Optional(
        Type.Boolean({ description: 'Whether the browser comes from the payment page: asks the processor.' }),
      ),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    problem: nullableText(
      'Why nothing is told: `notLookedUp`, or `lookUpEnded` after half an hour; null when something is.',
    ),
    bill: Type.Union(
      [
        Type.Object({
          street: nullableText('The street of the service address: its last word’s first letter.'),
          ...billToPayFields,
          lastPayment: LastPayment,
        }),
        Type.Null(),
      ],
      { description: 'Null where there is a problem, or no bill yet.' },
    ),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: [],
  source: 'docs/specification/portal.md section 1',
})
