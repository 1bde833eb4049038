import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = [
  'Name',
  'Account__r.Name',
  'Notice_Type__c',
  'Status__c',
  'Amount__c',
  'Placed_Date__c',
]
const orderedBy = [{ fieldApiName: 'Placed_Date__c', isAscending: true }]

export const noticeListViews: readonly ListViewDeclaration[] = [
  { apiName: 'AllNotices', label: { en: 'All notices', es: 'Todos los avisos' }, displayColumns, orderedBy },
  {
    apiName: 'NoticesToCheck',
    label: { en: 'To be checked', es: 'Por revisar' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Checking'),
    orderedBy,
  },
  {
    apiName: 'SwitchHolds',
    label: { en: 'Switch-holds', es: 'Suspensiones de cambio (switch-hold)' },
    displayColumns,
    filteredBy: hasValue('Notice_Type__c', 'Switch_Hold'),
    orderedBy,
  },
]
