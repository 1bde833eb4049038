import type { RelatedListDeclaration } from '@porchlight/metadata'

export const contentVersionRelatedLists: readonly RelatedListDeclaration[] = []
