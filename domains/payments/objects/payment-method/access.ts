import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughContact } from '../../../customers/objects/row-scope'

const scope = throughContact('Contact__c')

const readable = [
  'Name',
  'Contact__c',
  'Method_Type__c',
  'Institution__c',
  'Last_Four__c',
  'Expiry_Month__c',
  'Expiry_Year__c',
  'Bank_Account_Type__c',
  'Status__c',
]

/** The token can move money: no person reads it, only the platform itself. */
export const paymentMethodAccess: ObjectDeclaration['access'] = {
  customer: { records: scope.customer, read: readable },
  advisor: { records: scope.staff, read: readable },
  supervisor: { records: scope.staff, read: readable, update: ['Status__c'] },
  admin: { records: allRecords, read: readable, update: ['Status__c'], delete: true },
}
