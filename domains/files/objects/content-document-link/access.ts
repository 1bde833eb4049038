import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { filesOf } from '../files-of'

const scope = filesOf('ContentDocumentId')

/** A link is reached through its file: a file and what it is used for belong to the same person. */
export const contentDocumentLinkAccess: ObjectDeclaration['access'] = {
  customer: { records: scope.customer, read: 'all' },
  advisor: { records: scope.staff, read: 'all' },
  supervisor: { records: scope.staff, read: 'all' },
  admin: { records: allRecords, read: 'all', create: 'all', delete: true },
}
