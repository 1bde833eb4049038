import { notNegative, type StateTable, type ValidationRule } from '@porchlight/metadata'

const dayMs = 86_400_000

/** Days from the first to the last, both counted; NaN when one is absent. */
function countDays(first: unknown, last: unknown): number {
  return (Date.parse(String(last)) - Date.parse(String(first))) / dayMs + 1
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
  ...notNegative('Kilowatt_Hours__c', 'Therms__c'),
]

export const usageStateTables: readonly StateTable[] = []
