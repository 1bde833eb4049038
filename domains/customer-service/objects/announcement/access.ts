import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'

const ownBrand = recordsWhere(['Brand__c'], 'brand')

/** Guests and customers are given what is shown by the server method, never a draft. */
export const announcementAccess: ObjectDeclaration['access'] = {
  advisor: { records: ownBrand, read: 'all' },
  supervisor: { records: ownBrand, read: 'all', create: 'all', update: 'all' },
  admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
}
