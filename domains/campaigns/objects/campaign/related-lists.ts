import type { RelatedListDeclaration } from '@porchlight/metadata'

export const campaignRelatedLists: readonly RelatedListDeclaration[] = []
