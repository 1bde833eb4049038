import type { Queryable } from '@porchlight/jobs'
import type { PublishedEvent } from '@porchlight/metadata'

const storeEvent = `
  with next as (
    insert into billing_outbox.stream as stream (account_id, last_sequence, due_at) values ($1, 1, $4)
    on conflict (account_id) do update
      set last_sequence = stream.last_sequence + 1, due_at = coalesce(stream.due_at, excluded.due_at)
    returning last_sequence
  )
  insert into billing_outbox.event (account_id, sequence, event_type, data, occurred_at)
  select $1, last_sequence, $2, $3, $4 from next`

/** Stores an event as the next one of its account, to be delivered if the transaction of `connection` commits. */
export async function storeBillingEvent(
  { about, eventType, data }: PublishedEvent,
  now: Date,
  connection: Queryable,
): Promise<void> {
  await connection.query(storeEvent, [about, eventType, JSON.stringify(data), now.toISOString()])
}
