import type { RelatedListDeclaration } from '@porchlight/metadata'

export const closedDayRelatedLists: readonly RelatedListDeclaration[] = []
