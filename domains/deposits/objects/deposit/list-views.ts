import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = [
  'Name',
  'Account__r.Name',
  'Required_Amount__c',
  'Paid_Amount__c',
  'Status__c',
  'Due_Date__c',
]
const orderedBy = [{ fieldApiName: 'Due_Date__c', isAscending: true }]

export const depositListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllDeposits',
    label: { en: 'All deposits', es: 'Todos los depósitos' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'DepositsDue',
    label: { en: 'Due', es: 'Por pagar' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Due'),
    orderedBy,
  },
  {
    apiName: 'DepositsInReview',
    label: { en: 'In review', es: 'En revisión' },
    displayColumns: ['Name', 'Account__r.Name', 'Required_Amount__c', 'Cap_Amount__c', 'Status__c'],
    filteredBy: hasValue('Status__c', 'In_Review'),
    orderedBy: [{ fieldApiName: 'Required_Amount__c', isAscending: false }],
  },
  {
    apiName: 'DepositRefundsFailed',
    label: { en: 'Refund failed', es: 'Reembolso fallido' },
    displayColumns: ['Name', 'Account__r.Name', 'Paid_Amount__c', 'Status__c'],
    filteredBy: hasValue('Status__c', 'Refund_Failed'),
    orderedBy: [{ fieldApiName: 'Paid_Amount__c', isAscending: false }],
  },
]
