import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { takenPlanFields, takenPlanName } from '../../../plans/facts/plan-name'
import { orderObject } from '../../objects/order/object'
import { lookUpGrantMs } from '../look-up-grant'
import type { SignUp } from './read-sign-up'

/**
 * Reads the order created from a sign-up, for the page after it; null before submission, and once half an hour has
 * passed.
 */
export async function readSubmittedOrder(
  { engine, systemViewer, viewer, now }: Pick<MethodContext, 'engine' | 'systemViewer' | 'viewer' | 'now'>,
  { orderId, isConfirmationMailed }: Pick<SignUp, 'orderId' | 'isConfirmationMailed'>,
) {
  if (orderId === null) return null
  const order = await read(engine, systemViewer, orderObject, orderId, [
    'CreatedDate',
    'Confirmation_Number__c',
    ...takenPlanFields,
    'Service_Street__c',
    'Service_Postal_Code__c',
    'Case_Type__c',
    'Requested_Start_Date__c',
    'Rescission_End_Date__c',
    'Utility__r.Name',
    'Account.Contact.Email',
  ])
  if (order === null) return null
  const createdAt = Date.parse(order.CreatedDate)
  if (!(now().getTime() - createdAt < lookUpGrantMs)) return null
  const caseType = order.Case_Type__c
  const documents = await engine.countRecords(
    systemViewer,
    {
      objectApiName: 'Document_Requirement__c',
      condition: { kind: 'compare', field: 'Order__c', operator: 'eq', value: orderId },
      parent: null,
      searchTerm: null,
    },
    1,
  )
  return {
    confirmationNumber: order.Confirmation_Number__c,
    email: isConfirmationMailed ? order['Account.Contact.Email'] : null,
    planName: takenPlanName(order, viewer.language),
    street: order.Service_Street__c,
    zipCode: order.Service_Postal_Code__c,
    caseType: caseType === 'Move_In' || caseType === 'Switch' ? caseType : null,
    startDate: order.Requested_Start_Date__c,
    rescindUntil: order.Rescission_End_Date__c,
    utilityName: order['Utility__r.Name'],
    needsDocument: documents.count > 0,
  } as const
}
