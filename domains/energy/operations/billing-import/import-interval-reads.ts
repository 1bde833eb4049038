import { fail } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import type { BillingIntervalChange } from '@porchlight/providers/billing'
import type { RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { create, update } from '@porchlight/server-methods/records/write'
import { accountObject } from '../../../customers/objects/account/object'
import { addDays, dayIn } from '../../../customers/rules/calendar-day'
import { intervalReadObject } from '../../objects/interval-read/object'
import { startOfDay } from '../usage-file/zone-time'

/** A meter's interval is a quarter of an hour. */
export const secondsOfInterval = 900

/**
 * Imports an account's use on a day, in the intervals of that day by the clock of the home; a day that comes again,
 * such as an estimate that was read since, replaces the one stored. `invalidFieldValue` for another count than the day
 * has, for a day that is not over, and for a home without electricity.
 */
export async function importIntervalReads(
  engine: RecordEngine,
  viewer: Viewer,
  { accountNumber, day, isEstimated, kilowattHours }: BillingIntervalChange,
  now: Date,
): Promise<void> {
  const account = await first(engine, viewer, accountObject, {
    fields: ['Commodity__c', 'Time_Zone__c'],
    where: { AccountNumber: accountNumber },
  })
  if (account === null) throw fail('notFound')
  const home = { commodity: account.Commodity__c, timeZone: account.Time_Zone__c ?? 'America/Chicago' }
  const fields = intervalFields({ day, isEstimated, kilowattHours }, home, now)
  const known = await first(engine, viewer, intervalReadObject, {
    fields: ['Interval_Values__c', 'Read_Type__c'],
    of: { Account__c: account.id },
    where: { Read_Date__c: day },
  })
  if (known === null) {
    await create(engine, viewer, intervalReadObject, { Account__c: account.id, Read_Date__c: day, ...fields })
    return
  }
  const isSame =
    known.Interval_Values__c === fields.Interval_Values__c && known.Read_Type__c === fields.Read_Type__c
  if (!isSame) await update(engine, viewer, intervalReadObject, known.id, fields)
}

/** A day's intervals as fields of its record; fails as `importIntervalReads` does. */
export function intervalFields(
  { day, isEstimated, kilowattHours }: Pick<BillingIntervalChange, 'day' | 'isEstimated' | 'kilowattHours'>,
  { commodity, timeZone }: { readonly commodity: string; readonly timeZone: string },
  now: Date,
) {
  if (commodity !== 'Electricity') {
    throw fail('invalidFieldValue', {
      label: 'accountNumber',
      reason: 'send intervals of electricity alone.',
    })
  }
  if (day >= dayIn(now, timeZone)) {
    throw fail('invalidFieldValue', { label: 'day', reason: 'send a day that is over.' })
  }
  const seconds = startOfDay(addDays(day, 1), timeZone) - startOfDay(day, timeZone)
  if (kilowattHours.length * secondsOfInterval !== seconds) {
    throw fail('invalidFieldValue', {
      label: 'kilowattHours',
      reason: `send the ${seconds / secondsOfInterval} intervals of that day.`,
    })
  }
  const values = kilowattHours.map((value) => (value === null ? '' : value.toFixed(3)))
  return {
    Interval_Count__c: values.length,
    Interval_Values__c: values.join(','),
    Kilowatt_Hours__c: Math.round(values.reduce((sum, value) => sum + 1000 * Number(value), 0)) / 1000,
    Read_Type__c: isEstimated ? ('Estimated' as const) : ('Actual' as const),
  }
}
