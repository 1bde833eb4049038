import { inOrder, type StateTable, type ValidationRule } from '@porchlight/metadata'

export const announcementRules: readonly ValidationRule[] = [inOrder('Starts_At__c', 'Ends_At__c')]

export const announcementStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Draft'],
    transitions: { Draft: ['Published'], Published: ['Withdrawn'] },
  },
]
