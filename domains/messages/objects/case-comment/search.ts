import type { SearchDeclaration } from '@porchlight/metadata'

/** Replies are found by their text. */
export const caseCommentSearch: SearchDeclaration = {
  identifiers: [],
  words: ['CommentBody'],
}
