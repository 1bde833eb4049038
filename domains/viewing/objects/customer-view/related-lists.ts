import type { RelatedListDeclaration } from '@porchlight/metadata'

export const customerViewRelatedLists: readonly RelatedListDeclaration[] = []
