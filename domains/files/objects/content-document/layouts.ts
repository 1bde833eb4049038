import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const contentDocumentLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: ['Title', 'FileExtension', 'ContentSize', 'Contact__c', 'Scan_Status__c'],
    },
    {
      name: 'texts',
      heading: { en: 'Description', es: 'Descripción' },
      columns: 1,
      cells: ['Description'],
    },
    systemSection,
  ],
  compact: ['Title', 'FileExtension', 'ContentSize', 'Scan_Status__c', 'CreatedDate'],
}
