import type { ListViewDeclaration } from '@porchlight/metadata'

const displayColumns = ['Name', 'Email', 'MobilePhone', 'Preferred_Language__c']
const orderedBy = [{ fieldApiName: 'Name', isAscending: true }]

export const contactListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllContacts',
    label: { en: 'All contacts', es: 'Todos los contactos' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'SpanishContacts',
    label: { en: 'Prefer Spanish', es: 'Prefieren español' },
    displayColumns,
    filteredBy: [{ fieldApiName: 'Preferred_Language__c', operator: 'Equals', operandLabels: ['es'] }],
    orderedBy,
  },
  {
    apiName: 'NewContacts',
    label: { en: 'Newest contacts', es: 'Contactos más recientes' },
    displayColumns: [...displayColumns, 'CreatedDate'],
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: false }],
  },
]
