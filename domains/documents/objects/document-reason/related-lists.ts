import type { RelatedListDeclaration } from '@porchlight/metadata'

export const documentReasonRelatedLists: readonly RelatedListDeclaration[] = []
