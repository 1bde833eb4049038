import { hasValue, type ListViewDeclaration } from '@porchlight/metadata'

const displayColumns = ['Name', 'Label_ES__c', 'Brand__c', 'Document_Type__c', 'Status__c', 'Position__c']
const orderedBy = [
  { fieldApiName: 'Position__c', isAscending: true },
  { fieldApiName: 'Name', isAscending: true },
]

export const documentReasonListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllDocumentReasons',
    label: { en: 'All rejection reasons', es: 'Todos los motivos de rechazo' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'ActiveDocumentReasons',
    label: { en: 'Active', es: 'Activos' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Active'),
    orderedBy,
  },
]
