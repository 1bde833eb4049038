import type { SearchDeclaration } from '@porchlight/metadata'

/** Unfinished sign-ups are found by the person and the address. */
export const leadSearch: SearchDeclaration = {
  identifiers: ['Email', 'MobilePhone'],
  words: ['Name', 'Service_Street__c', 'Service_City__c', 'Service_Postal_Code__c'],
}
