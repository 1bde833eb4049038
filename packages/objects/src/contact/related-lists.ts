import type { RelatedListDeclaration } from '@porchlight/metadata'

export const contactRelatedLists: readonly RelatedListDeclaration[] = [
  {
    relatedListId: 'Accounts',
    label: { en: 'Accounts', es: 'Cuentas' },
    displayColumns: ['Name', 'AccountNumber', 'Commodity__c', 'Status__c', 'Plan_Name__c'],
    orderedBy: [{ fieldApiName: 'Name', isAscending: true }],
  },
  {
    relatedListId: 'Users',
    label: { en: 'Logins', es: 'Usuarios' },
    displayColumns: ['Username', 'IsActive'],
    orderedBy: [{ fieldApiName: 'Username', isAscending: true }],
  },
]
