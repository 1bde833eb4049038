import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const autopayLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: ['Name', 'Account__c', 'Payment_Method__c', 'Status__c', 'Suspension_Reason__c', 'Consent__c'],
    },
    {
      name: 'dates',
      heading: { en: 'Dates', es: 'Fechas' },
      columns: 2,
      cells: ['Start_Date__c', 'Next_Debit_Date__c', 'Cancelled_Date__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Status__c', 'Next_Debit_Date__c'],
}
