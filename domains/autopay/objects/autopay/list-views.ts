import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = [
  'Name',
  'Account__r.Name',
  'Payment_Method__r.Name',
  'Status__c',
  'Next_Debit_Date__c',
]
const orderedBy = [{ fieldApiName: 'Next_Debit_Date__c', isAscending: true }]

export const autopayListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllAutopays',
    label: { en: 'All AutoPay', es: 'Todos los pagos automáticos' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'SuspendedAutopays',
    label: { en: 'Suspended', es: 'Suspendidos' },
    displayColumns: ['Name', 'Account__r.Name', 'Payment_Method__r.Name', 'Suspension_Reason__c'],
    filteredBy: hasValue('Status__c', 'Suspended'),
    orderedBy,
  },
]
