import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess } from '../../../customers/objects/row-scope'
import { filesOf } from '../files-of'

const scope = filesOf()

/** Files come in through uploads, which check and scan them; their records can only be described. */
export const contentDocumentAccess: ObjectDeclaration['access'] = {
  customer: {
    records: scope.customer,
    read: ['Title', 'Description', 'FileExtension', 'ContentSize', 'Scan_Status__c', 'Contact__c'],
    update: ['Title', 'Description'],
  },
  advisor: { records: scope.staff, read: 'all', update: ['Title', 'Description'] },
  supervisor: { records: scope.staff, read: 'all', update: ['Title', 'Description'] },
  admin: fullAccess,
}
