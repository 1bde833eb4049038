import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'

const ownBrand = recordsWhere(['Brand__c'], 'brand')

/** Advisors answer by them; whoever leads them writes them. Customers read what was sent, never a template. */
export const replyTemplateAccess: ObjectDeclaration['access'] = {
  advisor: { records: ownBrand, read: 'all' },
  supervisor: { records: ownBrand, read: 'all', create: 'all', update: 'all' },
  admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
}
