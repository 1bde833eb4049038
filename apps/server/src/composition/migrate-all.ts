import { randomBytes } from 'node:crypto'
import { sealClearSecrets } from '@porchlight/identity'
import { migrateJobs } from '@porchlight/jobs'
import { migrateDatabase } from '@porchlight/record-engine'
import type pg from 'pg'
import type { Settings } from '../settings/read-settings'
import { metadata } from './compose-context'
import { installationSecret, sealingSecretName } from './installation-secret'
import { migrations } from './migrations'

/** Brings a database to this version's schema, including every part; returns a sentence for each change made. */
export async function migrateAll(
  pool: pg.Pool,
  settings: Pick<Settings, 'sealingKeys'>,
): Promise<readonly string[]> {
  const tables = await migrateDatabase(pool, metadata, migrations)
  const queue = await migrateJobs(pool)
  const sealingSecret = await installationSecret(pool, settings, sealingSecretName)
  const sealed = await sealClearSecrets(pool, sealingSecret, randomBytes)
  return [
    ...tables,
    ...queue,
    ...(sealed === 0 ? [] : [`Sealed the secrets of authenticator apps: ${sealed}.`]),
  ]
}
