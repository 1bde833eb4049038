import type { RelatedListDeclaration } from '@porchlight/metadata'

export const paymentMethodRelatedLists: readonly RelatedListDeclaration[] = [
  {
    relatedListId: 'Autopays__r',
    label: { en: 'AutoPay', es: 'Pago automático' },
    displayColumns: ['Account__r.Name', 'Status__c', 'Next_Debit_Date__c'],
    orderedBy: [{ fieldApiName: 'Next_Debit_Date__c', isAscending: true }],
  },
]
