import type { ObjectDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'
import { fullName } from '../full-name'

/** The name follows from its parts. */
export const contactDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: ['Name'],
  compute: (next) => ({ Name: fullName(next.FirstName, next.LastName) }),
}

export const contactRules: readonly ValidationRule[] = []

export const contactStateTables: readonly StateTable[] = []
