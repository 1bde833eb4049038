import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'

const addressCorrections = [
  'Service_Street__c',
  'Service_City__c',
  'Service_State__c',
  'Service_Postal_Code__c',
  'Time_Zone__c',
]

/** Customers see the accounts of their contact; staff those of their brand. Only administrators move accounts. */
export const accountAccess: ObjectDeclaration['access'] = {
  customer: { records: recordsWhere(['ContactId'], 'contactId'), read: 'all' },
  advisor: {
    records: recordsWhere(['Account_Brand__c'], 'brand'),
    read: 'all',
    update: addressCorrections,
  },
  supervisor: {
    records: recordsWhere(['Account_Brand__c'], 'brand'),
    read: 'all',
    update: [
      ...addressCorrections,
      'Name',
      'Status__c',
      'Plan_Name__c',
      'Plan__c',
      'Contract_End_Date__c',
      'Payment_Plan__c',
    ],
  },
  admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
}
