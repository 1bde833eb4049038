import { hasValue, type ListViewDeclaration } from '@porchlight/metadata'

const displayColumns = ['Day__c', 'Brand__c', 'Name', 'Label_ES__c', 'Status__c']
const orderedBy = [{ fieldApiName: 'Day__c', isAscending: false }]

export const closedDayListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllClosedDays',
    label: { en: 'All closed days', es: 'Todos los días de cierre' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'DaysThatAreClosed',
    label: { en: 'Closed', es: 'Cerrados' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Closed'),
    orderedBy,
  },
]
