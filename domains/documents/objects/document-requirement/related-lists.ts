import type { RelatedListDeclaration } from '@porchlight/metadata'

export const documentRequirementRelatedLists: readonly RelatedListDeclaration[] = [
  {
    relatedListId: 'ContentDocumentLinks',
    label: { en: 'Files', es: 'Archivos' },
    displayColumns: [
      'ContentDocument.Title',
      'ContentDocument.FileExtension',
      'ContentDocument.ContentSize',
      'ContentDocument.Scan_Status__c',
    ],
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: true }],
  },
]
