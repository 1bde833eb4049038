import type { StateTable, ValidationRule } from '@porchlight/metadata'

export const utilityRules: readonly ValidationRule[] = [
  {
    name: 'stateIsTwoLetters',
    check: ({ next }) =>
      typeof next.State__c !== 'string' || /^[A-Z]{2}$/.test(next.State__c)
        ? null
        : {
            fieldApiName: 'State__c',
            message: {
              en: 'Enter the state as two capital letters, such as TX.',
              es: 'Escriba el estado con dos letras mayúsculas, por ejemplo TX.',
            },
          },
  },
]

export const utilityStateTables: readonly StateTable[] = []
