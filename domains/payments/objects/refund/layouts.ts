import { type LayoutsDeclaration, systemSection } from '@porchlight/metadata'
import { refundPaths } from './paths'

export const refundLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Refund', es: 'Reembolso' },
      columns: 2,
      cells: ['Name', 'Status__c', 'Account__c', 'Amount__c', 'Payment__c', 'Refunded_Date__c', 'OwnerId'],
    },
    {
      name: 'request',
      heading: { en: 'Why it is refunded', es: 'Por qué se devuelve' },
      columns: 2,
      cells: ['Reason__c', 'Requested_By__c', 'Note__c', 'Requested_At__c'],
    },
    {
      name: 'decision',
      heading: { en: 'Approval and outcome', es: 'Aprobación y resultado' },
      columns: 2,
      cells: ['Decided_By__c', 'Sent_At__c', 'Decision_Note__c', 'Failure__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Amount__c', 'Status__c', 'Reason__c', 'Requested_At__c'],
  paths: refundPaths,
}
