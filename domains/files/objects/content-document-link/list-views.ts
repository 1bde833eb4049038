import type { ListViewDeclaration } from '@porchlight/metadata'

const displayColumns = ['ContentDocument.Title', 'LinkedEntityId', 'CreatedDate']

export const contentDocumentLinkListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllFileLinks',
    label: { en: 'All file links', es: 'Todos los vínculos de archivo' },
    displayColumns,
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: false }],
  },
  {
    apiName: 'FileLinksByRecord',
    label: { en: 'By record', es: 'Por registro' },
    displayColumns,
    orderedBy: [{ fieldApiName: 'LinkedEntityId', isAscending: true }],
  },
]
