import type { Queryable } from '@porchlight/jobs'
import type { AlertEvent } from './alert-event'

/** The name of an event that is alerted once; `mark` is what it depends on besides the record. */
export function occasionOf(event: AlertEvent, recordId: string, mark: string): string {
  return `${event} ${recordId} ${mark}`
}

/** The key of the text about an occasion. */
export function textKeyOf(occasion: string): string {
  return `alert ${occasion}`
}

/** Whether a text was sent about an occasion. */
export async function wasNotified(connection: Queryable, occasion: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    "select 1 from texts.sent where key = $1 and state not in ('withheld', 'refused')",
    [textKeyOf(occasion)],
  )
  return rowCount !== 0
}
