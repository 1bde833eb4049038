import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'

/** Usage comes from the meters: everyone reads their part, only administrators correct it. */
export const usageAccess: ObjectDeclaration['access'] = {
  customer: { records: recordsWhere(['Account__c', 'ContactId'], 'contactId'), read: 'all' },
  advisor: { records: recordsWhere(['Account__c', 'Account_Brand__c'], 'brand'), read: 'all' },
  supervisor: {
    records: recordsWhere(['Account__c', 'Account_Brand__c'], 'brand'),
    read: 'all',
    update: ['Read_Type__c'],
  },
  admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
}
