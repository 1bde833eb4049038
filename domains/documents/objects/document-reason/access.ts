import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'

const ownBrand = recordsWhere(['Brand__c'], 'brand')

/** Nobody deletes one: documents that were rejected refer to it. It is made inactive. */
export const documentReasonAccess: ObjectDeclaration['access'] = {
  advisor: { records: ownBrand, read: 'all' },
  supervisor: { records: ownBrand, read: 'all', create: 'all', update: 'all' },
  admin: { records: allRecords, read: 'all', create: 'all', update: 'all' },
}
