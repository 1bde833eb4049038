import type { SearchDeclaration } from '@porchlight/metadata'

/** Consents are not searched; their account is one of the person’s. */
export const consentSearch: SearchDeclaration = {
  identifiers: [],
  words: [],
  lookupFilters: [
    { fieldApiName: 'Account__c', targetFieldApiName: 'ContactId', controllingFieldApiName: 'Contact__c' },
  ],
}
