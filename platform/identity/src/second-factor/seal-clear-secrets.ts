import { inTransaction } from '@porchlight/transactions'
import type pg from 'pg'
import { createSecretBox } from './secret-box'

/**
 * Seals the secrets of authenticator apps that earlier versions stored in clear text, and returns how many; the part of
 * `identity-0008-sealed-app-secrets` that needs the key. Run it after the migrations; it is idempotent.
 *
 * @param sealingSecret that of `createIdentity`
 */
export async function sealClearSecrets(
  pool: pg.Pool,
  sealingSecret: string,
  randomBytes: (size: number) => Uint8Array,
): Promise<number> {
  const box = createSecretBox(sealingSecret, randomBytes)
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ userId: string; secret: string }>(
      `select user_id as "userId", clear_secret as secret from identity.totp
       where clear_secret is not null for update`,
    )
    for (const { userId, secret } of rows) {
      await client.query(
        'update identity.totp set sealed_secret = coalesce(sealed_secret, $2), clear_secret = null where user_id = $1',
        [userId, box.seal(userId, secret)],
      )
    }
    return rows.length
  })
}
