import type { RelatedListDeclaration } from '@porchlight/metadata'

export const refundRelatedLists: readonly RelatedListDeclaration[] = []
