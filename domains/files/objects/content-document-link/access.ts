import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughContact } from '../../../customers/objects/row-scope'

const scope = throughContact('ContentDocumentId', 'Contact__c')

/** A link is reached through its file: a file and what it is used for belong to the same person. */
export const contentDocumentLinkAccess: ObjectDeclaration['access'] = {
  customer: { records: scope.customer, read: 'all' },
  advisor: { records: scope.staff, read: 'all' },
  supervisor: { records: scope.staff, read: 'all' },
  admin: { records: allRecords, read: 'all', create: 'all', delete: true },
}
