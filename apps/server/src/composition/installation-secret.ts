import { randomBytes } from 'node:crypto'
import type pg from 'pg'

/**
 * What the secrets of authenticator apps are sealed under. It is the one secret that a restored copy keeps: without
 * it nobody's app would be known any more.
 */
export const sealingSecretName = 'second-factors'

/** The secret of that name, made on first use and shared by all processes of this installation. */
export async function installationSecret(pool: pg.Pool, name: string): Promise<string> {
  await pool.query('insert into installation.secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32),
  ])
  const { rows } = await pool.query<{ value: Buffer }>(
    'select value from installation.secret where name = $1',
    [name],
  )
  return rows[0]?.value.toString('base64') ?? ''
}
