import type { RelatedListDeclaration } from '@porchlight/metadata'

export const utilityRelatedLists: readonly RelatedListDeclaration[] = [
  {
    relatedListId: 'Accounts__r',
    label: { en: 'Accounts', es: 'Cuentas' },
    displayColumns: ['Name', 'AccountNumber', 'Status__c', 'Service_City__c'],
    orderedBy: [{ fieldApiName: 'Name', isAscending: true }],
  },
  {
    relatedListId: 'Plans__r',
    label: { en: 'Plans', es: 'Planes' },
    displayColumns: ['Name', 'ProductCode', 'Term_Months__c', 'Average_Price_1000__c'],
    orderedBy: [{ fieldApiName: 'Name', isAscending: true }],
  },
  {
    relatedListId: 'Service_Areas__r',
    label: { en: 'Service areas', es: 'Zonas de servicio' },
    displayColumns: ['Postal_Code__c', 'City__c', 'State__c'],
    orderedBy: [{ fieldApiName: 'Postal_Code__c', isAscending: true }],
  },
]
