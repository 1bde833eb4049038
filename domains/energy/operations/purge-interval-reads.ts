import type { Queryable } from '@porchlight/jobs'
import { intervalMonths } from '../facts/interval-retention'

/** Short statements: reads of today come in at the same time. */
const atOnce = 5_000

/** Deletes the meter reads of days more than 25 months before `now`. Bills and the usage of each month stay. */
export async function purgeIntervalReads(
  connection: Queryable,
  now: Date,
  batchSize = atOnce,
): Promise<void> {
  for (;;) {
    const { rowCount } = await connection.query(
      `delete from record."Interval_Read__c" where "Id" in (
         select "Id" from record."Interval_Read__c"
         where "Read_Date__c" < ($1::timestamptz at time zone 'UTC')::date - make_interval(months => $2)
         order by "Read_Date__c" limit $3)`,
      [now.toISOString(), intervalMonths, batchSize],
    )
    if ((rowCount ?? 0) < batchSize) return
  }
}
