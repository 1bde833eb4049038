import { migrateJobs } from '@porchlight/jobs'
import { migrateDatabase } from '@porchlight/record-engine'
import type pg from 'pg'
import { metadata } from './compose-context'
import { migrations } from './migrations'

/** Brings a database to this version's schema, every part's; gives a sentence for each thing done. */
export async function migrateAll(pool: pg.Pool): Promise<readonly string[]> {
  const tables = await migrateDatabase(pool, metadata, migrations)
  return [...tables, ...(await migrateJobs(pool))]
}
