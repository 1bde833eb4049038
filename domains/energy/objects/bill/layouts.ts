import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { billPaths } from './paths'

export const billLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Bill', es: 'Factura' },
      columns: 2,
      cells: ['Name', 'Status__c', 'Account__c', 'Usage__c', 'Bill_Date__c', 'Due_Date__c', 'Paid_Date__c'],
    },
    {
      name: 'amounts',
      heading: { en: 'How it adds up', es: 'Cómo se calcula' },
      columns: 1,
      cells: ['Opening_Balance__c', 'Payments__c', 'Charges__c', 'Closing_Balance__c', 'Matched_Payments__c'],
    },
    {
      name: 'period',
      heading: { en: 'Period', es: 'Período' },
      columns: 2,
      cells: ['Period_Start__c', 'Period_End__c', 'Is_Estimated__c', 'Is_Final__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Closing_Balance__c', 'Due_Date__c', 'Status__c', 'Bill_Date__c'],
  paths: billPaths,
}
