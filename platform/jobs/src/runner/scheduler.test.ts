import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defineJob } from '../define-job'
import { type BenchServices, createJobBench, type JobBench } from '../testing/job-bench'
import { createScheduler } from './scheduler'

let bench: JobBench
let time = new Date('2026-11-20T08:29:50Z')
const now = () => time

beforeAll(async () => {
  bench = await createJobBench()
})

afterAll(() => bench.close())

beforeEach(async () => {
  await bench.pool.query('truncate graphile_worker._private_jobs, jobs.enqueued_key')
  time = new Date('2026-11-20T08:29:50Z')
})

const half = [{ name: 'half-past-eight', cron: '30 8 * * *', jobName: 'write' }]

async function scheduled(): Promise<readonly string[]> {
  const { rows } = await bench.pool.query<{ time: string }>(
    "select payload ->> 'scheduledFor' as time from graphile_worker._private_jobs order by 1",
  )
  return rows.map((row) => row.time)
}

describe('a schedule', () => {
  test('makes one job a day, however many processes look and how often', async () => {
    const schedulers = [1, 2, 3].map(() => createScheduler(bench.pool, half, now))
    for (const at of ['08:29:59', '08:30:00', '08:30:15', '08:31:00', '23:00:00']) {
      time = new Date(`2026-11-20T${at}Z`)
      await Promise.all(schedulers.map((scheduler) => scheduler.tick()))
    }
    time = new Date('2026-11-21T08:30:00Z')
    await Promise.all(schedulers.map((scheduler) => scheduler.tick()))
    expect(await scheduled()).toEqual(['2026-11-20T08:30:00.000Z', '2026-11-21T08:30:00.000Z'])
  })

  test('makes up for a short absence and not for a long one', async () => {
    time = new Date('2026-11-20T09:10:00Z')
    await createScheduler(bench.pool, half, now).tick()
    expect(await scheduled()).toEqual(['2026-11-20T08:30:00.000Z'])
    time = new Date('2026-11-21T12:00:00Z')
    await createScheduler(bench.pool, half, now).tick()
    expect(await scheduled()).toHaveLength(1)
  })

  test('makes up for many missed minutes by one job', async () => {
    const minutely = [{ name: 'each-minute', cron: '* * * * *', jobName: 'write' }]
    const scheduler = createScheduler(bench.pool, minutely, now)
    expect(await scheduler.tick()).toBe(1)
    time = new Date('2026-11-20T09:10:40Z')
    expect(await scheduler.tick()).toBe(1)
    expect(await scheduler.tick()).toBe(0)
    expect(await scheduled()).toEqual(['2026-11-20T08:29:00.000Z', '2026-11-20T09:10:00.000Z'])
  })

  test('follows days of the month and of the week', async () => {
    const schedules = [
      { name: 'first-of-month', cron: '0 6 1 * *', jobName: 'write' },
      { name: 'mondays', cron: '0 6 * * 1', jobName: 'write' },
    ]
    const scheduler = createScheduler(bench.pool, schedules, now)
    for (let day = 1; day <= 14; day += 1) {
      time = new Date(Date.UTC(2026, 11, day, 6))
      await scheduler.tick()
    }
    expect(await scheduled()).toEqual([
      '2026-12-01T06:00:00.000Z',
      '2026-12-07T06:00:00.000Z',
      '2026-12-14T06:00:00.000Z',
    ])
  })

  test('is run by a runner with the minute as its payload', async () => {
    time = new Date('2026-11-20T08:30:20Z')
    const write = defineJob<{ scheduledFor: string }, BenchServices>({
      name: 'write',
      run: async ({ scheduledFor }, { services }) => {
        await services.pool.query('insert into effect values ($1)', [scheduledFor])
      },
    })
    const runner = await bench.start({ jobs: [write], schedules: half, now })
    await runner.idle()
    expect(await bench.effects()).toEqual(['2026-11-20T08:30:00.000Z'])
    await runner.stop()
  })

  test('is refused when its times cannot be read', () => {
    const unreadable = [{ name: 'bad', cron: '61 * * * *', jobName: 'write' }]
    expect(() => createScheduler(bench.pool, unreadable, now)).toThrow('bad')
  })
})
