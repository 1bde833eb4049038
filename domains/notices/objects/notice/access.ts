import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess, throughAccount } from '../../../customers/objects/row-scope'

const scope = throughAccount('Account__c')

const settlement = [
  'Status__c',
  'Evidence__c',
  'Resolved_Date__c',
  'Resolution_Path__c',
  'OwnerId',
  'Internal_Notes__c',
]

/** The customer's checkbox goes through the portal's own method, which also requires the proof. */
export const noticeAccess: ObjectDeclaration['access'] = {
  customer: {
    records: scope.customer,
    read: [
      'Name',
      'Account__c',
      'Order__c',
      'Notice_Type__c',
      'Reason__c',
      'Status__c',
      'Amount__c',
      'Debt_Account__c',
      'Placed_By__c',
      'Placed_Date__c',
      'Resolution_Path__c',
      'Customer_Confirmed__c',
      'Confirmed_Date__c',
      'Evidence__c',
      'Resolved_Date__c',
      'RecordTypeId',
    ],
  },
  advisor: { records: scope.staff, read: 'all', update: settlement },
  supervisor: { records: scope.staff, read: 'all', update: settlement },
  admin: fullAccess,
}
