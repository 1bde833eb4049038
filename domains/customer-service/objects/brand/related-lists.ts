import type { RelatedListDeclaration } from '@porchlight/metadata'

export const brandRelatedLists: readonly RelatedListDeclaration[] = []
