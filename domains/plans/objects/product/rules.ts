import type { StateTable, ValidationRule } from '@porchlight/metadata'
import { inOrder, notNegative } from '@porchlight/metadata'
import { termsStay } from '../../rules/plan-dates/terms-stay'
import { priceRules } from './price-rules'

export const productRules: readonly ValidationRule[] = [
  ...notNegative(
    'Energy_Charge__c',
    'Base_Charge__c',
    'Cancellation_Fee__c',
    'Renewable_Share__c',
    'Average_Price_500__c',
    'Average_Price_1000__c',
    'Average_Price_2000__c',
  ),
  {
    name: 'shareIsAtMostTheWhole',
    check: ({ next }) =>
      typeof next.Renewable_Share__c !== 'number' || next.Renewable_Share__c <= 100
        ? null
        : {
            fieldApiName: 'Renewable_Share__c',
            message: { en: 'Enter 100 or less.', es: 'Escriba 100 o menos.' },
          },
  },
  {
    name: 'termIsAtLeastOneMonth',
    check: ({ next }) =>
      typeof next.Term_Months__c !== 'number' || next.Term_Months__c >= 1
        ? null
        : {
            fieldApiName: 'Term_Months__c',
            message: { en: 'Enter 1 or more months.', es: 'Escriba 1 mes o más.' },
          },
  },
  ...priceRules,
  {
    name: 'fixedRatesLastThreeMonths',
    // 16 TAC 25.475: a fixed rate is one for at least three months.
    check: ({ next }) =>
      next.Rate_Type__c !== 'Fixed' || Number(next.Term_Months__c) >= 3
        ? null
        : {
            fieldApiName: 'Term_Months__c',
            message: {
              en: 'Enter at least three months for a fixed rate.',
              es: 'Escriba al menos tres meses para una tarifa fija.',
            },
          },
  },
  inOrder('Offered_From__c', 'Offered_Until__c'),
  termsStay,
]

export const productStateTables: readonly StateTable[] = []
