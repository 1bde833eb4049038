import type { RelatedListDeclaration } from '@porchlight/metadata'

export const caseRelatedLists: readonly RelatedListDeclaration[] = [
  {
    relatedListId: 'CaseComments',
    label: { en: 'Comments', es: 'Comentarios' },
    displayColumns: ['CommentBody', 'Author__c', 'CreatedDate'],
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: true }],
  },
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
