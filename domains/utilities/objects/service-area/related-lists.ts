import type { RelatedListDeclaration } from '@porchlight/metadata'

export const serviceAreaRelatedLists: readonly RelatedListDeclaration[] = []
