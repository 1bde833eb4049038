import type { ListViewDeclaration } from '@porchlight/metadata'

const displayColumns = [
  'Title',
  'FileExtension',
  'ContentSize',
  'Scan_Status__c',
  'Contact__r.Name',
  'CreatedDate',
]

export const contentDocumentListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllFiles',
    label: { en: 'All files', es: 'Todos los archivos' },
    displayColumns,
    orderedBy: [{ fieldApiName: 'Title', isAscending: true }],
  },
  {
    apiName: 'NewestFiles',
    label: { en: 'Newest files', es: 'Archivos más recientes' },
    displayColumns,
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: false }],
  },
]
