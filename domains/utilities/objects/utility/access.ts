import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'

const readableByCustomers = [
  'Name',
  'Utility_Phone__c',
  'Outage_Report_Link__c',
  'Outage_Map_Link__c',
  'Commodity__c',
  'State__c',
  'Delivery_Fixed_Charge__c',
  'Delivery_Usage_Charge__c',
  'Delivery_Effective_Date__c',
]

/** A utility's name and phone are public; nothing in the record is anyone's own. */
export const utilityAccess: ObjectDeclaration['access'] = {
  customer: { records: allRecords, read: readableByCustomers },
  advisor: { records: allRecords, read: 'all' },
  supervisor: {
    records: allRecords,
    read: 'all',
    update: ['Utility_Phone__c', 'Outage_Report_Link__c', 'Outage_Map_Link__c'],
  },
  admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
}
