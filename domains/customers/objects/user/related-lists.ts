import type { RelatedListDeclaration } from '@porchlight/metadata'

/** Nothing belongs to a login itself: accounts belong to its contact. */
export const userRelatedLists: readonly RelatedListDeclaration[] = []
