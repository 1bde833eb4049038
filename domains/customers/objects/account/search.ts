import type { SearchDeclaration } from '@porchlight/metadata'

/** Accounts are found by their numbers and by where the service is. */
export const accountSearch: SearchDeclaration = {
  identifiers: ['AccountNumber', 'ESIID__c', 'Gas_Account_Number__c'],
  words: ['Name', 'Service_Street__c', 'Service_City__c', 'Service_Postal_Code__c', 'Plan_Name__c'],
  lookupFilters: [
    { fieldApiName: 'Plan__c', targetFieldApiName: 'Utility__c', controllingFieldApiName: 'Utility__c' },
  ],
}
