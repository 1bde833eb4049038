import type { RelatedRuleDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'
import { inOrder, neededWhen, notNegative } from '@porchlight/metadata'
import { lastFourRule } from '../../../customers/objects/last-four'
import { type OwnedReference, ofOneCustomer, theAccount } from '../../../customers/objects/same-customer'

export const paymentRules: readonly ValidationRule[] = [
  ...notNegative('Amount__c', 'Fee__c', 'Refunded_Amount__c'),
  {
    name: 'noMoreGoesBackThanCame',
    check: ({ next }) =>
      Number(next.Refunded_Amount__c ?? 0) <= Number(next.Amount__c)
        ? null
        : {
            fieldApiName: 'Refunded_Amount__c',
            message: {
              en: 'Enter no more than the amount of the payment.',
              es: 'Escriba como máximo el monto del pago.',
            },
          },
  },
  lastFourRule,
  inOrder('Payment_Date__c', 'Settled_Date__c'),
  inOrder('Payment_Date__c', 'Returned_Date__c'),
  inOrder('Payment_Date__c', 'Refunded_Date__c'),
  inOrder('Returned_Date__c', 'Regained_Date__c'),
  neededWhen('Deposit__c', (next) => next.Purpose__c === 'Deposit' || next.Channel__c === 'Deposit', {
    en: 'Choose the deposit that was paid or that pays.',
    es: 'Elija el depósito que se pagó o que paga.',
  }),
  neededWhen('Return_Reason__c', (next) => next.Status__c === 'Returned' || next.Status__c === 'Declined', {
    en: 'Choose why the payment did not go through.',
    es: 'Elija por qué no se realizó el pago.',
  }),
]

export const paymentStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Pending', 'Settled', 'Declined'],
    transitions: {
      Pending: ['Settled', 'Returned', 'Declined', 'Cancelled'],
      Settled: ['Returned', 'Refunded'],
      // A dispute was won, and the money came again.
      Returned: ['Settled'],
      // The money came all the same.
      Cancelled: ['Settled'],
      Declined: ['Settled'],
    },
  },
]

const theBill: OwnedReference = {
  fieldApiName: 'Bill__c',
  objectApiName: 'Bill__c',
  contact: 'Account__r.ContactId',
}
const theDeposit: OwnedReference = {
  fieldApiName: 'Deposit__c',
  objectApiName: 'Deposit__c',
  contact: 'Account__r.ContactId',
}

/** What a record names belongs to one customer. */
export const paymentRelatedRules: readonly RelatedRuleDeclaration[] = [
  ofOneCustomer(theAccount, theBill),
  ofOneCustomer(theAccount, theDeposit),
]
