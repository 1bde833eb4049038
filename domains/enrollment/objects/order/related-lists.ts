import type { RelatedListDeclaration } from '@porchlight/metadata'

export const orderRelatedLists: readonly RelatedListDeclaration[] = [
  {
    relatedListId: 'WorkSteps',
    label: { en: 'Steps', es: 'Pasos' },
    displayColumns: ['Step_Type__c', 'Status', 'Responsible__c', 'Due_Date__c'],
    orderedBy: [{ fieldApiName: 'ExecutionOrder', isAscending: true }],
  },
  {
    relatedListId: 'Deposits__r',
    label: { en: 'Deposits', es: 'Depósitos' },
    displayColumns: ['Name', 'Required_Amount__c', 'Paid_Amount__c', 'Status__c', 'Due_Date__c'],
    orderedBy: [{ fieldApiName: 'Due_Date__c', isAscending: true }],
  },
  {
    relatedListId: 'Document_Requirements__r',
    label: { en: 'Documents', es: 'Documentos' },
    displayColumns: ['Document_Type__c', 'Is_Required__c', 'Status__c', 'Due_Date__c', 'Reason__r.Name'],
    orderedBy: [{ fieldApiName: 'Due_Date__c', isAscending: true }],
  },
  {
    relatedListId: 'Identity_Verifications__r',
    label: { en: 'Identity verifications', es: 'Verificaciones de identidad' },
    displayColumns: ['Name', 'Status__c', 'Sent_At__c', 'Expires_At__c'],
    orderedBy: [{ fieldApiName: 'Sent_At__c', isAscending: false }],
  },
  {
    relatedListId: 'Notices__r',
    label: { en: 'Notices', es: 'Avisos' },
    displayColumns: ['Notice_Type__c', 'Reason__c', 'Amount__c', 'Status__c'],
    orderedBy: [{ fieldApiName: 'Placed_Date__c', isAscending: true }],
  },
  {
    relatedListId: 'Cases__r',
    label: { en: 'Cases', es: 'Casos' },
    displayColumns: ['CaseNumber', 'Subject', 'Status', 'CreatedDate'],
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: false }],
  },
  {
    relatedListId: 'Move_Starts__r',
    label: { en: 'Start of service of the same move', es: 'Inicio de servicio de la misma mudanza' },
    displayColumns: ['OrderNumber', 'Status', 'Service_Street__c', 'Requested_Start_Date__c'],
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: false }],
  },
]
