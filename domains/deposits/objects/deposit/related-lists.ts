import type { RelatedListDeclaration } from '@porchlight/metadata'

export const depositRelatedLists: readonly RelatedListDeclaration[] = [
  {
    relatedListId: 'Payments__r',
    label: { en: 'Payments', es: 'Pagos' },
    displayColumns: ['Name', 'Payment_Date__c', 'Amount__c', 'Status__c'],
    orderedBy: [{ fieldApiName: 'Payment_Date__c', isAscending: false }],
  },
]
