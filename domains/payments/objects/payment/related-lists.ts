import type { RelatedListDeclaration } from '@porchlight/metadata'

export const paymentRelatedLists: readonly RelatedListDeclaration[] = []
