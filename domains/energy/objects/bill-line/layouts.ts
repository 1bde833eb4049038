import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const billLineLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: ['Name', 'Bill__c', 'Line_Type__c', 'Charged_By__c', 'Sort_Order__c', 'Unit__c'],
    },
    {
      name: 'amounts',
      heading: { en: 'Amounts and rates', es: 'Importes y tarifas' },
      columns: 2,
      cells: ['Quantity__c', 'Rate__c', 'Amount__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Line_Type__c', 'Quantity__c', 'Amount__c'],
}
