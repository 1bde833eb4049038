import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = [
  'Name',
  'Account__r.Name',
  'Bill_Date__c',
  'Due_Date__c',
  'Closing_Balance__c',
  'Status__c',
]
const orderedBy = [{ fieldApiName: 'Bill_Date__c', isAscending: false }]

export const billListViews: readonly ListViewDeclaration[] = [
  { apiName: 'AllBills', label: { en: 'All bills', es: 'Todas las facturas' }, displayColumns, orderedBy },
  {
    apiName: 'OpenBills',
    label: { en: 'Open bills', es: 'Facturas por pagar' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Open'),
    orderedBy: [{ fieldApiName: 'Due_Date__c', isAscending: true }],
  },
  {
    apiName: 'PastDueBills',
    label: { en: 'Past due bills', es: 'Facturas vencidas' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Past_Due'),
    orderedBy: [{ fieldApiName: 'Due_Date__c', isAscending: true }],
  },
]
