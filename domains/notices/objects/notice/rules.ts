import type { RelatedRuleDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'
import { neededWhen, notNegative } from '@porchlight/metadata'
import { ofOneCustomer, theAccount, theOrder } from '../../../customers/objects/same-customer'
import { noticeReasonValues } from './values'

export const noticeRules: readonly ValidationRule[] = [
  ...notNegative('Amount__c'),
  {
    name: 'reasonSuitsTheNotice',
    check: ({ next }) => {
      const types: readonly unknown[] | undefined = noticeReasonValues.find(
        ({ value }) => value === next.Reason__c,
      )?.validFor
      if (types === undefined || types.includes(next.Notice_Type__c)) return null
      return {
        fieldApiName: 'Reason__c',
        message: {
          en: 'Choose a reason of this kind of notice.',
          es: 'Elija un motivo de este tipo de aviso.',
        },
      }
    },
  },
  neededWhen('Evidence__c', (next) => next.Status__c === 'Resolved', {
    en: 'Choose the evidence: the customer’s word alone resolves nothing.',
    es: 'Elija la prueba: la sola palabra del cliente no resuelve nada.',
  }),
  neededWhen('Resolved_Date__c', (next) => next.Status__c === 'Resolved', {
    en: 'Enter when it was resolved.',
    es: 'Escriba cuándo se resolvió.',
  }),
  {
    name: 'checkingNeedsTheCustomersWord',
    check: ({ next }) =>
      next.Status__c !== 'Checking' || next.Customer_Confirmed__c === true
        ? null
        : {
            fieldApiName: 'Customer_Confirmed__c',
            message: {
              en: 'Confirm that the balance is settled.',
              es: 'Confirme que el saldo está resuelto.',
            },
          },
  },
]

export const noticeStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Open'],
    transitions: {
      Open: ['Checking', 'Resolved'],
      Checking: ['Resolved', 'Rejected'],
      Rejected: ['Checking', 'Resolved'],
      // A payment that settled it is returned.
      Resolved: ['Open'],
    },
  },
]

/** What a record names belongs to one customer. */
export const noticeRelatedRules: readonly RelatedRuleDeclaration[] = [
  ofOneCustomer(theAccount, theOrder),
  ofOneCustomer(theAccount, { ...theAccount, fieldApiName: 'Debt_Account__c' }),
]
