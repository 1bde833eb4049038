import type { Kysely } from 'kysely'
import type { PersonalizationTables } from './database/tables'

/** What every part of this package works with. */
export interface PersonalizationContext {
  readonly database: Kysely<PersonalizationTables>
  readonly now: () => Date
}
