import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'

/** Orders are reached through their account: the contact's, or the served brand's. */
export const orderAccess: ObjectDeclaration['access'] = {
  customer: { records: recordsWhere(['AccountId', 'ContactId'], 'contactId'), read: 'all' },
  advisor: {
    records: recordsWhere(['AccountId', 'Account_Brand__c'], 'brand'),
    read: 'all',
    update: ['Requested_Start_Date__c', 'Confirmed_Start_Date__c', 'Stage__c'],
  },
  supervisor: {
    records: recordsWhere(['AccountId', 'Account_Brand__c'], 'brand'),
    read: 'all',
    update: [
      'Requested_Start_Date__c',
      'Confirmed_Start_Date__c',
      'Stage__c',
      'Status',
      'Cancellation_Reason__c',
      'Plan_Name__c',
      'Plan__c',
    ],
  },
  admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
}
