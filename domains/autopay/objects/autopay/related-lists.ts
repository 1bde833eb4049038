import type { RelatedListDeclaration } from '@porchlight/metadata'

export const autopayRelatedLists: readonly RelatedListDeclaration[] = []
