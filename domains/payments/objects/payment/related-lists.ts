import type { RelatedListDeclaration } from '@porchlight/metadata'

export const paymentRelatedLists: readonly RelatedListDeclaration[] = [
  {
    relatedListId: 'Refunds__r',
    label: { en: 'Refunds', es: 'Reembolsos' },
    displayColumns: ['Name', 'Requested_At__c', 'Amount__c', 'Status__c'],
    orderedBy: [{ fieldApiName: 'Requested_At__c', isAscending: false }],
  },
]
