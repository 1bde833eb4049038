import { rm } from 'node:fs/promises'
import { sealAudit } from '@porchlight/record-engine'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeFolder, type OperatorSettings, runCommand } from './operator-process'

let folder: string
let database: TestDatabase
let settings: OperatorSettings

beforeAll(async () => {
  folder = await makeFolder('porchlight verify audit ')
  database = await createTestDatabase()
  settings = { DATA_DIR: folder, DATABASE_URL: database.connectionString }
  expect(await runCommand(settings, ['migrate'])).toMatchObject({ code: 0, complaint: '' })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const verify = (...words: string[]) => runCommand(settings, ['verify-audit', ...words])

it('verify-audit names what was taken out of the audit log, and takes a head that was noted before', async () => {
  expect(await verify()).toMatchObject({ code: 0, output: expect.stringContaining('0 entries verified') })
  const { pool } = database
  await pool.query(
    `insert into platform.audit_entry (occurred_at, viewer_class, action)
     select now(), 'admin', 'record-viewed' from generate_series(1, 3)`,
  )
  await sealAudit(pool, new Date())
  const sealed = await verify()
  expect(sealed).toMatchObject({ code: 0, output: expect.stringContaining('3 entries verified, 0 problems') })
  const head = /\b3:[0-9a-f]{64}\b/.exec(sealed.output)?.[0] ?? ''
  expect(await verify(head)).toMatchObject({ code: 0 })

  await pool.query('alter table platform.audit_entry disable trigger user')
  await pool.query('delete from platform.audit_entry where id = 2')
  expect(await verify(head)).toMatchObject({
    code: 1,
    output: expect.stringContaining('2: entry 2 was taken out.'),
  })

  await pool.query('alter table platform.audit_seal disable trigger user')
  await pool.query('delete from platform.audit_entry where id > 1')
  await pool.query('delete from platform.audit_seal where position > 1')
  expect(await verify()).toMatchObject({ code: 0 })
  expect(await verify(head)).toMatchObject({
    code: 1,
    output: expect.stringContaining('its end was cut off'),
  })

  expect(await verify('yesterday')).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('yesterday is no head of the chain.'),
  })
  expect((await verify(head, head)).code).toBe(1)
}, 120_000)
