import type { ListViewDeclaration } from '@porchlight/metadata'

const displayColumns = [
  'Name',
  'Account__r.Name',
  'Period_Start__c',
  'Days_In_Cycle__c',
  'Kilowatt_Hours__c',
  'Therms__c',
  'Read_Type__c',
]
const orderedBy = [{ fieldApiName: 'Period_Start__c', isAscending: false }]

export const usageListViews: readonly ListViewDeclaration[] = [
  { apiName: 'AllUsage', label: { en: 'All usage', es: 'Todo el consumo' }, displayColumns, orderedBy },
  {
    apiName: 'EstimatedUsage',
    label: { en: 'Estimated readings', es: 'Lecturas estimadas' },
    displayColumns,
    filteredBy: [{ fieldApiName: 'Read_Type__c', operator: 'Equals', operandLabels: ['Estimated'] }],
    orderedBy,
  },
]
