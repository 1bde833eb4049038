import { rm } from 'node:fs/promises'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeFolder, type OperatorSettings, runCommand } from './operator-process'

let folder: string
let database: TestDatabase
let settings: OperatorSettings

beforeAll(async () => {
  folder = await makeFolder('porchlight end sessions ')
  database = await createTestDatabase()
  settings = { DATA_DIR: folder, DATABASE_URL: database.connectionString }
  expect(await runCommand(settings, ['migrate'])).toMatchObject({ code: 0, complaint: '' })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

it('end-sessions signs one user out, or everybody, leaves passwords, and is audited', async () => {
  const names = ['warden@example.com', 'keeper@example.com'] as const
  for (const name of names) {
    expect(await runCommand(settings, ['create-admin', name], 'Quiet-hill-4200!\n')).toMatchObject({
      code: 0,
    })
    expect(await runCommand(settings, ['token', name])).toMatchObject({ code: 0 })
  }
  const living = async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select u."Username" as name from identity.session s join record."User" u on u."Id" = s.user_id
       where s.ended_at is null order by 1`,
    )
    return rows.map(({ name }) => name)
  }
  expect(await living()).toEqual(['keeper@example.com', 'warden@example.com'])
  const one = await runCommand(settings, ['end-sessions', names[0]])
  expect([one.code, one.output]).toEqual([
    0,
    expect.stringContaining('Ended 1 session of warden@example.com.'),
  ])
  expect(await living()).toEqual(['keeper@example.com'])
  const all = await runCommand(settings, ['end-sessions', '--all'])
  expect([all.code, all.output]).toEqual([0, expect.stringContaining('Ended 1 session of everybody.')])
  expect(await living()).toEqual([])
  const { rows } = await database.pool.query(
    `select (select count(*)::int from identity.credential where password_hash = 'revoked') as revoked,
       (select count(*)::int from platform.audit_entry where action = 'sessions-ended') as audited`,
  )
  expect(rows).toEqual([{ revoked: 0, audited: 2 }])
})

it('end-sessions says when there is no such user, and wants one name or --all', async () => {
  expect(await runCommand(settings, ['end-sessions', 'nobody@example.com'])).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('There is no user nobody@example.com.'),
  })
  for (const words of [[], ['--everybody'], ['--all', 'a@example.com']]) {
    expect((await runCommand(settings, ['end-sessions', ...words])).code).toBe(1)
  }
})
