import type { RelatedListDeclaration } from '@porchlight/metadata'

export const billRelatedLists: readonly RelatedListDeclaration[] = [
  {
    relatedListId: 'Bill_Lines__r',
    label: { en: 'Lines', es: 'Renglones' },
    displayColumns: ['Line_Type__c', 'Quantity__c', 'Unit__c', 'Rate__c', 'Amount__c'],
    orderedBy: [{ fieldApiName: 'Sort_Order__c', isAscending: true }],
  },
  {
    relatedListId: 'Payments__r',
    label: { en: 'Payments', es: 'Pagos' },
    displayColumns: ['Name', 'Payment_Date__c', 'Amount__c', 'Status__c'],
    orderedBy: [{ fieldApiName: 'Payment_Date__c', isAscending: false }],
  },
]
