import type { RelatedListDeclaration } from '@porchlight/metadata'

export const billLineRelatedLists: readonly RelatedListDeclaration[] = []
