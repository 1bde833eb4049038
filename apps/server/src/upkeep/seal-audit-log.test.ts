import { sealAudit, verifyAudit } from '@porchlight/record-engine'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealAuditLog } from './seal-audit-log'
import { upkeepSchedules } from './upkeep-jobs'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const logged: unknown[] = []

/** Runs the job once, as the runner would call it. */
const run = (signal = new AbortController().signal) =>
  sealAuditLog.run(
    {},
    {
      services: { pool: world.context.pool },
      now: world.context.now,
      jobId: '1',
      attempt: 1,
      isLastAttempt: false,
      signal,
      log: (level, event, facts) => logged.push([level, event, facts]),
    },
  )

const append = (count: number) =>
  world.context.pool.query(
    `insert into platform.audit_entry (occurred_at, viewer_class, action)
     select now(), 'admin', 'record-viewed' from generate_series(1, $1)`,
    [count],
  )

it('every minute all that was appended is sealed, and how far the chain reaches is logged', async () => {
  const { pool } = world.context
  await append(2_500)
  await run()
  await append(1)
  await run()
  await run()
  const { problems, verified, head } = await verifyAudit(pool)
  expect([problems, verified, head?.position]).toEqual([[], 2_501, 2_501])
  expect(logged).toEqual([
    [
      'info',
      'audit.sealed',
      { sealed: 2_500, position: 2_500, digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ],
    ['info', 'audit.sealed', { sealed: 1, ...head }],
  ])
  expect(upkeepSchedules).toContainEqual(
    expect.objectContaining({ cron: '* * * * *', jobName: sealAuditLog.name }),
  )
})

it('an attempt that has to end logs what it sealed, and leaves the rest to the next one', async () => {
  const { pool } = world.context
  await append(1_010)
  await run(AbortSignal.abort())
  let looks = 0
  const afterOneBatch = Object.defineProperty(new AbortController().signal, 'aborted', {
    get: () => {
      looks += 1
      return looks > 1
    },
  })
  logged.length = 0
  await run(afterOneBatch)
  expect(logged).toMatchObject([['info', 'audit.sealed', { sealed: 1_000 }]])
  expect((await sealAudit(pool, new Date())).count).toBe(10)
})
