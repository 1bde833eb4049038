import type { ListViewDeclaration } from '@porchlight/metadata'

const orderedBy = [{ fieldApiName: 'Name', isAscending: true }]

export const utilityListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllUtilities',
    label: { en: 'All utilities', es: 'Todas las compañías de distribución' },
    displayColumns: ['Name', 'Utility_Phone__c', 'Commodity__c', 'State__c'],
    orderedBy,
  },
  {
    apiName: 'ElectricityUtilities',
    label: { en: 'Electricity', es: 'Electricidad' },
    displayColumns: ['Name', 'Utility_Phone__c', 'State__c'],
    filteredBy: [{ fieldApiName: 'Commodity__c', operator: 'Equals', operandLabels: ['Electricity'] }],
    orderedBy,
  },
  {
    apiName: 'GasUtilities',
    label: { en: 'Natural gas', es: 'Gas natural' },
    displayColumns: ['Name', 'Utility_Phone__c', 'State__c'],
    filteredBy: [{ fieldApiName: 'Commodity__c', operator: 'Equals', operandLabels: ['Gas'] }],
    orderedBy,
  },
]
