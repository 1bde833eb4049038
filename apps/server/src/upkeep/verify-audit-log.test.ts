import { sealAudit } from '@porchlight/record-engine'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { upkeepSchedules } from './upkeep-jobs'
import { verifyAuditLog } from './verify-audit-log'

let world: TestWorld
let runs = 0

beforeEach(async () => {
  await world?.close()
  world = await createTestWorld()
  await query('delete from graphile_worker._private_jobs')
  await append(2_300)
  while ((await sealAudit(world.context.pool, new Date())).count > 0) await Promise.resolve()
})
afterAll(() => world.close())

const query = async <Row>(text: string, values: readonly unknown[] = []) =>
  (await world.context.pool.query(text, [...values])).rows as Row[]

const append = (count: number) =>
  query(
    `insert into platform.audit_entry (occurred_at, viewer_class, action)
     select now(), 'admin', 'record-viewed' from generate_series(1, $1)`,
    [count],
  )

/** Runs one attempt of the job, as the runner would call it. */
const run = (payload: Readonly<Record<string, string | number>> = {}) => {
  runs += 1
  return verifyAuditLog.run(payload, {
    services: { pool: world.context.pool },
    now: world.context.now,
    jobId: String(runs),
    attempt: 1,
    isLastAttempt: false,
    signal: new AbortController().signal,
    log: () => undefined,
  })
}

/** Verifies the whole log, and returns what the jobs of single entries report. */
async function verify(): Promise<readonly string[]> {
  const complaints: string[] = []
  for (let next: Parameters<typeof run>[0][] = [{}]; next.length > 0; ) {
    for (const payload of next) {
      await run(payload).catch((error: Error) => complaints.push(error.message))
    }
    next = (
      await query<{ payload: Parameters<typeof run>[0] }>(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = 'verify-audit-log' returning j.payload`,
      )
    ).map(({ payload }) => payload ?? {})
  }
  return complaints
}

/** Runs a statement that only the owner of the tables may run. */
async function tamper(statement: string): Promise<void> {
  await query('alter table platform.audit_entry disable trigger user')
  await query('alter table platform.audit_seal disable trigger user')
  await query(statement)
}

it('every day the whole log is compared in pieces, and nothing is said of one that is whole', async () => {
  expect(upkeepSchedules).toContainEqual({
    name: 'daily-verify-audit-log',
    cron: '30 10 * * *',
    jobName: 'verify-audit-log',
  })
  expect(await verify()).toEqual([])
  const [walk] = await query<{ rows: string }>(
    `select row_count::text as rows from jobs.walk where name = 'verify-audit-log'`,
  )
  expect(walk).toEqual({ rows: '2300' })
})

it('an entry that was changed and one that was taken out are named, and no others', async () => {
  await tamper(
    `update platform.audit_entry set viewer_class = 'advisor'
     where id = (select entry_id from platform.audit_seal where position = 1001)`,
  )
  await tamper(
    'delete from platform.audit_entry where id = (select entry_id from platform.audit_seal where position = 2000)',
  )
  const complaints = await verify()
  expect(complaints.map((text) => text.slice(0, 60))).toEqual([
    expect.stringContaining('changed, position 1,001,'),
    expect.stringContaining('missing, position 2,000,'),
  ])
})

it('seals that were taken out leave a gap, and what was never sealed is found', async () => {
  await tamper('delete from platform.audit_seal where position between 1500 and 1600')
  // Sealed for long enough that the rest should be, too.
  await tamper(
    `update platform.audit_seal set sealed_at = sealed_at - interval '3 hours' where position = 2300`,
  )
  const complaints = await verify()
  expect(complaints.map((text) => /whole: (.*)\. See/.exec(text)?.[1])).toEqual([
    expect.stringContaining('gap, position 1,601, entry '),
    expect.stringContaining('changed, position 2,300, entry '),
    expect.stringContaining('unsealed, entry '),
  ])
})
