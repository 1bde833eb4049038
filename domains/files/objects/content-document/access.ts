import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess, throughContact } from '../../../customers/objects/reach'

const reach = throughContact('Contact__c')

/** Files come in through uploads, which check and scan them; records of them are only described anew. */
export const contentDocumentAccess: ObjectDeclaration['access'] = {
  customer: {
    records: reach.customer,
    read: ['Title', 'Description', 'FileExtension', 'ContentSize', 'Scan_Status__c', 'Contact__c'],
    update: ['Title', 'Description'],
  },
  advisor: { records: reach.staff, read: 'all', update: ['Title', 'Description'] },
  supervisor: { records: reach.staff, read: 'all', update: ['Title', 'Description'] },
  admin: fullAccess,
}
