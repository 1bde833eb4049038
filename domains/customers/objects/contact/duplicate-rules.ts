import type { DuplicateRuleDeclaration } from '@porchlight/metadata'

/** People are customers of one brand: two brands may know the same person. */
export const contactDuplicateRules: readonly DuplicateRuleDeclaration[] = [
  {
    name: 'Same_Person',
    actionOnInsert: 'Block',
    actionOnUpdate: 'Allow',
    operationsOnInsert: ['Alert'],
    operationsOnUpdate: ['Alert'],
    matchRules: [
      {
        name: 'Same_Name_And_Email',
        matchFields: [
          { field: 'Customer_Brand__c', method: 'Exact' },
          { field: 'Email', method: 'Exact' },
          { field: 'FirstName', method: 'FirstName' },
          { field: 'LastName', method: 'LastName' },
        ],
      },
    ],
  },
  {
    name: 'Perhaps_The_Same_Person',
    actionOnInsert: 'Allow',
    actionOnUpdate: 'Allow',
    operationsOnInsert: ['Alert'],
    operationsOnUpdate: [],
    matchRules: [
      {
        name: 'Same_Email',
        matchFields: [
          { field: 'Customer_Brand__c', method: 'Exact' },
          { field: 'Email', method: 'Exact' },
        ],
      },
      {
        name: 'Same_Name_And_Phone',
        matchFields: [
          { field: 'Customer_Brand__c', method: 'Exact' },
          { field: 'MobilePhone', method: 'Phone' },
          { field: 'LastName', method: 'LastName' },
        ],
      },
    ],
  },
]
