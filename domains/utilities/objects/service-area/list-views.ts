import type { ListViewDeclaration } from '@porchlight/metadata'

const displayColumns = [
  'Postal_Code__c',
  'City__c',
  'State__c',
  'Commodity__c',
  'Utility__r.Name',
  'Is_Open__c',
]
const orderedBy = [{ fieldApiName: 'Postal_Code__c', isAscending: true }]

export const serviceAreaListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllServiceAreas',
    label: { en: 'All service areas', es: 'Todas las zonas de servicio' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'ClosedAreas',
    label: { en: 'Without a choice of provider', es: 'Sin elección de proveedor' },
    displayColumns,
    filteredBy: [{ fieldApiName: 'Is_Open__c', operator: 'Equals', operandLabels: ['false'] }],
    orderedBy,
  },
]
