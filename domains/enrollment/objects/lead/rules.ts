import type { ObjectDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'
import { fullName } from '../../../customers/objects/full-name'
import { serviceAddressRules } from '../../../customers/objects/service-address'

/** The name follows from its parts. */
export const leadDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: ['Name'],
  compute: (next) => ({ Name: fullName(next.FirstName, next.LastName) }),
}

export const leadRules: readonly ValidationRule[] = [
  ...serviceAddressRules,
  {
    name: 'someWayToReachThem',
    check: ({ next }) =>
      next.Email != null || next.MobilePhone != null
        ? null
        : {
            fieldApiName: 'Email',
            message: {
              en: 'Enter an email or a mobile phone.',
              es: 'Escriba un correo o un teléfono celular.',
            },
          },
  },
]

export const leadStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status',
    initial: ['New'],
    transitions: { New: ['Contacted', 'Converted', 'Unqualified'], Contacted: ['Converted', 'Unqualified'] },
  },
]
