import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const nullableText = Type.Union([Type.String(), Type.Null()])

export const getBrandCustomerServiceInfoContract = defineCall({
  name: 'getBrandCustomerServiceInfo',
  method: 'GET',
  path: '/CustomerPortalMainDataController/getBrandCustomerServiceInfo',
  summary:
    'Hours, phone, links and disclaimer of a brand in both languages, and the features that it offers; open to everyone.',
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
    Offers_Autopay__c: Type.Boolean({
      description: 'Whether new customers get AutoPay; so for the following.',
    }),
    Offers_Paperless__c: Type.Boolean(),
    Offers_Text_Alerts__c: Type.Boolean(),
  }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound'],
  source: 'docs/specification/portal.md sections 3 and 7',
})
