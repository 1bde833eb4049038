import type { RelatedListDeclaration } from '@porchlight/metadata'

export const caseCommentRelatedLists: readonly RelatedListDeclaration[] = []
