import type { SearchDeclaration } from '@porchlight/metadata'

/** Payments are found by their confirmation number and the processor’s reference. */
export const paymentSearch: SearchDeclaration = {
  identifiers: ['Name', 'Processor_Reference__c'],
  words: [],
  lookupFilters: [
    { fieldApiName: 'Bill__c', targetFieldApiName: 'Account__c', controllingFieldApiName: 'Account__c' },
    { fieldApiName: 'Deposit__c', targetFieldApiName: 'Account__c', controllingFieldApiName: 'Account__c' },
  ],
}
