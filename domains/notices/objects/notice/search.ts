import type { SearchDeclaration } from '@porchlight/metadata'

/** Notices are not searched; their order is one of the account’s. */
export const noticeSearch: SearchDeclaration = {
  identifiers: [],
  words: [],
  lookupFilters: [
    { fieldApiName: 'Order__c', targetFieldApiName: 'AccountId', controllingFieldApiName: 'Account__c' },
  ],
}
