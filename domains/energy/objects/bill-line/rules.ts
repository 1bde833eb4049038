import type { StateTable, ValidationRule } from '@porchlight/metadata'

export const billLineRules: readonly ValidationRule[] = [
  {
    name: 'creditsAreNegative',
    check: ({ next }) =>
      next.Line_Type__c !== 'Bill_Credit' || Number(next.Amount__c) <= 0
        ? null
        : {
            fieldApiName: 'Amount__c',
            message: {
              en: 'Enter a credit as a negative amount.',
              es: 'Escriba un crédito como monto negativo.',
            },
          },
  },
]

export const billLineStateTables: readonly StateTable[] = []
