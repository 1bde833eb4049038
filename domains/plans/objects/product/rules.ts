import type { StateTable, ValidationRule } from '@porchlight/metadata'
import { neededWhen, notNegative } from '@porchlight/metadata'

export const productRules: readonly ValidationRule[] = [
  ...notNegative(
    'Energy_Charge__c',
    'Base_Charge__c',
    'Bill_Credit__c',
    'Bill_Credit_Threshold__c',
    'Cancellation_Fee__c',
  ),
  neededWhen('Bill_Credit_Threshold__c', (next) => typeof next.Bill_Credit__c === 'number', {
    en: 'Enter the usage from which the credit is given.',
    es: 'Escriba el consumo desde el cual se da el crédito.',
  }),
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
]

export const productStateTables: readonly StateTable[] = []
