import type { RelatedListDeclaration } from '@porchlight/metadata'

export const orderRelatedLists: readonly RelatedListDeclaration[] = []
