import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['Name', 'Account__r.Name', 'Amount__c', 'Status__c', 'Reason__c', 'Requested_At__c']
const orderedBy = [{ fieldApiName: 'Requested_At__c', isAscending: false }]

export const refundListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllRefunds',
    label: { en: 'All refunds', es: 'Todos los reembolsos' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'RefundsToApprove',
    label: { en: 'Waiting for approval', es: 'En espera de aprobación' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Waiting'),
    orderedBy,
  },
  {
    apiName: 'RefundsFailed',
    label: { en: 'Failed', es: 'Fallidos' },
    displayColumns: [...displayColumns, 'Failure__c'],
    filteredBy: hasValue('Status__c', 'Failed'),
    orderedBy,
  },
]
