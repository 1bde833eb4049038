import { brandKeys, isBrandKey } from '@porchlight/brands'
import { notNegative, type StateTable, type ValidationRule } from '@porchlight/metadata'

export const brandRules: readonly ValidationRule[] = [
  ...notNegative('Refund_Approval_From__c'),
  {
    name: 'nameIsABrandKey',
    check: ({ next }) =>
      isBrandKey(next.Name)
        ? null
        : {
            fieldApiName: 'Name',
            message: {
              en: `Enter one of: ${brandKeys.join(', ')}.`,
              es: `Escriba una de estas claves: ${brandKeys.join(', ')}.`,
            },
          },
  },
]

export const brandStateTables: readonly StateTable[] = []
