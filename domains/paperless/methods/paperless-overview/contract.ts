import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const nullableText = Type.Union([Type.String(), Type.Null()])

export const paperlessOverviewContract = defineCall({
  name: 'paperlessOverview',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalProfileController/paperlessOverview',
  summary:
    'Whether bills of the viewer’s own account come electronically, and the disclosures to read before agreeing.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ accountId: RecordIdParam }, { additionalProperties: false }),
  answer: Type.Object({
    accountId: Type.String(),
    street: nullableText,
    canEnroll: Type.Boolean({
      description: 'Whether the account gets bills, now or once its service starts.',
    }),
    isPaperless: Type.Boolean(),
    email: nullableText,
    isEmailBounced: Type.Boolean({ description: 'Whether mail to that address came back.' }),
    disclosures: Type.Array(Type.String(), { description: 'In the viewer’s language, in order.' }),
    agreement: Type.String({ description: 'What is agreed to after them.' }),
    agreed: Type.Union(
      [
        Type.Object({
          text: Type.String(),
          version: Type.String(),
          language: Type.String(),
          givenAt: Type.String({ format: 'date-time' }),
        }),
        Type.Null(),
      ],
      { description: 'The words that were agreed to, where they were kept.' },
    ),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['notFound', 'invalidSession', 'forbidden'],
  source: 'docs/specification/portal.md section 1',
})
