import type { ObjectDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'

/** A read is named by its day. */
export const intervalReadDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: ['Name'],
  compute: (next) => ({ Name: next.Read_Date__c ?? null }),
}

const oneInterval = /^(\d{1,4}\.\d{3})?$/

export const intervalReadRules: readonly ValidationRule[] = [
  {
    name: 'dayHasItsIntervals',
    check: ({ next }) =>
      [92, 96, 100].includes(Number(next.Interval_Count__c))
        ? null
        : {
            fieldApiName: 'Interval_Count__c',
            message: {
              en: 'Enter 96, or 92 or 100 on the days that clocks change.',
              es: 'Escriba 96, o bien 92 o 100 en los días de cambio de hora.',
            },
          },
  },
  {
    name: 'valuesAreTheIntervals',
    check: ({ next }) => {
      if (typeof next.Interval_Values__c !== 'string') return null
      const values = next.Interval_Values__c.split(',')
      if (values.length === next.Interval_Count__c && values.every((value) => oneInterval.test(value)))
        return null
      return {
        fieldApiName: 'Interval_Values__c',
        message: {
          en: 'Enter one number with three decimals for each interval, with commas between.',
          es: 'Escriba un número con tres decimales por intervalo, separados por comas.',
        },
      }
    },
  },
  {
    name: 'valuesAddUp',
    check: ({ next }) => {
      if (typeof next.Interval_Values__c !== 'string') return null
      const sum = next.Interval_Values__c.split(',').reduce((total, value) => total + Number(value), 0)
      if (Math.round(sum * 1000) === Math.round(Number(next.Kilowatt_Hours__c) * 1000)) return null
      return {
        fieldApiName: 'Kilowatt_Hours__c',
        message: { en: 'Enter the sum of the intervals.', es: 'Escriba la suma de los intervalos.' },
      }
    },
  },
]

export const intervalReadStateTables: readonly StateTable[] = []
