import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'

const ownBrand = recordsWhere(['Brand__c'], 'brand')

/** Who requested and decided is written by the actions alone. */
const written = [
  'Name',
  'Headline_ES__c',
  'Text__c',
  'Text_ES__c',
  'Brand__c',
  'Kind__c',
  'Status__c',
  'Starts_At__c',
  'Ends_At__c',
]

/** Guests and customers receive published announcements from the server method, never a draft. */
export const announcementAccess: ObjectDeclaration['access'] = {
  advisor: { records: ownBrand, read: 'all' },
  supervisor: { records: ownBrand, read: 'all', create: written, update: [...written, 'OwnerId'] },
  admin: { records: allRecords, read: 'all', create: written, update: [...written, 'OwnerId'], delete: true },
}
