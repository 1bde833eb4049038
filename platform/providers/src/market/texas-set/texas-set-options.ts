import type { Partner } from '@porchlight/x12'
import type pg from 'pg'
import type { MarketEvent } from '../market-port'

/**
 * The points at which a crash leaves files and tables in a different state, in order: the messages of a file are
 * stored; its file is archived; an interchange is stored; its file exists under a temporary name; it has its final
 * name.
 */
export const texasSetPoints = [
  'market-messages-stored',
  'market-file-archived',
  'market-interchange-prepared',
  'market-file-written',
  'market-file-named',
] as const

/** One of `texasSetPoints`. */
export type TexasSetPoint = (typeof texasSetPoints)[number]

/** Our identity in the market, and the location of its files. */
export interface TexasSetOptions {
  readonly pool: pg.Pool
  readonly now: () => Date
  /** Contains `outbox`, `inbox`, `archive` and `quarantine`, which are created if missing. */
  readonly folder: string
  /** Our D-U-N-S number. */
  readonly retailer: Partner & { readonly name: string }
  readonly ercot: Partner
  /** `T` while the retailer is tested by ERCOT. */
  readonly usage: 'P' | 'T'
  /** Stores, in the transaction of an event, that it is to be applied. */
  readonly notify: (connection: pg.PoolClient, event: MarketEvent) => Promise<unknown>
  /** Returns the time on the file system's clock: for the age of a file. */
  readonly fileClock?: () => number
  readonly reached?: ((point: TexasSetPoint) => void | Promise<void>) | undefined
}
