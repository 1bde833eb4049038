import type { RelatedListDeclaration } from '@porchlight/metadata'

export const contentDocumentLinkRelatedLists: readonly RelatedListDeclaration[] = []
