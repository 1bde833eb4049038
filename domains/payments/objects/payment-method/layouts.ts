import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const paymentMethodLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: [
        'Name',
        'Contact__c',
        'Method_Type__c',
        'Institution__c',
        'Last_Four__c',
        'Expiry_Month__c',
        'Expiry_Year__c',
        'Bank_Account_Type__c',
        'Status__c',
        'Processor_Token__c',
      ],
    },
    systemSection,
  ],
  compact: ['Name', 'Method_Type__c', 'Status__c', 'Expiry_Year__c'],
}
