import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess, throughAccount } from '../../../customers/objects/row-scope'

const scope = throughAccount('Account__c')

/** The rejection reason is written only by the action, in the brand’s wording. */
const review = [
  'Status__c',
  'Due_Date__c',
  'Received_Date__c',
  'Reviewed_By__c',
  'OwnerId',
  'Internal_Notes__c',
]

/** Customers see what they owe and its result; who checked it stays inside. */
export const documentRequirementAccess: ObjectDeclaration['access'] = {
  customer: {
    records: scope.customer,
    read: [
      'Name',
      'Account__c',
      'Order__c',
      'Document_Type__c',
      'Is_Required__c',
      'Status__c',
      'Due_Date__c',
      'Received_Date__c',
      'Receipt_Number__c',
      'Rejection_Text__c',
      'Rejection_Text_ES__c',
      'Explanation__c',
      'Explanation_ES__c',
    ],
  },
  advisor: {
    records: scope.staff,
    read: 'all',
    create: ['Account__c', 'Order__c', 'Document_Type__c', 'Is_Required__c', 'Due_Date__c'],
    update: review,
  },
  supervisor: {
    records: scope.staff,
    read: 'all',
    create: ['Account__c', 'Order__c', 'Document_Type__c', 'Is_Required__c', 'Due_Date__c'],
    update: [...review, 'Is_Required__c'],
  },
  admin: fullAccess,
}
