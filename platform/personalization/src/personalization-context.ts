import type { Kysely } from 'kysely'
import type { PersonalizationTables } from './database/tables'

/** The dependencies shared by every part of this package. */
export interface PersonalizationContext {
  readonly database: Kysely<PersonalizationTables>
  readonly now: () => Date
}
