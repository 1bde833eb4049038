import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const customerTimelineContract = defineCall({
  name: 'customerTimeline',
  method: 'POST',
  path: '/CustomerPortalWorkController/customerTimeline',
  summary:
    'What happened with a customer, the newest first, 15 events a page: cases and replies, bills, payments and their return or refund, refunds that staff requested, orders, documents, deposits, links of identity checks, consents, notices, mails and texts that were sent, and looks of staff at what the customer sees. Staff only, for contacts of a brand that they serve; for everyone else there is nothing here.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      contactId: RecordIdParam,
      before: Type.Optional(
        Type.String({ maxLength: 60, description: 'The `older` of the page before; the newest without it.' }),
      ),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    events: Type.Array(
      Type.Object({
        kind: Type.Union([
          Type.Literal('case'),
          Type.Literal('reply'),
          Type.Literal('paymentReturned'),
          Type.Literal('paymentRefunded'),
          Type.Literal('refund'),
          Type.Literal('payment'),
          Type.Literal('bill'),
          Type.Literal('order'),
          Type.Literal('documentReceived'),
          Type.Literal('documentRequested'),
          Type.Literal('deposit'),
          Type.Literal('identityLink'),
          Type.Literal('consent'),
          Type.Literal('notice'),
          Type.Literal('message'),
          Type.Literal('customerView'),
        ]),
        recordId: Type.String({ description: 'The record that it is on: of a reply, its case.' }),
        at: Type.String({
          description: 'A moment, ISO 8601, or a day, `YYYY-MM-DD`, where no time is recorded.',
        }),
        subject: Type.String({ description: 'What it is about; may be empty.' }),
        state: Type.String({
          description: 'What became of it, in the viewer’s language; may be empty.',
        }),
        detail: Type.String({ description: 'A third fact, such as the channel; may be empty.' }),
        amount: Type.Union([Type.Number(), Type.Null()], { description: 'In dollars.' }),
      }),
    ),
    older: Type.Union([Type.String(), Type.Null()], {
      description: 'What the next page is requested with; null on the last.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'invalidRecordId', 'invalidPageToken'],
  source: 'docs/specification/portal.md section 9',
})
