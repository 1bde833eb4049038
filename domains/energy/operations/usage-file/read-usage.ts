import type { TypedRecord } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { listEvery } from '@porchlight/server-methods/records/list'
import { intervalReadObject } from '../../objects/interval-read/object'
import { readCycles, type UsageCycle } from '../account-usage/read-cycles'
import { startOfDay } from './zone-time'

/** A period of time and the use in it. */
export interface Reading {
  /** Seconds since 1970 in UTC, and how many of them it lasts. */
  readonly start: number
  readonly seconds: number
  /** Kilowatt-hours or therms; null when it was not read, which is not zero. */
  readonly used: number | null
  readonly estimated: boolean
}

/** A day with the readings of its quarters of an hour. */
export interface DayReadings {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly readings: readonly Reading[]
}

/** Whose usage, of which days, by which clocks. */
export interface UsageRange {
  readonly accountId: string
  /** Calendar days, both counted. */
  readonly from: string
  readonly to: string
  readonly timeZone: string
}

/** Who reads it, and by what. */
export type UsageReader = Pick<MethodContext, 'engine' | 'viewer'>

/** A month at a time: one page of quarters of an hour is some 60 kB. */
const daysAtATime = 31

/** The days of a range that were read, oldest first, a page at a time, as the viewer. */
export async function* readDays(
  { engine, viewer }: UsageReader,
  { accountId, from, to, timeZone }: UsageRange,
): AsyncGenerator<DayReadings> {
  const reads = listEvery(engine, viewer, intervalReadObject, {
    fields: ['Read_Date__c', 'Interval_Values__c', 'Read_Type__c'],
    of: { Account__c: accountId },
    where: { Read_Date__c: { gte: from, lte: to } },
    orderedBy: ['Read_Date__c'],
    pageSize: daysAtATime,
  })
  for await (const record of reads) yield toDay(record, timeZone)
}

/** The billing cycles of a range, oldest first, as the viewer: those that end within it. */
export function readCyclesOf(
  reader: UsageReader,
  { accountId, from, to }: UsageRange,
): Promise<readonly UsageCycle[]> {
  return readCycles(reader, accountId, { gte: from, lte: to })
}

/** A cycle as one reading, from the first midnight to the last by the account's clocks. */
export function readingOfCycle(cycle: UsageCycle, timeZone: string): Reading {
  const start = startOfDay(cycle.start, timeZone)
  const end = startOfDay(dayAfter(cycle.end), timeZone)
  return { start, seconds: end - start, used: cycle.used, estimated: cycle.estimated }
}

function toDay(
  record: TypedRecord<typeof intervalReadObject, 'Read_Date__c' | 'Interval_Values__c' | 'Read_Type__c'>,
  timeZone: string,
): DayReadings {
  const { Read_Date__c: date, Interval_Values__c: values } = record
  const estimated = record.Read_Type__c === 'Estimated'
  const first = startOfDay(date, timeZone)
  const readings = values.split(',').map((value, index) => ({
    start: first + index * 900,
    seconds: 900,
    used: value === '' ? null : Number(value),
    estimated,
  }))
  return { date, readings }
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
}
