import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { enqueueJob } from '@porchlight/jobs'
import { inSweep } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookDay, fillBook, oneIn } from './autopay-book'
import { buildFaultServer } from './build-fault-server'
import { environment } from './server-process'
import { type SlowDatabase, slowDatabase } from './slow-database'

const accounts = inSweep(300_000, { otherwise: 2_000 })
const kills = inSweep(10, { otherwise: 3 })
const due = accounts / oneIn

/** Maximum time for the book of 300,000 accounts, with database responses a millisecond away. */
const limitMs = 60 * 60_000

let world: TestWorld
let slow: SlowDatabase
let program: Awaited<ReturnType<typeof buildFaultServer>>
let dataDir = ''
const runners: ChildProcess[] = []

beforeAll(async () => {
  program = await buildFaultServer(new URL('autopay-runner.ts', import.meta.url))
  world = await createTestWorld()
  await fillBook(world.context.pool, accounts)
  slow = await slowDatabase(world.context.direct.options.connectionString ?? '', 1)
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight book '))
}, 900_000)
afterAll(async () => {
  for (const runner of runners) runner.kill('SIGKILL')
  await slow.close()
  await program.remove()
  await world.close()
  await rm(dataDir, { recursive: true, force: true })
})

function startRunner(): void {
  const runner = spawn(process.execPath, [program.file], {
    env: {
      ...environment(),
      DATA_DIR: dataDir,
      DATABASE_URL: slow.connectionString,
      PORCHLIGHT_LOG_LEVEL: 'silent',
      AUTOPAY_NOW: `${bookDay}T18:00:00Z`,
    },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  runners.push(runner)
}

/** Kills the runner that was started first, and starts another. */
async function killRunner(): Promise<void> {
  const [runner] = runners.splice(0, 1)
  if (runner === undefined) return
  const ended = once(runner, 'exit')
  runner.kill('SIGKILL')
  await ended
  startRunner()
}

async function rows<Row>(text: string): Promise<readonly Row[]> {
  return (await world.context.pool.query(text)).rows as readonly Row[]
}

/** Returns the progress of the night's work: debits made, and debits planned. */
async function progress(): Promise<number> {
  const [counted] = await rows<{ done: number }>(
    `select (count(payment_id) + count(*) filter (where told_at = '${bookDay}T18:00:00Z'))::int as done
     from payments.planned_debit where account_id like '0019%'`,
  )
  return counted?.done ?? 0
}

const hasEnded = async () =>
  (
    await rows<{ name: string }>(
      `select name from jobs.walk where name in ('debit-autopay', 'plan-debits') and ended_at is not null`,
    )
  ).length === 2

const jobsOf = async (name: string, id: string) =>
  (
    await rows<{ jobs: number; ids: number }>(
      `select count(*)::int as jobs, count(distinct j.payload->>'${id}')::int as ids
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = '${name}'`,
    )
  )[0]

it(
  `a night over ${accounts.toLocaleString('en-US')} accounts that is killed ${kills} times debits and plans each bill once`,
  async () => {
    const start = performance.now()
    await enqueueJob(world.context.pool, 'debit-autopay', {})
    startRunner()
    startRunner()
    for (let killed = 0; !(await hasEnded()); await pause(100)) {
      expect(runners.map(({ exitCode }) => exitCode)).toEqual([null, null])
      if (killed === kills || (await progress()) < (2 * due * (killed + 1)) / (kills + 1)) continue
      await killRunner()
      killed += 1
    }
    const minutes = (performance.now() - start) / 60_000
    process.stdout.write(
      `${accounts} accounts, ${2 * due} with work, ${kills} kills: ${minutes.toFixed(1)} minutes\n`,
    )
    const payments = await rows<{ bills: number; payments: number }>(
      `select count(distinct "Bill__c")::int as bills, count(*)::int as payments from record."Payment__c"
       where "Account__c" like '0019%' and "Channel__c" = 'Autopay' and "Amount__c" = 120.5`,
    )
    expect(payments).toEqual([{ bills: due, payments: due }])
    const debits = await rows<{ day: string; planned: number; made: number }>(
      `select debit_date::text as day, count(*)::int as planned, count(payment_id)::int as made
       from payments.planned_debit where account_id like '0019%' group by 1 order by 1`,
    )
    expect(debits).toEqual([
      { day: '2026-11-20', planned: due, made: due },
      { day: '2026-11-25', planned: 8 * due, made: 0 },
      { day: '2026-12-05', planned: due, made: 0 },
    ])
    expect(await jobsOf('follow-payment', 'paymentId')).toEqual({ jobs: due, ids: due })
    const notices = await jobsOf('send-debit-notice', 'billId')
    expect(notices?.jobs).toBe(notices?.ids)
    const walks = await rows<{ failed: number; most: number }>(
      'select sum(failed_count)::int as failed, max(row_count / chunk)::int as most from jobs.walk where chunk > 0',
    )
    expect(walks).toEqual([{ failed: 0, most: expect.any(Number) }])
    // The work of a single attempt has to fit its time limit.
    expect(walks[0]?.most).toBeLessThanOrEqual(500)
    expect(minutes * 60_000).toBeLessThan(limitMs)
  },
  2 * limitMs,
)
