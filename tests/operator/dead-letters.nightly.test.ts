import { rm } from 'node:fs/promises'
import { enqueueJob } from '@porchlight/jobs'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFolder, type OperatorSettings, runCommand } from './operator-process'

let folder: string
let database: TestDatabase
let settings: OperatorSettings

beforeAll(async () => {
  folder = await makeFolder('porchlight dead letters ')
  database = await createTestDatabase()
  settings = { DATA_DIR: folder, DATABASE_URL: database.connectionString }
  expect(await runCommand(settings, ['migrate'])).toMatchObject({ code: 0, complaint: '' })
})

afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** Creates a dead letter. */
async function giveUp(userId: string): Promise<string> {
  const id = await enqueueJob(database.pool, 'send-reset-link', { userId })
  await database.pool.query(
    `update graphile_worker._private_jobs
     set attempts = max_attempts, last_error = 'MailFailure: refused by [address]' where id = $1`,
    [id],
  )
  return id ?? ''
}

const retry = (...words: readonly string[]) => runCommand(settings, ['retry-dead-letter', ...words])

async function attemptsOf(id: string): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ attempts: number }>(
    'select attempts from graphile_worker._private_jobs where id = $1',
    [id],
  )
  return rows[0]?.attempts
}

describe('retry-dead-letter', () => {
  it('lists what was given up, with its name and why, and changes nothing', async () => {
    expect(await retry()).toMatchObject({ code: 0, output: 'No work was given up.\n' })
    const id = await giveUp('005000000000001AAA')
    const waiting = await enqueueJob(database.pool, 'send-reset-link', { userId: '005000000000009AAA' })
    const { code, output } = await retry()
    expect(code).toBe(0)
    expect(output).toMatch(
      new RegExp(`^${id}  .+  send-reset-link {"userId":"005000000000001AAA"}  MailFailure: refused by`),
    )
    expect(output).not.toContain('005000000000009AAA')
    expect(output).toContain('1 job given up.')
    expect(await attemptsOf(id)).toBeGreaterThan(0)
    await database.pool.query('delete from graphile_worker._private_jobs where id = any($1)', [[id, waiting]])
  })

  it('retries one by its id, and says when there is no such one', async () => {
    const [one, other] = [await giveUp('005000000000001AAA'), await giveUp('005000000000002AAA')]
    expect(await retry(one)).toMatchObject({ code: 0, output: `Job ${one} will run again.\n` })
    expect([await attemptsOf(one), (await attemptsOf(other)) ?? 0]).toEqual([0, expect.any(Number)])
    for (const unknown of [one, '999999', 'everything', "1' or true"]) {
      const refused = await retry(unknown)
      expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('was given up') })
    }
    expect(await retry(other, one)).toMatchObject({ code: 1, complaint: expect.stringContaining('Use:') })
    expect(await attemptsOf(other)).toBeGreaterThan(0)
  })

  it('retries all', async () => {
    const more = await giveUp('005000000000003AAA')
    expect(await retry('all')).toMatchObject({ code: 0, output: '2 jobs will run again.\n' })
    expect(await attemptsOf(more)).toBe(0)
    expect(await retry('all')).toMatchObject({ code: 0, output: 'No work was given up.\n' })
  })
})
