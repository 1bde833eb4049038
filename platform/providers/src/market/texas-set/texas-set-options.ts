import type { Partner } from '@porchlight/x12'
import type pg from 'pg'
import type { MarketEvent } from '../market-port'

/**
 * The moments at which a crash leaves files and tables in another state, in their order: the messages of a file are
 * stored; its file is put away; an interchange is stored; its file is there under another name; it has its name.
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

/** Who we are in the market, and where its files lie. */
export interface TexasSetOptions {
  readonly pool: pg.Pool
  readonly now: () => Date
  /** Holds `outbox`, `inbox`, `archive` and `quarantine`, which are made where they are missing. */
  readonly folder: string
  /** Our D-U-N-S number. */
  readonly retailer: Partner & { readonly name: string }
  readonly ercot: Partner
  /** `T` while the retailer is tested by ERCOT. */
  readonly usage: 'P' | 'T'
  /** Stores, in the transaction of an event, that it is to be applied. */
  readonly notify: (connection: pg.PoolClient, event: MarketEvent) => Promise<unknown>
  /** The clock of the file system: how old a file is. */
  readonly fileClock?: () => number
  readonly reached?: ((point: TexasSetPoint) => void | Promise<void>) | undefined
}
