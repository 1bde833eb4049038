import { type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'

/**
 * The day that is confirmed for an order, `YYYY-MM-DD`: the first one of service or of the plan, or the last one of
 * service. Null without one, and for a cancelled order, which nothing comes of. Reads `Status` and
 * `Confirmed_Start_Date__c`.
 */
export function confirmedDayOf(record: ReadRecord): string | null {
  return textOf(record, 'Status') === 'Cancelled' ? null : textOf(record, 'Confirmed_Start_Date__c')
}
