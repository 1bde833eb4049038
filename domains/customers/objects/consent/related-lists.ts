import type { RelatedListDeclaration } from '@porchlight/metadata'

export const consentRelatedLists: readonly RelatedListDeclaration[] = []
