import type { RelatedListDeclaration } from '@porchlight/metadata'

export const accountRelatedLists: readonly RelatedListDeclaration[] = [
  {
    relatedListId: 'Orders',
    label: { en: 'Orders', es: 'Órdenes' },
    displayColumns: [
      'OrderNumber',
      'Confirmation_Number__c',
      'Stage__c',
      'Status',
      'Requested_Start_Date__c',
    ],
    orderedBy: [{ fieldApiName: 'Requested_Start_Date__c', isAscending: false }],
  },
  {
    relatedListId: 'Usages__r',
    label: { en: 'Usage', es: 'Consumo' },
    displayColumns: [
      'Name',
      'Period_Start__c',
      'Period_End__c',
      'Days_In_Cycle__c',
      'Kilowatt_Hours__c',
      'Therms__c',
      'Average_Temperature__c',
      'Cooling_Degree_Days__c',
      'Heating_Degree_Days__c',
      'Read_Type__c',
    ],
    orderedBy: [{ fieldApiName: 'Period_Start__c', isAscending: false }],
  },
]
