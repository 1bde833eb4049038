import { runOnServer, testServerAddress } from '@porchlight/test-kit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listDeadLetters } from '../dead-letters/dead-letters'
import { defineJob } from '../define-job'
import { enqueueJob } from '../enqueue/enqueue-job'
import { startAndKillWorker } from '../testing/doomed-process'
import { type BenchServices, createJobBench, type JobBench } from '../testing/job-bench'

let bench: JobBench

beforeAll(async () => {
  bench = await createJobBench()
})

afterAll(() => bench.close())

beforeEach(async () => {
  await bench.pool.query('truncate effect, graphile_worker._private_jobs')
})

const slow = defineJob<Record<string, never>, BenchServices>({
  name: 'slow',
  run: async (_payload, { services, attempt }) => {
    await services.pool.query('insert into effect values ($1)', [`attempt ${attempt}`])
  },
})

describe('a runner', () => {
  test('takes over, at its start, the job of a process that was killed', async () => {
    await enqueueJob(bench.pool, 'slow', {}, { queue: 'serial' })
    await startAndKillWorker(bench.connectionString)
    expect(await bench.effects()).toEqual([])
    const runner = await bench.start({ jobs: [slow] })
    await runner.idle()
    expect(await bench.effects()).toEqual(['attempt 2'])
    await runner.stop()
  })

  test('takes over, while it runs, the job of a process that was killed', async () => {
    await enqueueJob(bench.pool, 'slow', {})
    const other = defineJob({ name: 'other', run: async () => undefined })
    await bench.start({ jobs: [other], upkeepIntervalMs: 100 })
    await startAndKillWorker(bench.connectionString)
    await bench.until('select from graphile_worker._private_jobs where locked_by is null')
    const runner = await bench.start({ jobs: [slow] })
    await runner.idle()
    expect(await bench.effects()).toEqual(['attempt 2'])
    expect(bench.events.map(({ event }) => event)).toContain('jobs.freed')
    await runner.stop()
  })

  test('gives up a job that ends its process every time', async () => {
    await enqueueJob(bench.pool, 'slow', {})
    await bench.pool.query('update graphile_worker._private_jobs set attempts = 10')
    const runner = await bench.start({ jobs: [slow] })
    await runner.idle()
    expect(await bench.effects()).toEqual([])
    const [letter] = await listDeadLetters(bench.pool)
    expect(letter?.failure).toBe('PermanentFailure: The process ended during the last attempt.')
    await runner.stop()
  })

  test('leaves the jobs of a living process alone, however often others sweep', async () => {
    let finish: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    const patient = defineJob<Record<string, never>, BenchServices>({
      name: 'patient',
      run: async (_payload, { services, attempt }) => {
        await services.pool.query('insert into effect values ($1)', [`attempt ${attempt}`])
        await held
      },
    })
    const first = await bench.start({ jobs: [patient] })
    await enqueueJob(bench.pool, 'patient', {})
    await bench.until('select from effect')
    const second = await bench.start({ jobs: [patient], upkeepIntervalMs: 5 })
    await bench.pool.query('select pg_sleep(0.1)')
    finish()
    await second.idle()
    expect(await bench.effects()).toEqual(['attempt 1'])
    await Promise.all([first.stop(), second.stop()])
  })

  test('waits at stop for the jobs that run', async () => {
    const lasting = defineJob<Record<string, never>, BenchServices>({
      name: 'lasting',
      run: async (_payload, { services }) => {
        await services.pool.query("insert into effect values ('begun')")
        await services.pool.query('select pg_sleep(0.2)')
        await services.pool.query("insert into effect values ('done')")
      },
    })
    const runner = await bench.start({ jobs: [lasting] })
    await enqueueJob(bench.pool, 'lasting', {})
    await bench.until('select from effect')
    await Promise.all([runner.stop(), runner.stop()])
    expect(await bench.effects()).toEqual(['begun', 'done'])
  })

  test('goes on after the database ended all its connections', async () => {
    const runner = await bench.start({ jobs: [slow], upkeepIntervalMs: 100 })
    const { rows } = await bench.pool.query<{ name: string }>('select current_database() as name')
    await runOnServer(
      testServerAddress(),
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity
       where datname = '${rows[0]?.name}' and application_name = 'porchlight-jobs'`,
    )
    await enqueueJob(bench.pool, 'slow', {})
    await runner.idle()
    expect(await bench.effects()).toEqual(['attempt 1'])
    await runner.stop()
  })

  test('tells a job to end when its lease is lost, and does the job again', async () => {
    let finish: () => void = () => undefined
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })
    const telling = defineJob<Record<string, never>, BenchServices>({
      name: 'telling',
      run: async (_payload, { services, attempt, signal }) => {
        if (attempt === 1) {
          await services.pool.query("insert into effect values ('begun')")
          await new Promise((resolve) => signal.addEventListener('abort', resolve))
          await services.pool.query("insert into effect values ('told')")
          await done
        } else {
          await services.pool.query("insert into effect values ('again')")
          finish()
        }
      },
    })
    const runner = await bench.start({ jobs: [telling], upkeepIntervalMs: 100 })
    await enqueueJob(bench.pool, 'telling', {})
    await bench.until('select from effect')
    await bench.pool.query(
      `select pg_terminate_backend(pid) from pg_locks
       where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    )
    await bench.until("select from effect where value = 'again'")
    expect(await bench.effects()).toEqual(['again', 'begun', 'told'])
    await runner.stop()
  })

  test('runs nothing while paused, and loses nothing', async () => {
    const schedules = [{ name: 'every-minute', cron: '* * * * *', jobName: 'slow' }]
    const paused = await bench.start({ jobs: [slow], schedules, paused: true })
    await enqueueJob(bench.pool, 'slow', {})
    await paused.idle()
    await paused.stop()
    const { rows } = await bench.pool.query('select attempts from graphile_worker._private_jobs')
    expect(rows).toEqual([{ attempts: 0 }])
    const runner = await bench.start({ jobs: [slow] })
    await runner.idle()
    expect(await bench.effects()).toEqual(['attempt 1'])
    await runner.stop()
  })

  test('reports jobs whose name it does not know', async () => {
    await enqueueJob(bench.pool, 'renamed', {})
    const runner = await bench.start({ jobs: [slow] })
    expect(bench.events).toContainEqual({ event: 'jobs.unknown', facts: { jobName: 'renamed' } })
    await runner.stop()
  })

  test('refuses a schedule of an unknown job and two jobs of one name', async () => {
    const schedules = [{ name: 'nightly', cron: '0 3 * * *', jobName: 'missing' }]
    await expect(bench.start({ jobs: [slow], schedules })).rejects.toMatchObject({ key: 'invalidSettings' })
    await expect(bench.start({ jobs: [slow, slow] })).rejects.toMatchObject({ key: 'invalidSettings' })
  })
})
