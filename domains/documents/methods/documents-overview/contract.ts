import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

const wordsOf = (description: string) =>
  Type.Union([Type.Object({ en: Type.String(), es: Type.String() }), Type.Null()], { description })

const SentFile = Type.Object({
  name: nullableText('The name it was sent with; null to who looked the order up.'),
  size: Type.Number({ description: 'In bytes.' }),
  scan: Type.Union([Type.Literal('Pending'), Type.Literal('Clean'), Type.Literal('Infected')], {
    description: 'Whether it was scanned; an infected file was removed.',
  }),
  fileId: nullableText('What `downloadFile` takes; null until it was found clean, and to guests.'),
})

const OrderDocument = Type.Object({
  type: Type.String({ description: 'A value of `Document_Type__c`.' }),
  isRequired: Type.Boolean(),
  status: Type.String({
    description: '`Requested`, `Received`, `Checking`, `Accepted`, `Rejected` or `Waived`.',
  }),
  due: nullableText('By when it is needed, `YYYY-MM-DD`.'),
  receiptNumber: nullableText('What the customer can name when they call.'),
  explanation: wordsOf('What fits, as it was requested; null where nothing was said.'),
  reason: wordsOf('Why it was rejected; null in every other state.'),
  files: Type.Array(SentFile, { description: 'What was sent and not replaced since.' }),
})

export const documentsOverviewContract = defineCall({
  name: 'documentsOverview',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalDocumentController/documentsOverview',
  summary:
    'The documents of an order: those that are missing, sent, accepted or rejected. For who is signed in, for the link of a mail and for the look-up of this browser.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ orderId: Type.Optional(RecordIdParam) }, { additionalProperties: false }),
  answer: Type.Object({
    problem: nullableText(
      'Why there is no order: `orderNotFound`, `linkOffered` (`offeredOrder` says of what), `linkExpired`, `linkNotLatest` or `lookUpEnded`; null when there is one.',
    ),
    orderId: nullableText('Null to who looked the order up.'),
    street: nullableText('The street of the service address, masked to who looked the order up.'),
    isOpen: Type.Boolean({ description: 'Whether the order still takes documents.' }),
    documents: Type.Array(OrderDocument, { description: 'The required first.' }),
    types: Type.Array(
      Type.Object({
        type: Type.String(),
        isRequired: Type.Boolean(),
        explanation: wordsOf('What fits, in the words of the brand; null where there are none.'),
      }),
      { description: 'What can be sent now.' },
    ),
    missing: Type.Array(Type.String(), { description: 'The required types that have not been sent.' }),
    maxBytes: Type.Number({ description: 'The largest file that is accepted.' }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidRecordId'],
  source: 'docs/specification/portal.md sections 1 and 5',
})
