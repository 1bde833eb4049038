import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const serviceAreaLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: ['Name', 'Commodity__c', 'Is_Open__c', 'Closed_Reason__c', 'Utility__c'],
    },
    {
      name: 'address',
      heading: { en: 'Address', es: 'Dirección' },
      columns: 2,
      cells: ['Postal_Code__c', 'City__c', 'State__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Postal_Code__c', 'City__c', 'State__c', 'Commodity__c'],
}
