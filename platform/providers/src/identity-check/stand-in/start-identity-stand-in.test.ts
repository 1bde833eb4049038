import { createTestDatabase } from '@porchlight/test-kit'
import { expect, it } from 'vitest'
import { createHttpIdentityCheck } from '../http/http-identity-check'
import { standInIdentityMigrations } from './stand-in-identity-migrations'
import { startIdentityStandIn } from './start-identity-stand-in'

it('finishes a check that began before a restart, at another address', async () => {
  const { pool, close } = await createTestDatabase()
  for (const { statements } of standInIdentityMigrations)
    for (const statement of statements) await pool.query(statement)
  const start = () =>
    startIdentityStandIn({
      pool,
      callbackAddress: 'http://127.0.0.1:1/webhooks/identity',
      secret: 'a secret',
      now: () => new Date('2026-11-20T15:00:00Z'),
    })
  const before = await start()
  const check = createHttpIdentityCheck({ baseUrl: before.baseUrl, bearerToken: '' })
  const returnAddress = 'http://localhost:1/verification'
  const checkReference = await check.begin({
    reference: 'a0c000000000001AAA',
    returnAddress,
    language: 'es',
    firstName: 'Lucía',
    lastName: 'Ferro',
  })
  await before.close()
  const after = await start()
  const page = await fetch(`${after.baseUrl}/c/${checkReference}`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('lang="es"')])
  const done = await fetch(`${after.baseUrl}/c/${checkReference}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'passed' }),
    redirect: 'manual',
  })
  expect([done.status, done.headers.get('location')]).toEqual([303, returnAddress])
  expect((await fetch(`${after.baseUrl}/c/${crypto.randomUUID()}`)).status).toBe(404)
  await after.close()
  await close()
})
