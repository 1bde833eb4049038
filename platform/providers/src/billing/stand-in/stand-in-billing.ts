import type pg from 'pg'
import { ProviderFailure } from '../../http/provider-failure'
import type { BillingEvent } from '../billing-event-schema'
import type { BillingPort } from '../billing-port'

/** The stand-in with its controls for tests and the demo. */
export interface StandInBilling extends BillingPort {
  /** Records changes, as a billing system would while running. */
  readonly note: (changes: readonly object[]) => Promise<void>
  readonly setAway: (isAway: boolean) => Promise<void>
  /** Checks whether it is currently unavailable. */
  readonly isAway: () => Promise<boolean>
  /** Rejects events of that type from now on; null rejects none. */
  readonly refuse: (eventType: string | null) => Promise<void>
  /** Returns the latest events that it received, the newest first. */
  readonly received: (count: number) => Promise<readonly ReceivedEvent[]>
}

/** An event that the stand-in received, and how often it was delivered. */
export interface ReceivedEvent {
  readonly event: BillingEvent
  readonly deliveries: number
}

const pageSize = 100

/**
 * Replaces the billing system: it has nothing to report until a change is recorded, and stores the events it
 * receives.
 */
export function createStandInBilling({ pool }: { readonly pool: pg.Pool }): StandInBilling {
  const faultMode = async () => {
    const { rows } = await pool.query<{ away: boolean; refused: string | null }>(
      'select is_away as away, refused_type as refused from billing_stand_in.mood',
    )
    return { away: rows[0]?.away === true, refused: rows[0]?.refused ?? null }
  }
  const currentMode = async () => {
    const present = await faultMode()
    if (present.away) throw new ProviderFailure('The billing system is away.')
    return present
  }
  return {
    changesSince: async (position) => {
      await currentMode()
      const { rows } = await pool.query<{ position: string; change: unknown }>(
        'select position, change from billing_stand_in.change where position > $1 order by position limit $2',
        [position ?? '0', pageSize + 1],
      )
      const page = rows.slice(0, pageSize)
      return {
        changes: page.map(({ change }) => change),
        position: page.at(-1)?.position ?? position ?? '0',
        more: rows.length > pageSize,
      }
    },
    deliver: async (events) => {
      const { refused } = await currentMode()
      if (events.some(({ type }) => type === refused)) return { kind: 'refused', status: 422 }
      await pool.query(
        `insert into billing_stand_in.event (event_id, event)
         select (value ->> 'eventId')::uuid, value from jsonb_array_elements($1::jsonb) with ordinality
         order by ordinality
         on conflict (event_id) do update set deliveries = billing_stand_in.event.deliveries + 1`,
        [JSON.stringify(events)],
      )
      return { kind: 'accepted' }
    },
    received: async (count) => {
      const { rows } = await pool.query<ReceivedEvent>(
        'select event, deliveries from billing_stand_in.event order by position desc limit $1',
        [count],
      )
      return rows
    },
    refuse: async (eventType) => {
      await pool.query(
        `insert into billing_stand_in.mood (single, is_away, refused_type) values (true, false, $1)
         on conflict (single) do update set refused_type = excluded.refused_type`,
        [eventType],
      )
    },
    note: async (changes) => {
      await pool.query(
        'insert into billing_stand_in.change (change) select value from jsonb_array_elements($1::jsonb)',
        [JSON.stringify(changes)],
      )
    },
    isAway: async () => (await faultMode()).away,
    setAway: async (isAway) => {
      await pool.query(
        `insert into billing_stand_in.mood (single, is_away) values (true, $1)
         on conflict (single) do update set is_away = excluded.is_away`,
        [isAway],
      )
    },
  }
}
