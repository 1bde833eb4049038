import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess } from '../../../customers/objects/row-scope'

/** Who serves a ZIP code is public. */
export const serviceAreaAccess: ObjectDeclaration['access'] = {
  customer: { records: allRecords, read: 'all' },
  advisor: { records: allRecords, read: 'all' },
  supervisor: { records: allRecords, read: 'all' },
  admin: fullAccess,
}
