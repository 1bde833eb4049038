import type { RelatedListDeclaration } from '@porchlight/metadata'

export const productRelatedLists: readonly RelatedListDeclaration[] = [
  {
    relatedListId: 'Accounts__r',
    label: { en: 'Accounts', es: 'Cuentas' },
    displayColumns: ['Name', 'AccountNumber', 'Status__c', 'Contract_End_Date__c'],
    orderedBy: [{ fieldApiName: 'Name', isAscending: true }],
  },
]
