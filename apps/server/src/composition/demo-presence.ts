import { fail } from '@porchlight/errors'
import type pg from 'pg'

/** The fact stored before the demo world is loaded. */
export const seedingStartedFact = 'demo-world-begun'
/** The fact stored once it is loaded, with the day it was generated for. */
export const loadedFact = 'demo-world'

/**
 * Rejects a database that contains users but not the demo world, whether or not it fits this version: demo mode would
 * migrate it, and set the same passwords for all its users.
 */
export async function refuseForeignRecords(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ made: boolean }>(
    `select to_regclass('record."User"') is not null and to_regclass('installation.fact') is not null as made`,
  )
  if (rows[0]?.made !== true || !(await holdsUsers(pool)) || (await holdsDemoWorld(pool))) return
  throw fail('invalidSettings', {
    reason:
      'This database holds records of its own, and demo mode gives everyone the same passwords. Use an empty one, or set NODE_ENV=production.',
  })
}

/** Returns whether the database has users of any kind. */
export async function holdsUsers(pool: pg.Pool): Promise<boolean> {
  const users = await pool.query('select 1 from record."User" limit 1')
  return users.rowCount !== 0
}

/**
 * Returns whether the demo world was loaded into the database, fully or partly: it then contains publicly known
 * passwords.
 */
export async function holdsDemoWorld(pool: pg.Pool): Promise<boolean> {
  const found = await pool.query('select 1 from installation.fact where name = any($1)', [
    [seedingStartedFact, loadedFact],
  ])
  return found.rowCount !== 0
}
