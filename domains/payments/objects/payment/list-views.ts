import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['Name', 'Account__r.Name', 'Payment_Date__c', 'Amount__c', 'Status__c', 'Channel__c']
const orderedBy = [{ fieldApiName: 'Payment_Date__c', isAscending: false }]

export const paymentListViews: readonly ListViewDeclaration[] = [
  { apiName: 'AllPayments', label: { en: 'All payments', es: 'Todos los pagos' }, displayColumns, orderedBy },
  {
    apiName: 'PendingPayments',
    label: { en: 'Pending', es: 'Pendientes' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Pending'),
    orderedBy,
  },
  {
    apiName: 'ReturnedPayments',
    label: { en: 'Returned', es: 'Devueltos' },
    displayColumns: [...displayColumns, 'Return_Reason__c'],
    filteredBy: hasValue('Status__c', 'Returned'),
    orderedBy,
  },
]
