import { fail, isPorchlightError } from '@porchlight/errors'
import { checkSchema } from '@porchlight/record-engine'
import type pg from 'pg'
import { metadata } from '../composition/compose-context'
import { migrations } from '../composition/migrations'

const longestReason = 600

/** Fails with `schemaMismatch`, including what to do, when the database does not fit this version. Changes nothing. */
export async function checkDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ ours: boolean; queue: boolean }>(
    `select to_regclass('platform.schema_migration') is not null as ours,
       to_regclass('graphile_worker.migrations') is not null as queue`,
  )
  if (rows[0]?.ours !== true) throw mismatch('This database has no tables yet.')
  try {
    await checkSchema(pool, metadata, migrations)
  } catch (error) {
    if (isPorchlightError(error, 'schemaMismatch')) throw mismatch(error.message)
    throw error
  }
  if (rows[0]?.queue !== true) throw mismatch('The job queue has no tables yet.')
}

function mismatch(reason: string) {
  const shown = reason.length > longestReason ? `${reason.slice(0, longestReason)} …` : reason
  return fail('schemaMismatch', { reason: `${shown} Run \`npm run migrate\`, then start again.` })
}
