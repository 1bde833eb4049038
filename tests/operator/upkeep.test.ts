import { startBackgroundWork } from '@porchlight/server/testing'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'

const dayMs = 86_400_000

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

/** Returns the number of a table's rows that the day's upkeep is about. */
async function countOf(table: string, condition: string): Promise<number> {
  const { rows } = await world.context.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${condition}`,
  )
  return rows[0]?.count ?? 0
}

/** Runs background work as of the present time until nothing is due. */
async function runDueWork(): Promise<void> {
  const { connectionString = '' } = world.context.pool.options
  const work = await startBackgroundWork(world.context, connectionString, () => {})
  await work.idle()
  await work.close()
}

it('once a day what has no meaning any more is deleted, and only that', async () => {
  const { pool, identity, now } = world.context
  const at = (days: number) => new Date(now().getTime() - days * dayMs).toISOString()
  for (const days of [40, 2]) {
    await pool.query(
      // From a transaction long over: one in another database of the server would hold back current ones.
      `insert into feed.change_event
         (transaction_id, object_api_name, record_id, kind, changed_fields, occurred_at)
       values ('3', 'Upkeep', $1, 'update', '{}', $2)`,
      [`event-${days}`, at(days)],
    )
    await pool.query(
      `insert into platform.idempotency_key (key, user_id, request_hash, answer, created_at)
       values (gen_random_uuid(), 'upkeep', $1, '{}', $2)`,
      [`request-${days}`, at(days)],
    )
  }
  for (const days of [100, 2]) {
    await pool.query(`insert into jobs.enqueued_key (job_name, key, enqueued_at) values ('upkeep', $1, $2)`, [
      `job-${days}`,
      at(days),
    ])
  }
  const ended = await identity.startSession('upkeep')
  await identity.startSession('upkeep')
  await identity.endSession(ended.token)
  const left = async () => [
    await countOf('feed.change_event', `object_api_name = 'Upkeep'`),
    await countOf('platform.idempotency_key', `user_id = 'upkeep'`),
    await countOf('identity.session', `user_id = 'upkeep'`),
    await countOf('jobs.enqueued_key', `job_name = 'upkeep'`),
  ]

  await runDueWork()
  expect(await left()).toEqual([2, 2, 2, 2])
  // From 18:00 to 09:30 the next morning, UTC.
  world.advance(15.5 * 3_600_000)
  const living = await identity.startSession('upkeep')
  await runDueWork()
  expect(await left()).toEqual([1, 1, 1, 1])
  expect(await identity.findSession(living.token)).not.toBeNull()
})
