import { jobs } from '@porchlight/domains/jobs'
import { enqueueJob } from '@porchlight/jobs'
import { type ServerContext, startBackgroundWork } from '@porchlight/server/testing'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { twinIt } from './twin-it'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const canary = 'Zephyrine Quillfeather zq@example.com'

/** Nonexistent ids of several objects, a text that is not an id, and nothing. */
const poisons = ['801000000000000AAA', '500000000000000AAA', canary, null, {}, 1e308]

/** The names of ids in payloads. */
const idNames = [
  'userId',
  'orderId',
  'contactId',
  'versionId',
  'eventId',
  'requestId',
  'changeId',
  'answer',
  'changedAt',
]

/** How long valid work may wait behind poisoned work. */
const patienceMs = 20_000

describe('A33: jobs that can never succeed', () => {
  it('are given up or wait for their next attempt, and everything else is done meanwhile', async () => {
    expect(await findLeaks(world.context)).toEqual([])
  }, 90_000)

  twinIt(
    'are reported by this check when they hang',
    async () => {
      const hanging: ServerContext = {
        ...world.context,
        engine: {
          ...world.context.engine,
          readRecord: async (viewer, recordId, selection) => {
            const found = await world.context.engine.readRecord(viewer, recordId, selection)
            return found ?? new Promise(() => undefined)
          },
          listRecords: () => new Promise(() => undefined),
        },
      }
      expect(await findLeaks(hanging, 5_000)).toContain('a mail waits behind them')
    },
    90_000,
  )

  it('carry no data: what is large is refused', async () => {
    const refused = enqueueJob(world.context.pool, 'send-reset-link', { userId: 'x'.repeat(9_000) })
    await expect(refused).rejects.toMatchObject({ key: 'invalidParameter' })
  })
})

/** Poisons every job of the portal in every position of its payload, then requests a mail. */
async function findLeaks(context: ServerContext, patience = patienceMs): Promise<readonly string[]> {
  const { pool } = world.context
  const leaks: string[] = []
  await pool.query('delete from graphile_worker._private_jobs')
  for (const { name } of jobs) {
    for (const poison of poisons) {
      const payload = Object.fromEntries(idNames.map((id) => [id, poison]))
      await enqueueJob(pool, name, payload as Record<string, string>)
    }
  }
  const { rows } = await pool.query<{ id: string }>(
    `select u."Id" as id from record."User" u where u."Portal_Role__c" = 'Customer' and u."IsActive" limit 1`,
  )
  const disclosed: string[] = []
  const background = await startBackgroundWork(
    context,
    world.context.direct.options.connectionString ?? '',
    (_level, event, facts) => disclosed.push(JSON.stringify({ event, ...facts })),
    { pollIntervalMs: 100 },
  )
  try {
    const before = await countMails()
    await enqueueJob(pool, 'send-password-changed', {
      userId: rows[0]?.id ?? '',
      changedAt: world.context.now().toISOString(),
    })
    const until = performance.now() + patience
    while ((await countMails()) === before && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    if ((await countMails()) === before) leaks.push('a mail waits behind them')
  } finally {
    await pool.query('delete from graphile_worker._private_jobs where locked_at is null')
    await Promise.race([background.close(), new Promise((resolve) => setTimeout(resolve, 3_000))])
  }
  if (disclosed.some((line) => line.includes('Quillfeather'))) leaks.push('a log names somebody')
  return leaks
}

async function countMails(): Promise<number> {
  const { rows } = await world.context.pool.query<{ count: string }>(
    'select count(*) from demo_mailbox.message',
  )
  return Number(rows[0]?.count)
}
