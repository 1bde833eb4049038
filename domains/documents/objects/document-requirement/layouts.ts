import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { documentRequirementPaths } from './paths'

export const documentRequirementLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Document', es: 'Documento' },
      columns: 2,
      cells: [
        'Document_Type__c',
        'Status__c',
        'Account__c',
        'Is_Required__c',
        'Order__c',
        'Due_Date__c',
        'Name',
        'OwnerId',
      ],
    },
    {
      name: 'review',
      heading: { en: 'Receipt and review', es: 'Recepción y revisión' },
      columns: 2,
      cells: ['Received_Date__c', 'Receipt_Number__c', 'Reviewed_By__c', 'Reason__c'],
    },
    {
      name: 'texts',
      heading: { en: 'What the customer was told', es: 'Lo que se le dijo al cliente' },
      columns: 2,
      cells: ['Explanation__c', 'Explanation_ES__c', 'Rejection_Text__c', 'Rejection_Text_ES__c'],
    },
    {
      name: 'notes',
      heading: { en: 'Notes', es: 'Notas' },
      columns: 1,
      cells: ['Internal_Notes__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Status__c', 'Due_Date__c', 'Account__c'],
  paths: documentRequirementPaths,
}
