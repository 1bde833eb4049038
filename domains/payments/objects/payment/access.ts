import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughAccount } from '../../../customers/objects/row-scope'

const scope = throughAccount('Account__c')

const readable = [
  'Name',
  'Account__c',
  'Purpose__c',
  'Bill__c',
  'Deposit__c',
  'Amount__c',
  'Refunded_Amount__c',
  'Fee__c',
  'Status__c',
  'Channel__c',
  'Payment_Date__c',
  'Settled_Date__c',
  'Returned_Date__c',
  'Refunded_Date__c',
  'Regained_Date__c',
  'Return_Reason__c',
  'Payment_Method__c',
  'Method_Type__c',
  'Last_Four__c',
]

/** Payments are made through the processor; no one types one in. */
export const paymentAccess: ObjectDeclaration['access'] = {
  customer: { records: scope.customer, read: readable },
  advisor: { records: scope.staff, read: readable },
  supervisor: { records: scope.staff, read: readable },
  admin: { records: allRecords, read: 'all', update: ['Status__c', 'Return_Reason__c'] },
}
