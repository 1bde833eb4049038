import { numberOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { cycleMonth } from '../../facts/cycle-month'

/** One billing cycle's usage. */
export interface UsageMonth {
  readonly id: string
  /** The month that the cycle is named after, `YYYY-MM`. */
  readonly month: string
  /** Calendar dates, `YYYY-MM-DD`, of the first and the last day counted. */
  readonly start: string
  readonly end: string
  readonly days: number
  /** Kilowatt-hours for electricity, therms for gas. */
  readonly amount: number
  /** Average outdoor temperature in degrees Fahrenheit; null when unknown. */
  readonly temperature: number | null
  /** Degree days of the cycle; null when unknown. */
  readonly cooling: number | null
  readonly heating: number | null
  readonly estimated: boolean
}

/** The fields that `toUsageMonth` reads. */
export const usageFields = [
  'Usage__c.Average_Temperature__c',
  'Usage__c.Cooling_Degree_Days__c',
  'Usage__c.Days_In_Cycle__c',
  'Usage__c.Heating_Degree_Days__c',
  'Usage__c.Kilowatt_Hours__c',
  'Usage__c.Period_End__c',
  'Usage__c.Period_Start__c',
  'Usage__c.Read_Type__c',
  'Usage__c.Therms__c',
] as const

/** Parses a cycle from its record; null when the record lacks the amount or the days. */
export function toUsageMonth(record: ReadRecord): UsageMonth | null {
  const start = textOf(record, 'Period_Start__c')
  const end = textOf(record, 'Period_End__c')
  const amount = numberOf(record, 'Kilowatt_Hours__c') ?? numberOf(record, 'Therms__c')
  if (start === null || end === null || amount === null) return null
  return {
    id: record.id,
    month: cycleMonth({ start, end }),
    start,
    end,
    days: numberOf(record, 'Days_In_Cycle__c') ?? daysCounted(start, end),
    amount,
    temperature: numberOf(record, 'Average_Temperature__c'),
    cooling: numberOf(record, 'Cooling_Degree_Days__c'),
    heating: numberOf(record, 'Heating_Degree_Days__c'),
    estimated: textOf(record, 'Read_Type__c') === 'Estimated',
  }
}

/** Both days included. */
function daysCounted(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1
}

/**
 * The `count` months that end with the newest cycle, oldest first; `usage` is null for a month without a
 * cycle, so that a missing month stays visible and is never a zero.
 */
export function monthsUpTo(
  cycles: readonly UsageMonth[],
  count: number,
): readonly { readonly month: string; readonly usage: UsageMonth | null }[] {
  const byMonth = new Map(cycles.map((cycle) => [cycle.month, cycle]))
  const newest = [...byMonth.keys()].sort().at(-1)
  if (newest === undefined) return []
  const oldest = [...byMonth.keys()].sort()[0] ?? newest
  const months = []
  for (let back = count - 1; back >= 0; back -= 1) {
    const month = monthsBefore(newest, back)
    if (month >= oldest) months.push({ month, usage: byMonth.get(month) ?? null })
  }
  return months
}

/** The month that lies `count` months before `month`, both `YYYY-MM`. */
export function monthsBefore(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - count
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}
