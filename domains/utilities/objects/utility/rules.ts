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
  {
    // ESI IDs are digits: a prefix with anything else would fit no home.
    name: 'prefixIsDigits',
    check: ({ next }) =>
      typeof next.Service_Point_Prefix__c !== 'string' || /^\d+$/.test(next.Service_Point_Prefix__c)
        ? null
        : {
            fieldApiName: 'Service_Point_Prefix__c',
            message: {
              en: 'Enter digits only, such as 1008901.',
              es: 'Escriba solo dígitos, por ejemplo 1008901.',
            },
          },
  },
]

export const utilityStateTables: readonly StateTable[] = []
