import type { ObjectDeclaration, RuleFailure, StateTable, ValidationRule } from '@porchlight/metadata'
import { localDay } from '../../rules/calendar-day'

/** A brand has one record for each day. */
export const closedDayDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: ['Brand_Day__c'],
  compute: ({ Brand__c: brand, Day__c: day }) => ({
    Brand_Day__c: brand == null || day == null ? null : `${brand} ${day}`,
  }),
}

const hasCome: RuleFailure = {
  fieldApiName: 'Day__c',
  message: {
    en: 'This day is here or past, and what was promised has counted it. Leave it as it is.',
    es: 'Este día ya llegó o pasó, y lo prometido ya lo contó. Déjelo como está.',
  },
}

export const closedDayRules: readonly ValidationRule[] = [
  {
    name: 'daysThatHaveComeStay',
    check: ({ previous, now }) =>
      previous !== null && String(previous.Day__c) <= localDay(now) ? hasCome : null,
  },
  {
    name: 'onlyDaysToComeAreClosed',
    check: ({ next, previous, now }) =>
      next.Day__c === previous?.Day__c || String(next.Day__c) > localDay(now)
        ? null
        : {
            fieldApiName: 'Day__c',
            message: {
              en: 'Choose a day from tomorrow on.',
              es: 'Elija un día a partir de mañana.',
            },
          },
  },
]

export const closedDayStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Closed'],
    transitions: { Closed: ['Open_After_All'], Open_After_All: ['Closed'] },
  },
]
