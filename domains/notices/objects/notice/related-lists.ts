import type { RelatedListDeclaration } from '@porchlight/metadata'

export const noticeRelatedLists: readonly RelatedListDeclaration[] = []
