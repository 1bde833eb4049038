import type { RelatedListDeclaration } from '@porchlight/metadata'

export const ledgerEntryRelatedLists: readonly RelatedListDeclaration[] = []
