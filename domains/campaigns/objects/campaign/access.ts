import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'
import { contentFields } from '../../facts/content-fields'

const ownBrand = recordsWhere(['Brand__c'], 'brand')

/** Status, approver and counts are written only by the portal's own methods and jobs. */
const written = ['Name', ...contentFields]

/** Nobody deletes what went to customers. */
export const campaignAccess: ObjectDeclaration['access'] = {
  advisor: { records: ownBrand, read: 'all' },
  supervisor: { records: ownBrand, read: 'all', create: written, update: [...written, 'OwnerId'] },
  admin: { records: allRecords, read: 'all', create: written, update: [...written, 'OwnerId'] },
}
