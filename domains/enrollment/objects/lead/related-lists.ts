import type { RelatedListDeclaration } from '@porchlight/metadata'

export const leadRelatedLists: readonly RelatedListDeclaration[] = []
