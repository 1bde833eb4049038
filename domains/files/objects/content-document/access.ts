import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess, throughContact } from '../../../customers/objects/row-scope'

const scope = throughContact('Contact__c')

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
