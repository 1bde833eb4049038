import type { ListViewDeclaration } from '@porchlight/metadata'

export const brandListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllBrands',
    label: { en: 'All brands', es: 'Todas las marcas' },
    displayColumns: ['Name', 'Customer_Service_Phone_Number__c', 'Customer_Service_Hours__c'],
    orderedBy: [{ fieldApiName: 'Name', isAscending: true }],
  },
  {
    apiName: 'RecentlyChangedBrands',
    label: { en: 'Recently changed', es: 'Cambiadas recientemente' },
    displayColumns: ['Name', 'LastModifiedDate'],
    orderedBy: [{ fieldApiName: 'LastModifiedDate', isAscending: false }],
  },
]
