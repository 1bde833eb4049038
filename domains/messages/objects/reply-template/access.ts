import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'

const ownBrand = recordsWhere(['Brand__c'], 'brand')

/** Advisors reply with templates; their supervisors write them. Customers read the replies, never a template. */
export const replyTemplateAccess: ObjectDeclaration['access'] = {
  advisor: { records: ownBrand, read: 'all' },
  supervisor: { records: ownBrand, read: 'all', create: 'all', update: 'all' },
  admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
}
