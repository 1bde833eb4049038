import type { StateTable, ValidationRule } from '@porchlight/metadata'

export const ledgerEntryRules: readonly ValidationRule[] = [
  {
    name: 'aLineMovesMoney',
    check: ({ next }) =>
      next.Amount__c !== 0 || next.Deposit_Amount__c !== 0
        ? null
        : {
            fieldApiName: 'Amount__c',
            message: { en: 'Enter an amount.', es: 'Escriba un monto.' },
          },
  },
]

export const ledgerEntryStateTables: readonly StateTable[] = []
