import type { StateTable, ValidationRule } from '@porchlight/metadata'

const dayMs = 86_400_000

/** Days from the first to the last, both counted; NaN when one is absent. */
function countDays(first: unknown, last: unknown): number {
  if (typeof first !== 'string' || typeof last !== 'string') return Number.NaN
  return (Date.parse(last) - Date.parse(first)) / dayMs + 1
}

export const usageRules: readonly ValidationRule[] = [
  {
    name: 'periodEndsAfterItStarts',
    check: ({ next }) =>
      countDays(next.Period_Start__c, next.Period_End__c) <= 1
        ? {
            fieldApiName: 'Period_End__c',
            message: {
              en: 'Choose an end date after the start date.',
              es: 'Elija una fecha de fin posterior a la de inicio.',
            },
          }
        : null,
  },
  {
    name: 'daysAgreeWithPeriod',
    check: ({ next }) => {
      const days = countDays(next.Period_Start__c, next.Period_End__c)
      if (Number.isNaN(days) || days <= 1 || next.Days_In_Cycle__c === days) return null
      return {
        fieldApiName: 'Days_In_Cycle__c',
        message: {
          en: `Enter ${days}: the days from the first to the last of the period.`,
          es: `Escriba ${days}: los días desde el primero hasta el último del período.`,
        },
      }
    },
  },
  {
    name: 'oneCommodityIsMeasured',
    check: ({ next }) =>
      (next.Kilowatt_Hours__c == null) === (next.Therms__c == null)
        ? {
            fieldApiName: 'Kilowatt_Hours__c',
            message: {
              en: 'Enter either kilowatt-hours or therms.',
              es: 'Escriba kilovatios-hora o termias, solo uno de los dos.',
            },
          }
        : null,
  },
  ...['Kilowatt_Hours__c', 'Therms__c'].map(
    (fieldApiName): ValidationRule => ({
      name: `${fieldApiName}IsNotNegative`,
      check: ({ next }) => {
        const amount = next[fieldApiName]
        if (typeof amount !== 'number' || amount >= 0) return null
        return {
          fieldApiName,
          message: { en: 'Enter zero or more.', es: 'Escriba cero o más.' },
        }
      },
    }),
  ),
]

export const usageStateTables: readonly StateTable[] = []
