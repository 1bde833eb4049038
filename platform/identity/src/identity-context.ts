import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { IdentityTables } from './database/tables'

/** The dependencies shared by every part of this package. */
export interface IdentityContext {
  /** The pool behind `database`; for transactions that callers take part in. */
  readonly pool: pg.Pool
  readonly database: Kysely<IdentityTables>
  readonly now: () => Date
  /** `size` unpredictable bytes. */
  readonly randomBytes: (size: number) => Uint8Array
}
