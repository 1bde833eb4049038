import type { RelatedListDeclaration } from '@porchlight/metadata'

export const paymentArrangementRelatedLists: readonly RelatedListDeclaration[] = []
