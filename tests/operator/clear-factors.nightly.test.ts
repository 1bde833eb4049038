import { rm } from 'node:fs/promises'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeFolder, type OperatorSettings, runCommand } from './operator-process'

let folder: string
let database: TestDatabase
let settings: OperatorSettings

beforeAll(async () => {
  folder = await makeFolder('porchlight clear factors ')
  database = await createTestDatabase()
  settings = { DATA_DIR: folder, DATABASE_URL: database.connectionString }
  expect(await runCommand(settings, ['migrate'])).toMatchObject({ code: 0, complaint: '' })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

it('clear-factors takes every factor and the password off, notes it, and leaves a mail to be sent', async () => {
  const username = 'warden@example.com'
  const made = await runCommand(settings, ['create-admin', username], 'Quiet-hill-4200!\n')
  expect(made).toMatchObject({ code: 0 })
  const { pool } = database
  const { rows } = await pool.query<{ id: string }>(
    `select "Id" as id from record."User" where "Username" = $1`,
    [username],
  )
  const id = rows[0]?.id
  await pool.query(
    `insert into identity.passkey (credential_id, user_id, public_key, counter, transports, label, created_at)
     values ('of-a-thief', $1, '\\x00', 0, '{}', 'key', now() - interval '1 year')`,
    [id],
  )
  const { code, output } = await runCommand(settings, ['clear-factors', ` ${username.toUpperCase()}`])
  expect([code, output]).toEqual([0, expect.stringContaining(username)])
  const left = await pool.query(
    `select (select count(*)::int from identity.passkey) as passkeys,
       (select password_hash from identity.credential where user_id = $1) as password,
       (select cleared_by from identity.factor_clearance where user_id = $1) as "clearedBy",
       (select count(*)::int from graphile_worker.jobs) as jobs`,
    [id],
  )
  expect(left.rows).toEqual([{ passkeys: 0, password: 'revoked', clearedBy: 'operator', jobs: 1 }])
  const audited = await pool.query(
    'select action, viewer_class as class, record_id as about from platform.audit_entry order by id',
  )
  expect(audited.rows).toEqual([
    { action: 'administrator-created', class: 'system', about: id },
    { action: 'second-factors-cleared', class: 'system', about: id },
  ])
})

it('clear-factors says when there is no such user, and wants one name', async () => {
  expect(await runCommand(settings, ['clear-factors', 'nobody@example.com'])).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('There is no user nobody@example.com.'),
  })
  for (const words of [[], ['a@example.com', 'b@example.com']]) {
    expect((await runCommand(settings, ['clear-factors', ...words])).code).toBe(1)
  }
})
