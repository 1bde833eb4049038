import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['Title', 'PathOnClient', 'ContentSize', 'Scan_Status__c', 'CreatedDate']
const orderedBy = [{ fieldApiName: 'CreatedDate', isAscending: false }]

export const contentVersionListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllFileVersions',
    label: { en: 'All versions', es: 'Todas las versiones' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'UnscannedFileVersions',
    label: { en: 'Not yet scanned', es: 'Aún sin analizar' },
    displayColumns,
    filteredBy: hasValue('Scan_Status__c', 'Pending'),
    orderedBy,
  },
]
