import type { ListViewDeclaration } from '@porchlight/metadata'

const displayColumns = [
  'Name',
  'ProductCode',
  'Plan_Brand__c',
  'Utility__r.Name',
  'Term_Months__c',
  'Average_Price_1000__c',
  'Offered_From__c',
  'Offered_Until__c',
]
const orderedBy = [{ fieldApiName: 'Name', isAscending: true }]

export const productListViews: readonly ListViewDeclaration[] = [
  { apiName: 'AllPlans', label: { en: 'All plans', es: 'Todos los planes' }, displayColumns, orderedBy },
  {
    apiName: 'PlansOnOffer',
    label: { en: 'Not taken off', es: 'Sin retirar' },
    displayColumns,
    filteredBy: [{ fieldApiName: 'IsActive', operator: 'Equals', operandLabels: ['true'] }],
    orderedBy,
  },
  {
    apiName: 'CheapestPlans',
    label: { en: 'By price at 1,000 kWh', es: 'Por precio con 1,000 kWh' },
    displayColumns,
    filteredBy: [{ fieldApiName: 'Commodity__c', operator: 'Equals', operandLabels: ['Electricity'] }],
    orderedBy: [{ fieldApiName: 'Average_Price_1000__c', isAscending: true }],
  },
]
