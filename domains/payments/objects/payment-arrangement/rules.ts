import type { RelatedRuleDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'
import { notNegative } from '@porchlight/metadata'
import { ofOneCustomer, theAccount } from '../../../customers/objects/same-customer'

export const paymentArrangementRules: readonly ValidationRule[] = [
  ...notNegative('Amount__c', 'Next_Amount__c'),
  {
    name: 'arrangementsHaveParts',
    check: ({ next }) =>
      Number(next.Parts__c) >= 1 && Number(next.Parts__c) <= 24
        ? null
        : {
            fieldApiName: 'Parts__c',
            message: { en: 'Enter 1 to 24 parts.', es: 'Escriba de 1 a 24 partes.' },
          },
  },
]

export const paymentArrangementStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Active'],
    transitions: { Active: ['Kept', 'Broken', 'Cancelled'] },
  },
]

/** What a record names belongs to one customer. */
export const paymentArrangementRelatedRules: readonly RelatedRuleDeclaration[] = [
  ofOneCustomer(theAccount, {
    fieldApiName: 'Bill__c',
    objectApiName: 'Bill__c',
    contact: 'Account__r.ContactId',
  }),
]
