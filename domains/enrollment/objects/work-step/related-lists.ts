import type { RelatedListDeclaration } from '@porchlight/metadata'

export const workStepRelatedLists: readonly RelatedListDeclaration[] = []
