import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { longestRefundNote, type RefundReason, refundReasons } from '../../facts/refund-values'

export const requestRefundContract = defineCall({
  name: 'requestRefund',
  method: 'POST',
  path: '/CustomerPortalPaymentController/requestRefund',
  summary:
    'Refunds a settled payment, or a part of it, to the card or bank account that made it: at most what is left of it and the credit of its account, both less what other refunds reserve. Below the brand’s limit it is sent at once; from the limit on it waits for a second person. Staff only, for accounts of a brand that they serve; for everyone else there is nothing here.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      paymentId: RecordIdParam,
      amount: Type.String({ maxLength: 20, description: 'In dollars, as it was typed: `45.50`.' }),
      offered: Type.Number({
        minimum: 0,
        description:
          'The `refundable` that the amount was chosen by, in dollars. When it has changed, as after a request that was repeated, nothing is refunded.',
      }),
      reason: Type.Unsafe<RefundReason>(Type.Union(refundReasons.map((reason) => Type.Literal(reason)))),
      note: Type.String({
        maxLength: longestRefundNote,
        pattern: '\\S',
        description: 'For staff alone.',
      }),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    refundId: Type.String(),
    number: Type.String({ description: 'The refund number.' }),
    amount: Type.Number({ description: 'In dollars.' }),
    isWaiting: Type.Boolean({ description: 'Whether a second person has to approve it.' }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'invalidRecordId', 'refundOutOfRange', 'refundChanged'],
  source: 'docs/specification/portal.md section 9',
})
