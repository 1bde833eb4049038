import type { RelatedListDeclaration } from '@porchlight/metadata'

export const replyTemplateRelatedLists: readonly RelatedListDeclaration[] = []
