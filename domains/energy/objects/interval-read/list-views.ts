import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['Name', 'Account__r.Name', 'Kilowatt_Hours__c', 'Interval_Count__c', 'Read_Type__c']
const orderedBy = [{ fieldApiName: 'Read_Date__c', isAscending: false }]

export const intervalReadListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllIntervalReads',
    label: { en: 'All interval reads', es: 'Todas las lecturas por intervalos' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'EstimatedIntervalReads',
    label: { en: 'Estimated', es: 'Estimadas' },
    displayColumns,
    filteredBy: hasValue('Read_Type__c', 'Estimated'),
    orderedBy,
  },
]
