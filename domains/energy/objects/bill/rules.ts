import { inOrder, notNegative, type StateTable, toCents, type ValidationRule } from '@porchlight/metadata'

export const billRules: readonly ValidationRule[] = [
  ...notNegative('Matched_Payments__c'),
  inOrder('Period_Start__c', 'Period_End__c'),
  inOrder('Bill_Date__c', 'Due_Date__c'),
  {
    name: 'balancesAddUp',
    check: ({ next }) => {
      const due = toCents(next.Opening_Balance__c) + toCents(next.Charges__c) - toCents(next.Payments__c)
      if (due === toCents(next.Closing_Balance__c)) return null
      return {
        fieldApiName: 'Closing_Balance__c',
        message: {
          en: 'Enter the previous balance plus charges minus payments.',
          es: 'Escriba el saldo anterior más los cargos menos los pagos.',
        },
      }
    },
  },
]

export const billStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Open', 'Paid'],
    transitions: {
      Open: ['Paid', 'Past_Due', 'Carried_Over'],
      Past_Due: ['Paid', 'Carried_Over'],
      // A returned payment makes a paid bill owed again.
      Paid: ['Open', 'Past_Due', 'Carried_Over'],
      Carried_Over: ['Paid'],
    },
  },
]
