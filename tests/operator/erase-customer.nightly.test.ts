import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from './operator-process'

/** The account of a customer who moved away and owes nothing; a complaint is open. */
const account = '4200770312'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const run = (...args: readonly string[]) => {
  const { settings, direct } = world.context
  const environment = { DATA_DIR: settings.dataDir, DATABASE_URL: direct.options.connectionString ?? '' }
  return runCommand(environment, ['erase-customer', ...args])
}

async function jobs(): Promise<number> {
  const { rows } = await world.context.pool.query(
    `select 1 from graphile_worker.jobs where task_identifier = 'erase-customer'`,
  )
  return rows.length
}

describe('erase-customer', () => {
  it('says what stands against it, and begins nothing', async () => {
    const answer = await run(account, '--for-good')
    expect(answer.code).toBe(1)
    expect(answer.complaint).toMatch(
      new RegExp(`${account} cannot be erased yet: this complaint is open: \\d+\\.`),
    )
    expect((await run('dana.whitcombe@example.com')).complaint).toContain('this account has not ended: ')
    expect((await run('nobody@example.com')).complaint).toContain('There is no customer')
    expect((await run(account, '--now')).complaint).toContain('Use: npm run erase-customer')
    expect(await jobs()).toBe(0)
  })

  it('erases only when told to, and is audited', async () => {
    const { pool } = world.context
    await pool.query(
      `update record."Case" c set "Status" = 'Closed' from record."Account" a
       where a."ContactId" = c."ContactId" and a."AccountNumber" = $1`,
      [account],
    )
    expect(await run(account)).toMatchObject({ code: 0, complaint: '' })
    expect(await jobs()).toBe(0)
    const answer = await run(account, '--for-good')
    expect(answer).toMatchObject({ code: 0, complaint: '' })
    expect(await jobs()).toBe(1)
    const { rows } = await pool.query(
      `select a."AccountNumber" as account from platform.audit_entry e
       join record."Account" a on a."ContactId" = e.record_id where e.action = 'customer-erased'`,
    )
    expect(rows).toEqual([{ account }])
  })
})
