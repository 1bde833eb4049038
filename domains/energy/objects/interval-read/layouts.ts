import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const intervalReadLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: ['Name', 'Account__c', 'Read_Date__c', 'Interval_Count__c', 'Kilowatt_Hours__c', 'Read_Type__c'],
    },
    {
      name: 'texts',
      heading: { en: 'Description', es: 'Descripción' },
      columns: 1,
      cells: ['Interval_Values__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Kilowatt_Hours__c', 'Interval_Count__c', 'Read_Type__c'],
}
