import type { SearchDeclaration } from '@porchlight/metadata'

/** Messages are found by their number and by their text. */
export const caseSearch: SearchDeclaration = {
  identifiers: ['CaseNumber'],
  words: ['Subject', 'Description', 'Resolution__c', 'Comments'],
  lookupFilters: [
    { fieldApiName: 'AccountId', targetFieldApiName: 'ContactId', controllingFieldApiName: 'ContactId' },
    { fieldApiName: 'Order__c', targetFieldApiName: 'AccountId', controllingFieldApiName: 'AccountId' },
  ],
}
