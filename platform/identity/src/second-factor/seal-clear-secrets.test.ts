import { randomBytes } from 'node:crypto'
import { createTestDatabase } from '@porchlight/test-kit'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { identityMigrations } from '../database/migrations'
import { createIdentity } from '../identity'
import { linkSecret, sealingSecret } from '../testing/identity-bench'
import { sealClearSecrets } from './seal-clear-secrets'

const sealing = 'identity-0008-sealed-app-secrets'

test('an app that an earlier version kept in clear goes on working, sealed', async () => {
  const { pool, close } = await createTestDatabase()
  const run = async (migrations: typeof identityMigrations) => {
    for (const { statements } of migrations) for (const statement of statements) await pool.query(statement)
  }
  const at = identityMigrations.findIndex(({ name }) => name === sealing)
  await run(identityMigrations.slice(0, at))
  const { base32 } = new Secret({ size: 20 })
  await pool.query(
    `insert into identity.totp (user_id, secret, offered_secret, last_step)
     values ('user-1', $1, null, 0), ('user-2', null, $1, 0)`,
    [base32],
  )
  await run(identityMigrations.slice(at))
  expect(await sealClearSecrets(pool, sealingSecret, randomBytes)).toBe(1)
  expect(await sealClearSecrets(pool, sealingSecret, randomBytes)).toBe(0)

  const { rows } = await pool.query('select * from identity.totp')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(base32)
  const now = () => new Date('2026-03-01T12:00:00.000Z')
  const identity = createIdentity({ pool, now, randomBytes, sealingSecret, linkSecret })
  const code = new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp: now().getTime() })
  expect(await identity.findTotp('user-1')).toEqual({ confirmedAt: null, lastUsedAt: null })
  expect(await identity.verifyTotp('user-1', code)).toBe(true)
  await close()
})
