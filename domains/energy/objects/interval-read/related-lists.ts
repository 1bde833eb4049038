import type { RelatedListDeclaration } from '@porchlight/metadata'

export const intervalReadRelatedLists: readonly RelatedListDeclaration[] = []
