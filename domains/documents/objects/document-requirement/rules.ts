import type { RelatedRuleDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'
import { neededWhen } from '@porchlight/metadata'
import { ofOneCustomer, theAccount, theOrder } from '../../../customers/objects/same-customer'

export const documentRequirementRules: readonly ValidationRule[] = [
  ...['Rejection_Text__c', 'Rejection_Text_ES__c'].map((field) =>
    neededWhen(field, (next) => next.Status__c === 'Rejected', {
      en: 'Use “Reject document” and choose why: the customer reads it.',
      es: 'Use «Rechazar el documento» y elija por qué: el cliente lo lee.',
    }),
  ),
  neededWhen('Received_Date__c', (next) => next.Status__c !== 'Requested' && next.Status__c !== 'Waived', {
    en: 'Enter when the document came.',
    es: 'Escriba cuándo llegó el documento.',
  }),
]

export const documentRequirementStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Requested'],
    transitions: {
      Requested: ['Received', 'Waived'],
      Received: ['Checking', 'Accepted', 'Rejected', 'Waived'],
      Checking: ['Accepted', 'Rejected', 'Waived'],
      // Sent again in place of the rejected one.
      Rejected: ['Received', 'Waived'],
    },
  },
]

/** What a record names belongs to one customer. */
export const documentRequirementRelatedRules: readonly RelatedRuleDeclaration[] = [
  ofOneCustomer(theAccount, theOrder),
]
