import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { brandObject } from '../../objects/brand/object'
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
  const brand = await first(context.engine, context.systemViewer, brandObject, {
    fields: serviceFields,
    where: { Name: query.brandName },
  })
  if (brand === null) throw fail('notFound')
  const { id: _id, ...body } = brand
  return { body }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
