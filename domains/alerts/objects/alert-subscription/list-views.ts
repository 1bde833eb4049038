import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['Name', 'Account__r.Name', 'Alert_Type__c', 'Channel__c', 'Status__c']
const orderedBy = [{ fieldApiName: 'Name', isAscending: true }]

export const alertSubscriptionListViews: readonly ListViewDeclaration[] = [
  { apiName: 'AllAlerts', label: { en: 'All alerts', es: 'Todas las alertas' }, displayColumns, orderedBy },
  {
    apiName: 'StoppedAlerts',
    label: { en: 'Stopped', es: 'Canceladas' },
    displayColumns: [...displayColumns, 'Stopped_At__c'],
    filteredBy: hasValue('Status__c', 'Stopped'),
    orderedBy,
  },
]
