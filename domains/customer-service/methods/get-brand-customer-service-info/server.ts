import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { getBrandCustomerServiceInfoContract } from './contract'

const serviceFields = [
  'Customer_Service_Hours__c',
  'Customer_Service_Hours_ES__c',
  'Customer_Service_Phone_Number__c',
  'Privacy_Policy_Link__c',
  'Privacy_Policy_Link_ES__c',
  'Terms_of_Use__c',
  'Terms_of_Use_ES__c',
  'Disclaimer__c',
  'Disclaimer_ES__c',
] as const

/** What a brand prints on its door belongs to no customer, so it is read as the system, these fields only. */
const handle = handleCall(getBrandCustomerServiceInfoContract, async ({ query }, context: MethodContext) => {
  const records = await firstRecords(context.engine, context.systemViewer, {
    objectApiName: 'Brand__c',
    selection: { fields: serviceFields, optionalFields: [] },
    condition: { kind: 'compare', field: 'Name', operator: 'eq', value: query.brandName },
    orderings: [],
    pageSize: 1,
  })
  const brand = records[0]
  if (brand === undefined) throw fail('notFound')
  const textOf = (field: (typeof serviceFields)[number]): string | null => {
    const value = brand.fields[field]?.value
    return typeof value === 'string' ? value : null
  }
  return {
    body: {
      Customer_Service_Hours__c: textOf('Customer_Service_Hours__c'),
      Customer_Service_Hours_ES__c: textOf('Customer_Service_Hours_ES__c'),
      Customer_Service_Phone_Number__c: textOf('Customer_Service_Phone_Number__c'),
      Privacy_Policy_Link__c: textOf('Privacy_Policy_Link__c'),
      Privacy_Policy_Link_ES__c: textOf('Privacy_Policy_Link_ES__c'),
      Terms_of_Use__c: textOf('Terms_of_Use__c'),
      Terms_of_Use_ES__c: textOf('Terms_of_Use_ES__c'),
      Disclaimer__c: textOf('Disclaimer__c'),
      Disclaimer_ES__c: textOf('Disclaimer_ES__c'),
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
