import type { DuplicateRuleDeclaration } from '@porchlight/metadata'

/** One service point at a time: an account that ended may have a successor. */
export const accountDuplicateRules: readonly DuplicateRuleDeclaration[] = [
  {
    name: 'Same_Service_Point',
    actionOnInsert: 'Allow',
    actionOnUpdate: 'Allow',
    operationsOnInsert: ['Alert', 'Report'],
    operationsOnUpdate: ['Alert'],
    filters: [
      { field: 'Status__c', operation: 'notEqual', value: 'Closed' },
      { field: 'Status__c', operation: 'notEqual', value: 'Cancelled' },
    ],
    matchRules: [
      {
        name: 'Same_ESIID',
        matchFields: [{ field: 'ESIID__c', method: 'Exact' }],
      },
      {
        name: 'Same_Gas_Account',
        matchFields: [{ field: 'Gas_Account_Number__c', method: 'Exact' }],
      },
    ],
  },
  {
    name: 'Same_Address',
    actionOnInsert: 'Allow',
    actionOnUpdate: 'Allow',
    operationsOnInsert: ['Alert'],
    operationsOnUpdate: [],
    matchRules: [
      {
        name: 'Same_Address_And_Commodity',
        matchFields: [
          { field: 'Commodity__c', method: 'Exact' },
          { field: 'Service_Postal_Code__c', method: 'PostalCode' },
          { field: 'Service_Street__c', method: 'Street' },
        ],
      },
    ],
  },
]
