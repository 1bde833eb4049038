import type { RelatedListDeclaration } from '@porchlight/metadata'

export const contentDocumentRelatedLists: readonly RelatedListDeclaration[] = [
  {
    relatedListId: 'ContentVersions',
    label: { en: 'Versions', es: 'Versiones' },
    displayColumns: ['Title', 'VersionNumber', 'ContentSize', 'Scan_Status__c', 'CreatedDate'],
    orderedBy: [{ fieldApiName: 'VersionNumber', isAscending: false }],
  },
  {
    relatedListId: 'ContentDocumentLinks',
    label: { en: 'Used in', es: 'Usado en' },
    displayColumns: ['LinkedEntityId', 'CreatedDate'],
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: false }],
  },
]
