import { randomBytes } from 'node:crypto'
import { createSecretBox } from '@porchlight/identity'
import type pg from 'pg'
import { refusal } from '../settings/refusal'
import type { Settings } from '../settings/settings'

/**
 * The secret that authenticator app secrets are sealed under. It is the only secret that a restored copy retains:
 * without it every authenticator app would be lost.
 */
export const sealingSecretName = 'second-factors'

/** Seals page tokens and positions of changes. */
export const pageTokenSecretName = 'page-token'

interface StoredSecret {
  readonly value: Buffer
  readonly sealed: boolean
}

/**
 * Returns the secret of that name, created on first use and shared by all processes of this installation. With
 * `PORCHLIGHT_SEALING_KEYS` it is stored sealed under the first key: one that was stored in the clear, or under a later
 * key, is sealed again, and remains the same secret.
 *
 * @throws invalidSettings where it is sealed under none of the keys
 */
export async function installationSecret(
  pool: pg.Pool,
  { sealingKeys }: Pick<Settings, 'sealingKeys'>,
  name: string,
): Promise<string> {
  const boxes = sealingKeys.map((key) =>
    createSecretBox(key.toString('base64'), randomBytes, 'porchlight installation.secret'),
  )
  const stored = (secret: string): StoredSecret => {
    const [first] = boxes
    return first === undefined
      ? { value: Buffer.from(secret, 'base64'), sealed: false }
      : { value: first.seal(name, secret), sealed: true }
  }
  const made = stored(randomBytes(32).toString('base64'))
  await pool.query(
    'insert into installation.secret (name, value, sealed) values ($1, $2, $3) on conflict do nothing',
    [name, made.value, made.sealed],
  )
  const { rows } = await pool.query<StoredSecret>(
    'select value, sealed from installation.secret where name = $1',
    [name],
  )
  const { value, sealed } = rows[0] ?? made
  const opener = sealed ? boxes.findIndex((box) => box.open(name, value) !== null) : -1
  const secret = sealed ? boxes[opener]?.open(name, value) : value.toString('base64')
  if (secret === undefined || secret === null) {
    throw refusal(
      'The secrets in this database are sealed. Set PORCHLIGHT_SEALING_KEYS to the key that they were sealed under.',
    )
  }
  if (boxes.length > 0 && opener !== 0) {
    // Another process may have done it first.
    await pool.query(
      'update installation.secret set value = $2, sealed = true where name = $1 and value = $3',
      [name, stored(secret).value, value],
    )
  }
  return secret
}
