import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const listAnnouncementsContract = defineCall({
  name: 'listAnnouncements',
  method: 'GET',
  path: '/CustomerPortalMainDataController/listAnnouncements',
  summary: 'What a brand has to say to everyone now, warnings first, in both languages; open to everyone.',
  params: Type.Object({}),
  query: Type.Object(
    { brandName: Type.String({ minLength: 1, maxLength: 80, description: 'A value of Account_Brand__c.' }) },
    { additionalProperties: false },
  ),
  body: null,
  answer: Type.Object({
    announcements: Type.Array(
      Type.Object({
        id: Type.String(),
        isWarning: Type.Boolean({ description: 'Whether it is about an outage or a storm.' }),
        headline: Type.Object({ en: Type.String(), es: Type.String() }),
        text: Type.Object({ en: Type.String(), es: Type.String() }),
      }),
    ),
  }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound'],
  source: 'docs/specification/portal.md section 3',
})
