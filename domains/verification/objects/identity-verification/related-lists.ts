import type { RelatedListDeclaration } from '@porchlight/metadata'

export const identityVerificationRelatedLists: readonly RelatedListDeclaration[] = []
