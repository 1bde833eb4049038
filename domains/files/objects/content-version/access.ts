import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughContact } from '../../../customers/objects/reach'

const reach = throughContact('ContentDocumentId', 'Contact__c')

const readable = [
  'Title',
  'ContentDocumentId',
  'VersionNumber',
  'IsLatest',
  'PathOnClient',
  'FileExtension',
  'Media_Type__c',
  'ContentSize',
  'Scan_Status__c',
]

/** Versions are written by uploads alone; where the bytes lie is for the platform. */
export const contentVersionAccess: ObjectDeclaration['access'] = {
  customer: { records: reach.customer, read: readable },
  advisor: { records: reach.staff, read: readable },
  supervisor: { records: reach.staff, read: readable },
  admin: { records: allRecords, read: [...readable, 'Checksum'], delete: true },
}
