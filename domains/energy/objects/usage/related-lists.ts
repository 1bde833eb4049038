import type { RelatedListDeclaration } from '@porchlight/metadata'

export const usageRelatedLists: readonly RelatedListDeclaration[] = []
