import type { RelatedListDeclaration } from '@porchlight/metadata'

export const opportunityRelatedLists: readonly RelatedListDeclaration[] = []
