import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'

/** A utility's name and phone are public; nothing in the record is anyone's own. */
export const utilityAccess: ObjectDeclaration['access'] = {
  customer: { records: allRecords, read: ['Name', 'Utility_Phone__c'] },
  advisor: { records: allRecords, read: 'all' },
  supervisor: { records: allRecords, read: 'all', update: ['Utility_Phone__c'] },
  admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
}
