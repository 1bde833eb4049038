import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughContact } from '../row-scope'

const { staff } = throughContact('Contact__c')

/** Staff of the brand read the messages sent; only the platform writes them. */
export const sentMessageAccess: ObjectDeclaration['access'] = {
  advisor: { records: staff, read: 'all' },
  supervisor: { records: staff, read: 'all' },
  admin: { records: allRecords, read: 'all' },
}
