import type { SearchDeclaration } from '@porchlight/metadata'

/** Service areas are found by ZIP code and place. */
export const serviceAreaSearch: SearchDeclaration = {
  identifiers: ['Postal_Code__c'],
  words: ['City__c', 'State__c'],
}
