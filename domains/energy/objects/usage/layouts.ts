import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const usageLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: ['Name', 'Account__c', 'Period_Start__c', 'Period_End__c', 'Days_In_Cycle__c', 'Read_Type__c'],
    },
    {
      name: 'amounts',
      heading: { en: 'Amounts and rates', es: 'Importes y tarifas' },
      columns: 2,
      cells: [
        'Kilowatt_Hours__c',
        'Therms__c',
        'Average_Temperature__c',
        'Cooling_Degree_Days__c',
        'Heating_Degree_Days__c',
      ],
    },
    systemSection,
  ],
  compact: ['Name', 'Period_Start__c', 'Days_In_Cycle__c', 'Kilowatt_Hours__c', 'Therms__c'],
}
