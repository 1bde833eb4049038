import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const nullableText = Type.Union([Type.String(), Type.Null()])

export const getUtilityInfoContract = defineCall({
  name: 'getUtilityInfo',
  method: 'GET',
  path: '/CustomerPortalMainDataController/getUtilityInfo',
  summary: 'Name and phone of the utility of an order; the order has to be the viewer’s own.',
  params: Type.Object({}),
  query: Type.Object({ orderId: RecordIdParam }, { additionalProperties: false }),
  body: null,
  answer: Type.Object({ Name: nullableText, Utility_Phone__c: nullableText }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound'],
  source: 'docs/specification/portal.md section 7',
})
