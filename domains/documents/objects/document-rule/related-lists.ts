import type { RelatedListDeclaration } from '@porchlight/metadata'

export const documentRuleRelatedLists: readonly RelatedListDeclaration[] = []
