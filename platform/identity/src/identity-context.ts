import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { IdentityTables } from './database/tables'

/** What every part of this package works on. */
export interface IdentityContext {
  /** What `database` works on; for transactions that callers take part in. */
  readonly pool: pg.Pool
  readonly database: Kysely<IdentityTables>
  readonly now: () => Date
  /** `size` unpredictable bytes. */
  readonly randomBytes: (size: number) => Uint8Array
}
