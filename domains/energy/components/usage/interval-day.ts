import { numberOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'

/** A day that a meter reported. */
export interface ReadDay {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** Kilowatt-hours. */
  readonly used: number
  readonly estimated: boolean
}

/** A day with its quarters of an hour. */
export interface IntervalDay extends ReadDay {
  /** The hours by the clock, in order: 24 of them, 23 or 25 on the days that clocks change. */
  readonly hours: readonly IntervalHour[]
}

export interface IntervalHour {
  /** 0 to 23 by the clock. */
  readonly hour: number
  /** The second of two hours of one name, on the day that clocks go back. */
  readonly isRepeated: boolean
  /** Kilowatt-hours of its four quarters; null for a quarter that was not read. */
  readonly quarters: readonly (number | null)[]
}

/** The fields that `toReadDay` reads. */
export const readDayFields = [
  'Interval_Read__c.Read_Date__c',
  'Interval_Read__c.Kilowatt_Hours__c',
  'Interval_Read__c.Read_Type__c',
] as const

/** The fields that `toIntervalDay` reads. */
export const intervalDayFields = [...readDayFields, 'Interval_Read__c.Interval_Values__c'] as const

/** Parses a day from its record; null when the record lacks the time or the amount. */
export function toReadDay(record: ReadRecord): ReadDay | null {
  const date = textOf(record, 'Read_Date__c')
  const used = numberOf(record, 'Kilowatt_Hours__c')
  if (date === null || used === null) return null
  return { date, used, estimated: textOf(record, 'Read_Type__c') === 'Estimated' }
}

/** Reads a day with its quarters out of its record; null as `toReadDay`. */
export function toIntervalDay(record: ReadRecord): IntervalDay | null {
  const day = toReadDay(record)
  const values = textOf(record, 'Interval_Values__c')
  if (day === null || values === null) return null
  return { ...day, hours: hoursOf(values.split(',').map((value) => (value === '' ? null : Number(value)))) }
}

/**
 * The hours of a day by the clocks of the United States: on a day of 92 quarters the hour from 2 to 3 is missing, on one
 * of 100 the hour from 1 to 2 comes twice.
 */
export function hoursOf(quarters: readonly (number | null)[]): readonly IntervalHour[] {
  const count = Math.ceil(quarters.length / 4)
  return Array.from({ length: count }, (_, index) => ({
    hour: index < 2 ? index : index + 24 - count,
    isRepeated: count === 25 && index === 2,
    quarters: quarters.slice(index * 4, index * 4 + 4),
  }))
}
