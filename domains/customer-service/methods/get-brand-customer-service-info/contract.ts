import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const nullableText = Type.Union([Type.String(), Type.Null()])

export const getBrandCustomerServiceInfoContract = defineCall({
  name: 'getBrandCustomerServiceInfo',
  method: 'GET',
  path: '/CustomerPortalMainDataController/getBrandCustomerServiceInfo',
  summary: 'Hours, phone, links and disclaimer of a brand in both languages; open to everyone.',
  params: Type.Object({}),
  query: Type.Object(
    { brandName: Type.String({ minLength: 1, maxLength: 80, description: 'A value of Account_Brand__c.' }) },
    { additionalProperties: false },
  ),
  body: null,
  answer: Type.Object({
    Customer_Service_Hours__c: nullableText,
    Customer_Service_Hours_ES__c: nullableText,
    Customer_Service_Phone_Number__c: nullableText,
    Privacy_Policy_Link__c: nullableText,
    Privacy_Policy_Link_ES__c: nullableText,
    Terms_of_Use__c: nullableText,
    Terms_of_Use_ES__c: nullableText,
    Disclaimer__c: nullableText,
    Disclaimer_ES__c: nullableText,
  }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound'],
  source: 'docs/specification/portal.md sections 3 and 7',
})
