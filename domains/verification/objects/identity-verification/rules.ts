import type { RelatedRuleDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'
import { inOrder, neededWhen, notNegative } from '@porchlight/metadata'
import { ofOneCustomer, theAccount, theOrder } from '../../../customers/objects/same-customer'

export const identityVerificationRules: readonly ValidationRule[] = [
  ...notNegative('Times_Sent__c'),
  inOrder('Sent_At__c', 'Expires_At__c'),
  inOrder('Sent_At__c', 'Completed_At__c'),
  neededWhen('Completed_At__c', (next) => next.Status__c === 'Passed' || next.Status__c === 'Failed', {
    en: 'Enter when the check ended.',
    es: 'Escriba cuándo terminó la verificación.',
  }),
]

export const identityVerificationStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Sent'],
    transitions: {
      // An identity document in place of the check has us look at it.
      Sent: ['Opened', 'Expired', 'Manual_Review'],
      Opened: ['Passed', 'Failed', 'Manual_Review', 'Expired'],
      Manual_Review: ['Passed', 'Failed'],
      // A link that is sent again restarts the check; a failure is settled by documents that we check.
      Expired: ['Sent', 'Manual_Review'],
      Failed: ['Manual_Review', 'Sent'],
    },
  },
]

/** What a record names belongs to one customer. */
export const identityVerificationRelatedRules: readonly RelatedRuleDeclaration[] = [
  ofOneCustomer(theAccount, theOrder),
]
