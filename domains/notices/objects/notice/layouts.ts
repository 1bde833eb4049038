import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { noticePaths } from './paths'

export const noticeLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Notice', es: 'Aviso' },
      columns: 2,
      cells: [
        'Notice_Type__c',
        'Status__c',
        'Reason__c',
        'Amount__c',
        'Account__c',
        'Order__c',
        'Placed_By__c',
        'Placed_Date__c',
        'Debt_Account__c',
        'OwnerId',
        'Name',
        'RecordTypeId',
      ],
    },
    {
      name: 'settlement',
      heading: { en: 'Settlement', es: 'Resolución' },
      columns: 2,
      cells: [
        'Resolution_Path__c',
        'Evidence__c',
        'Customer_Confirmed__c',
        'Confirmed_Date__c',
        null,
        'Resolved_Date__c',
      ],
    },
    {
      name: 'notes',
      heading: { en: 'Notes', es: 'Notas' },
      columns: 1,
      cells: ['Internal_Notes__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Status__c', 'Amount__c', 'Placed_Date__c', 'Account__c'],
  paths: noticePaths,
}
