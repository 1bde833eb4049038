import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

export const verificationOverviewContract = defineCall({
  name: 'verificationOverview',
  method: 'POST',
  path: '/CustomerPortalDocumentController/verificationOverview',
  summary: 'How far the check of who the customer of an order is has come.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ orderId: Type.Optional(RecordIdParam) }, { additionalProperties: false }),
  answer: Type.Object({
    problem: nullableText('Why there is no order, as for documents; null when there is one.'),
    orderId: nullableText('Null to who looked the order up.'),
    street: nullableText('The street of the service address, masked to who looked the order up.'),
    status: Type.Union(
      [
        Type.Literal('Sent'),
        Type.Literal('Opened'),
        Type.Literal('Passed'),
        Type.Literal('Failed'),
        Type.Literal('Manual_Review'),
        Type.Literal('Expired'),
        Type.Null(),
      ],
      { description: 'Null when the order needs none.' },
    ),
    mobileEnd: nullableText('The last two digits of the mobile phone that the link can be texted to.'),
    address: nullableText('The page on which a check that has begun is done.'),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidRecordId'],
  source: 'docs/specification/portal.md section 1',
})
