import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const brandFeaturesContract = defineCall({
  name: 'brandFeatures',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalMainDataController/brandFeatures',
  summary: 'Which optional features a brand offers to new customers; for whoever is signed in.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    { brandName: Type.String({ minLength: 1, maxLength: 80, description: 'A value of Account_Brand__c.' }) },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    Offers_Autopay__c: Type.Boolean(),
    Offers_Paperless__c: Type.Boolean(),
    Offers_Text_Alerts__c: Type.Boolean(),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['notFound', 'invalidSession'],
  source: 'docs/specification/portal.md section 9',
})
