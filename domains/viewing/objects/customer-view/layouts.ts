import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const customerViewLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: [
        'Name',
        'Contact__c',
        'Staff__c',
        'Reason__c',
        'Case__c',
        'Note__c',
        'Started_At__c',
        'Expires_At__c',
        'Ended_At__c',
      ],
    },
    systemSection,
  ],
  compact: ['Name', 'Staff__c', 'Reason__c', 'Started_At__c'],
}
