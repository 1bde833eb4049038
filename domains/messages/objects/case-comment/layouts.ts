import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const caseCommentLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: ['Name', 'ParentId', 'Author__c', 'IsPublished'],
    },
    {
      name: 'texts',
      heading: { en: 'Description', es: 'Descripción' },
      columns: 1,
      cells: ['CommentBody'],
    },
    systemSection,
  ],
  compact: ['Name', 'Author__c', 'CreatedDate'],
}
