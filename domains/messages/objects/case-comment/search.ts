import type { SearchDeclaration } from '@porchlight/metadata'

/** Replies are found by what they say. */
export const caseCommentSearch: SearchDeclaration = {
  identifiers: [],
  words: ['CommentBody'],
}
