import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { filesOf } from '../files-of'

const scope = filesOf('ContentDocumentId')

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
  'VersionDataUrl',
]

/** Versions are written by uploads alone; where the bytes lie is for the platform. */
export const contentVersionAccess: ObjectDeclaration['access'] = {
  customer: { records: scope.customer, read: readable },
  advisor: { records: scope.staff, read: readable },
  supervisor: { records: scope.staff, read: readable },
  admin: { records: allRecords, read: [...readable, 'Checksum'], delete: true },
}
