import type { RelatedListDeclaration } from '@porchlight/metadata'

export const utilityRelatedLists: readonly RelatedListDeclaration[] = [
  {
    relatedListId: 'Accounts__r',
    label: { en: 'Accounts', es: 'Cuentas' },
    displayColumns: ['Name', 'AccountNumber', 'Status__c', 'Service_City__c'],
    orderedBy: [{ fieldApiName: 'Name', isAscending: true }],
  },
]
