import type { RelatedListDeclaration } from '@porchlight/metadata'

export const sentMessageRelatedLists: readonly RelatedListDeclaration[] = []
