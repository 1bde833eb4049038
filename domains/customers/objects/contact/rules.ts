import type { ObjectDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'
import { fullName } from '../full-name'

/** The name follows from its parts. */
export const contactDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: ['Name'],
  compute: (next) => ({ Name: fullName(next.FirstName, next.LastName) }),
}

export const contactRules: readonly ValidationRule[] = [
  {
    // Changing the name or address of an erased customer would put someone else's data there, or theirs again.
    name: 'erasedStaysErased',
    check: ({ previous }) =>
      previous === null || previous.Erased_At__c === null
        ? null
        : {
            fieldApiName: 'Erased_At__c',
            message: {
              en: 'This customer was erased. Nothing can be changed any more.',
              es: 'Se eliminó a este cliente. Ya no se puede cambiar nada.',
            },
          },
  },
]

export const contactStateTables: readonly StateTable[] = []
