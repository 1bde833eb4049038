import type { ListViewDeclaration } from '@porchlight/metadata'

const displayColumns = [
  'OrderNumber',
  'Confirmation_Number__c',
  'Account.Name',
  'Stage__c',
  'Status',
  'Requested_Start_Date__c',
]
const orderedBy = [{ fieldApiName: 'Requested_Start_Date__c', isAscending: false }]

function inStatus(status: string): Pick<ListViewDeclaration, 'displayColumns' | 'filteredBy' | 'orderedBy'> {
  return {
    displayColumns,
    filteredBy: [{ fieldApiName: 'Status', operator: 'Equals', operandLabels: [status] }],
    orderedBy,
  }
}

export const orderListViews: readonly ListViewDeclaration[] = [
  { apiName: 'AllOrders', label: { en: 'All orders', es: 'Todas las órdenes' }, displayColumns, orderedBy },
  {
    apiName: 'NewestOrders',
    label: { en: 'Newest orders', es: 'Órdenes más recientes' },
    displayColumns: [...displayColumns, 'CreatedDate'],
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: false }],
  },
  {
    apiName: 'PendingOrders',
    label: { en: 'Pending orders', es: 'Órdenes pendientes' },
    ...inStatus('Pending'),
  },
  {
    apiName: 'ActiveOrders',
    label: { en: 'Active orders', es: 'Órdenes activas' },
    ...inStatus('Active'),
  },
  {
    apiName: 'CancelledOrders',
    label: { en: 'Cancelled orders', es: 'Órdenes canceladas' },
    ...inStatus('Cancelled'),
  },
  {
    apiName: 'ClosedOrders',
    label: { en: 'Closed orders', es: 'Órdenes cerradas' },
    ...inStatus('Closed'),
  },
]
