import type pg from 'pg'
import { ProviderFailure } from '../../http/provider-failure'
import type { BillingPort } from '../billing-port'

/** The stand-in with what tests and the demo turn. */
export interface StandInBilling extends BillingPort {
  /** Notes changes, as a billing system would by its own work. */
  readonly note: (changes: readonly object[]) => Promise<void>
  readonly setAway: (isAway: boolean) => Promise<void>
}

const pageSize = 100

/** Stands in for the billing system: it has nothing to tell until something is noted. */
export function createStandInBilling({ pool }: { readonly pool: pg.Pool }): StandInBilling {
  return {
    changesSince: async (position) => {
      const { rows: faultModes } = await pool.query<{ away: boolean }>(
        'select is_away as away from billing_stand_in.mood',
      )
      if (faultModes[0]?.away === true) throw new ProviderFailure('The billing system is away.')
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
    note: async (changes) => {
      await pool.query(
        'insert into billing_stand_in.change (change) select value from jsonb_array_elements($1::jsonb)',
        [JSON.stringify(changes)],
      )
    },
    setAway: async (isAway) => {
      await pool.query(
        `insert into billing_stand_in.mood (single, is_away) values (true, $1)
         on conflict (single) do update set is_away = excluded.is_away`,
        [isAway],
      )
    },
  }
}
