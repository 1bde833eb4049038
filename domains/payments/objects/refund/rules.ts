import type { RelatedRuleDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'
import { neededWhen } from '@porchlight/metadata'
import { ofOneCustomer, theAccount } from '../../../customers/objects/same-customer'

export const refundRules: readonly ValidationRule[] = [
  {
    name: 'aRefundGivesMoneyBack',
    check: ({ next }) =>
      Number(next.Amount__c) > 0
        ? null
        : {
            fieldApiName: 'Amount__c',
            message: { en: 'Enter an amount above zero.', es: 'Escriba un monto mayor que cero.' },
          },
  },
  {
    name: 'nobodyDecidesTheirOwnRefund',
    check: ({ next }) =>
      next.Decided_By__c == null || next.Decided_By__c !== next.Requested_By__c
        ? null
        : {
            fieldApiName: 'Decided_By__c',
            message: {
              en: 'Somebody else has to decide this refund.',
              es: 'Otra persona debe decidir este reembolso.',
            },
          },
  },
  {
    name: 'aDecisionIsMadeInOnesOwnName',
    check: ({ next, previous, viewer }) => {
      const isDecided = previous?.Status__c === 'Waiting' && next.Status__c !== 'Waiting'
      if (!isDecided) return null
      const isOwnName =
        viewer.class !== 'system' && viewer.class !== 'guest' && next.Decided_By__c === viewer.userId
      return isOwnName
        ? null
        : {
            fieldApiName: 'Decided_By__c',
            message: { en: 'Decide in your own name.', es: 'Decida en su propio nombre.' },
          }
    },
  },
  neededWhen('Decision_Note__c', (next) => next.Status__c === 'Declined', {
    en: 'Write why the refund is declined.',
    es: 'Escriba por qué se rechaza el reembolso.',
  }),
  neededWhen('Failure__c', (next) => next.Status__c === 'Failed', {
    en: 'Choose why the refund failed.',
    es: 'Elija por qué falló el reembolso.',
  }),
]

export const refundStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Waiting', 'Sending'],
    transitions: { Waiting: ['Sending', 'Declined'], Sending: ['Refunded', 'Failed'] },
  },
]

/** What a record names belongs to one customer. */
export const refundRelatedRules: readonly RelatedRuleDeclaration[] = [
  ofOneCustomer(theAccount, {
    fieldApiName: 'Payment__c',
    objectApiName: 'Payment__c',
    contact: 'Account__r.ContactId',
  }),
]
