import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const contentVersionLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: [
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
        'Checksum',
        'Storage_Key__c',
      ],
    },
    systemSection,
  ],
  compact: ['Title', 'PathOnClient', 'ContentSize', 'Scan_Status__c', 'CreatedDate'],
}
