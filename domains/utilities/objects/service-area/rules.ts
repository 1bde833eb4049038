import type { ObjectDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'
import { matching, neededWhen } from '@porchlight/metadata'

/** `77084 Houston` */
export const serviceAreaDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: ['Name'],
  compute: (next) => ({ Name: `${next.Postal_Code__c ?? ''} ${next.City__c ?? ''}`.trim() }),
}

export const serviceAreaRules: readonly ValidationRule[] = [
  matching('Postal_Code__c', /^\d{5}$/, {
    en: 'Enter a five-digit ZIP code, such as 77002.',
    es: 'Escriba un código postal de cinco dígitos, por ejemplo 77002.',
  }),
  matching('State__c', /^[A-Z]{2}$/, {
    en: 'Enter the state as two capital letters, such as TX.',
    es: 'Escriba el estado con dos letras mayúsculas, por ejemplo TX.',
  }),
  neededWhen('Utility__c', (next) => next.Is_Open__c === true, {
    en: 'Choose the utility that serves this area.',
    es: 'Elija la compañía de distribución de esta zona.',
  }),
]

export const serviceAreaStateTables: readonly StateTable[] = []
