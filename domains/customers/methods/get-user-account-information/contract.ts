import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const getUserAccountInformationContract = defineCall({
  name: 'getUserAccountInformation',
  method: 'GET',
  path: '/CustomerPortalMainDataController/getUserAccountInformation',
  summary: 'The brand of the account found for a contact; the contact has to be the viewer’s own.',
  params: Type.Object({}),
  query: Type.Object({ contactId: RecordIdParam }, { additionalProperties: false }),
  body: null,
  answer: Type.Object({ Account_Brand__c: Type.Union([Type.String(), Type.Null()]) }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound'],
  source: 'docs/specification/portal.md section 7',
})
