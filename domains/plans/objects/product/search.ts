import type { SearchDeclaration } from '@porchlight/metadata'

/** Plans are found by name, code and description in either language. */
export const productSearch: SearchDeclaration = {
  identifiers: ['ProductCode'],
  words: ['Name', 'Name_ES__c', 'Description', 'Description_ES__c'],
}
