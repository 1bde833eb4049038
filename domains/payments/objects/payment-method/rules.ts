import type { ObjectDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'
import { neededWhen } from '@porchlight/metadata'
import { lastFourRule } from '../../../customers/objects/last-four'

/** `Harbor Pine Bank 6789` */
export const paymentMethodDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: ['Name'],
  compute: (next) => ({ Name: `${next.Institution__c ?? ''} ${next.Last_Four__c ?? ''}`.trim() }),
}

const isCard = (next: Readonly<Record<string, unknown>>) => next.Method_Type__c === 'Card'

export const paymentMethodRules: readonly ValidationRule[] = [
  lastFourRule,
  // A card number has 12 to 19 digits, a bank account 4 to 17: neither may hide in the name of its institution.
  {
    name: 'Institution__cIsWellFormed',
    check: ({ next }) =>
      typeof next.Institution__c !== 'string' || !/(?:\d[ -]?){5}/.test(next.Institution__c)
        ? null
        : {
            fieldApiName: 'Institution__c',
            message: {
              en: 'Enter a name without account digits.',
              es: 'Escriba un nombre sin dígitos de cuenta.',
            },
          },
  },
  neededWhen('Expiry_Month__c', isCard, { en: 'Enter the month.', es: 'Escriba el mes.' }),
  neededWhen('Expiry_Year__c', isCard, { en: 'Enter the year.', es: 'Escriba el año.' }),
  {
    name: 'monthIsOfTheYear',
    check: ({ next }) => {
      const month = next.Expiry_Month__c
      if (typeof month !== 'number' || (month >= 1 && month <= 12)) return null
      return {
        fieldApiName: 'Expiry_Month__c',
        message: { en: 'Enter a month from 1 to 12.', es: 'Escriba un mes del 1 al 12.' },
      }
    },
  },
]

export const paymentMethodStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Active'],
    transitions: { Active: ['Expired', 'Removed'], Expired: ['Active', 'Removed'] },
  },
]
