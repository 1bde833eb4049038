import type { DuplicateRuleDeclaration } from '@porchlight/metadata'

/** A sign-up that is started twice, or by a person who is already a customer. */
export const leadDuplicateRules: readonly DuplicateRuleDeclaration[] = [
  {
    name: 'Begun_Twice',
    actionOnInsert: 'Allow',
    actionOnUpdate: 'Allow',
    operationsOnInsert: ['Alert', 'Report'],
    operationsOnUpdate: [],
    matchRules: [
      {
        name: 'Same_Email',
        matchFields: [
          { field: 'Lead_Brand__c', method: 'Exact' },
          { field: 'Email', method: 'Exact' },
        ],
      },
      {
        name: 'Same_Name_And_Phone',
        matchFields: [
          { field: 'Lead_Brand__c', method: 'Exact' },
          { field: 'MobilePhone', method: 'Phone' },
          { field: 'LastName', method: 'LastName' },
        ],
      },
      {
        name: 'Same_Name_And_Address',
        matchFields: [
          { field: 'Lead_Brand__c', method: 'Exact' },
          { field: 'Service_Postal_Code__c', method: 'PostalCode' },
          { field: 'Service_Street__c', method: 'Street' },
          { field: 'LastName', method: 'LastName' },
        ],
      },
    ],
  },
  {
    name: 'Customer_Already',
    actionOnInsert: 'Allow',
    actionOnUpdate: 'Allow',
    operationsOnInsert: ['Alert'],
    operationsOnUpdate: [],
    filters: [{ field: 'Status', operation: 'notEqual', value: 'Converted' }],
    matchRules: [
      {
        name: 'Contact_With_Email',
        objectApiName: 'Contact',
        matchFields: [
          { field: 'Lead_Brand__c', matchField: 'Customer_Brand__c', method: 'Exact' },
          { field: 'Email', method: 'Exact' },
        ],
      },
      {
        name: 'Contact_With_Name_And_Phone',
        objectApiName: 'Contact',
        matchFields: [
          { field: 'Lead_Brand__c', matchField: 'Customer_Brand__c', method: 'Exact' },
          { field: 'MobilePhone', method: 'Phone' },
          { field: 'LastName', method: 'LastName' },
        ],
      },
    ],
  },
]
