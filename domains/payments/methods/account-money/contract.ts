import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { type NothingToRefund, nothingToRefundCodes } from '../../facts/refund-values'

const nullableText = Type.Union([Type.String(), Type.Null()])
const dollars = Type.Number({ description: 'In dollars.' })

export const accountMoneyContract = defineCall({
  name: 'accountMoney',
  method: 'POST',
  path: '/CustomerPortalPaymentController/accountMoney',
  summary:
    'What an account owes and why: the amounts that the customer’s pages show, the lines of its ledger, the newest first, 15 a page, and its newest payments with what can be refunded of each, and refunds. Staff only, for accounts of a brand that they serve; for everyone else there is nothing here.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      accountId: RecordIdParam,
      before: Type.Optional(
        Type.String({
          pattern: '^[1-9][0-9]{0,8}$',
          description: 'The `older` of the page before; the newest without it.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    owed: dollars,
    pastDue: dollars,
    credit: dollars,
    depositHeld: dollars,
    onItsWay: dollars,
    bill: Type.Union([
      Type.Object({ billId: Type.String(), due: dollars, dueDate: Type.String() }),
      Type.Null(),
    ]),
    lines: Type.Array(
      Type.Object({
        lineId: Type.String(),
        kind: Type.String({ description: 'A value of `Ledger_Entry__c.Kind__c`.' }),
        date: Type.String(),
        amount: dollars,
        balance: dollars,
        depositAmount: dollars,
        depositHeld: dollars,
        causeId: Type.String({ description: 'The bill, payment or deposit that it follows from.' }),
      }),
    ),
    older: Type.Union([Type.String(), Type.Null()], {
      description: 'What the next page is requested with; null on the last.',
    }),
    payments: Type.Array(
      Type.Object({
        paymentId: Type.String(),
        number: Type.String(),
        status: Type.String({ description: 'A value of `Payment__c.Status__c`.' }),
        purpose: Type.String({ description: 'A value of `Payment__c.Purpose__c`.' }),
        amount: dollars,
        date: Type.String(),
        returnedDate: nullableText,
        returnReason: nullableText,
        regainedDate: nullableText,
        refundedDate: nullableText,
        refunded: Type.Number({ description: 'What of it went back, in dollars.' }),
        refundable: Type.Number({ description: 'What can be refunded of it now, in dollars.' }),
        notRefundable: Type.Unsafe<NothingToRefund | null>(
          Type.Union([...nothingToRefundCodes.map((because) => Type.Literal(because)), Type.Null()], {
            description: 'Why nothing can be; null when something can.',
          }),
        ),
      }),
    ),
    reserved: Type.Number({
      description: 'What refunds that wait or are on their way have reserved of the credit, in dollars.',
    }),
    approvalFrom: Type.Number({
      description: 'From this amount on, in dollars, a second person approves a refund.',
    }),
    refunds: Type.Array(
      Type.Object({
        refundId: Type.String(),
        number: Type.String(),
        amount: dollars,
        status: Type.String({ description: 'A value of `Refund__c.Status__c`.' }),
        failure: nullableText,
        requestedAt: nullableText,
      }),
      { description: 'The newest ones.' },
    ),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'invalidRecordId'],
  source: 'docs/specification/portal.md section 9',
})
