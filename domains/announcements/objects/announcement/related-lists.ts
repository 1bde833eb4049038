import type { RelatedListDeclaration } from '@porchlight/metadata'

export const announcementRelatedLists: readonly RelatedListDeclaration[] = []
