import { brandKeys, isBrandKey } from '@porchlight/brands'
import type { StateTable, ValidationRule } from '@porchlight/metadata'

export const brandRules: readonly ValidationRule[] = [
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
