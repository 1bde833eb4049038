import type { Kysely } from 'kysely'
import type { IdentityTables } from './database/tables'

/** What every part of this package works on. */
export interface IdentityContext {
  readonly database: Kysely<IdentityTables>
  readonly now: () => Date
  /** `size` unpredictable bytes. */
  readonly randomBytes: (size: number) => Uint8Array
}
