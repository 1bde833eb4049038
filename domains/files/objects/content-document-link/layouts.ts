import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const contentDocumentLinkLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: [
        'LinkedEntityId',
        'ContentDocumentId',
        'Case__c',
        'Document_Requirement__c',
        'Order__c',
        'User__c',
        'ShareType',
        'Replaced__c',
      ],
    },
    systemSection,
  ],
  compact: ['LinkedEntityId', 'CreatedDate'],
}
