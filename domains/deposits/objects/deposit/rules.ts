import type { RelatedRuleDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'
import { neededWhen, notNegative } from '@porchlight/metadata'
import { ofOneCustomer, theAccount, theOrder } from '../../../customers/objects/same-customer'
import { approvalRelatedRules, approvalRules } from './approval'

const requestsPayment: readonly unknown[] = ['Due', 'Part_Paid', 'Paid']

export const depositRules: readonly ValidationRule[] = [
  ...notNegative(
    'Required_Amount__c',
    'Cap_Amount__c',
    'Paid_Amount__c',
    'Interest_Accrued__c',
    'Interest_Credited__c',
    'On_Time_Bills__c',
  ),
  {
    name: 'nothingIsChargedOverTheCap',
    check: ({ next }) =>
      Number(next.Required_Amount__c) <= Number(next.Cap_Amount__c) ||
      !requestsPayment.includes(next.Status__c)
        ? null
        : {
            fieldApiName: 'Status__c',
            message: {
              en: 'Keep this deposit in review: the amount is above what is allowed.',
              es: 'Mantenga este depósito en revisión: el monto supera lo permitido.',
            },
          },
  },
  {
    name: 'paidIsWhatWasAskedFor',
    check: ({ next }) => {
      const [paid, required] = [Number(next.Paid_Amount__c), Number(next.Required_Amount__c)]
      const fits =
        next.Status__c === 'Paid'
          ? paid === required
          : next.Status__c === 'Part_Paid'
            ? paid > 0 && paid < required
            : next.Status__c === 'Due'
              ? paid === 0
              : paid <= required
      if (fits) return null
      return {
        fieldApiName: 'Paid_Amount__c',
        message: {
          en: 'Enter an amount that fits the status.',
          es: 'Escriba un monto que corresponda al estado.',
        },
      }
    },
  },
  {
    name: 'onlyMoneyGoesBack',
    check: ({ next, previous }) =>
      next.Status__c !== 'Refunding' ||
      next.Status__c === previous?.Status__c ||
      Number(next.Paid_Amount__c) > 0
        ? null
        : {
            fieldApiName: 'Status__c',
            message: {
              en: 'Choose another status: nothing was paid that can go back.',
              es: 'Elija otro estado: no hay ningún pago que devolver.',
            },
          },
  },
  {
    name: 'aDepositIsAppliedByItsPayment',
    check: ({ next, previous, viewer }) =>
      next.Status__c !== 'Applied' || previous?.Status__c === 'Applied' || viewer.class === 'system'
        ? null
        : {
            fieldApiName: 'Status__c',
            message: {
              en: 'Choose another status: a deposit is applied to the final bill by itself.',
              es: 'Elija otro estado: un depósito se aplica a la factura final por sí solo.',
            },
          },
  },
  neededWhen('Waiver_Reason__c', (next) => next.Status__c === 'Waived', {
    en: 'Choose why no deposit is required.',
    es: 'Elija por qué no se pide un depósito.',
  }),
  neededWhen('Refund_Date__c', (next) => next.Status__c === 'Refunded', {
    en: 'Enter when the deposit was refunded.',
    es: 'Escriba cuándo se reembolsó el depósito.',
  }),
  ...approvalRules,
]

export const depositStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Due', 'In_Review', 'Waived'],
    transitions: {
      Due: ['Part_Paid', 'Paid', 'Waived', 'In_Review', 'Cancelled'],
      // A returned payment makes a deposit due again, whole or in part.
      Part_Paid: ['Paid', 'Waived', 'In_Review', 'Refunding', 'Due'],
      Paid: ['Refunding', 'Due', 'Part_Paid'],
      In_Review: ['Due', 'Waived', 'Cancelled', 'Refunding'],
      // Money that was on its way came after all, or a part of it was paid before.
      Cancelled: ['Refunding'],
      Waived: ['Refunding'],
      Applied: ['Refunding'],
      Refunding: ['Refunded', 'Applied', 'Refund_Failed'],
      // The card is tried again, or the money goes back in another way.
      Refund_Failed: ['Refunding', 'Refunded'],
    },
  },
]

/** What a record names belongs to one customer, and large amounts take two persons. */
export const depositRelatedRules: readonly RelatedRuleDeclaration[] = [
  ofOneCustomer(theAccount, theOrder),
  ...approvalRelatedRules,
]
