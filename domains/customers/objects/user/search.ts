import type { SearchDeclaration } from '@porchlight/metadata'

/** Logins are found by user name, mail address and person. */
export const userSearch: SearchDeclaration = {
  identifiers: ['Username', 'Email'],
  words: ['Name'],
}
