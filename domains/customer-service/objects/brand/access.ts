import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'

/** Guests and customers receive a brand's contact data from the server method, not as a record. */
export const brandAccess: ObjectDeclaration['access'] = {
  advisor: { records: recordsWhere(['Name'], 'brand'), read: 'all' },
  supervisor: {
    records: recordsWhere(['Name'], 'brand'),
    read: 'all',
    update: ['Customer_Service_Hours__c', 'Customer_Service_Hours_ES__c', 'Customer_Service_Phone_Number__c'],
  },
  admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
}
