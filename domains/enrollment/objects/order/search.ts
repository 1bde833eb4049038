import type { SearchDeclaration } from '@porchlight/metadata'

/** Orders are found by the number that the customer knows, and by where the service is. */
export const orderSearch: SearchDeclaration = {
  identifiers: ['Confirmation_Number__c', 'OrderNumber'],
  words: ['Plan_Name__c', 'Service_Street__c', 'Service_City__c', 'Service_Postal_Code__c'],
  lookupFilters: [
    { fieldApiName: 'Plan__c', targetFieldApiName: 'Utility__c', controllingFieldApiName: 'Utility__c' },
  ],
}
