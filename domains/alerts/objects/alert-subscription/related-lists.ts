import type { RelatedListDeclaration } from '@porchlight/metadata'

export const alertSubscriptionRelatedLists: readonly RelatedListDeclaration[] = []
