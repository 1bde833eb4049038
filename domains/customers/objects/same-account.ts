/**
 * A condition of an after-rule: the effects of a record stay within its account, whatever other records it references,
 * so no one's write changes what readers of another account see.
 */
export const ofTheSameAccount = {
  fieldApiName: 'Account__c',
  equals: { record: 'Account__c' },
} as const
