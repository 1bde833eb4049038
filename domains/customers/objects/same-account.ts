/**
 * A condition of an after-rule: what follows from a record stays within its account, whatever else the record names.
 * Nobody's write moves what the readers of another account see.
 */
export const ofTheSameAccount = {
  fieldApiName: 'Account__c',
  equals: { record: 'Account__c' },
} as const
