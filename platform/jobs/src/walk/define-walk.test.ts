import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listDeadLetters } from '../dead-letters/dead-letters'
import { enqueueJob } from '../enqueue/enqueue-job'
import type { JobContext } from '../job-context'
import { type BenchServices, createJobBench, type JobBench } from '../testing/job-bench'
import { defineWalk, type Walk } from './define-walk'
import { beginWalk, findWalk, storeChunk } from './walk-position'

let bench: JobBench

beforeAll(async () => {
  bench = await createJobBench()
})
beforeEach(async () => {
  await bench.pool.query('truncate effect, jobs.walk, jobs.enqueued_key, graphile_worker._private_jobs')
})
afterAll(() => bench.close())

const name = 'walk-over-rows'
const allRows = Array.from({ length: 25 }, (_, index) => String(index + 1).padStart(3, '0'))

/** Writes an effect for each of 25 rows, in chunks of ten. */
const walkOver = (changes: Partial<Walk<BenchServices>> = {}) =>
  defineWalk<BenchServices>({
    name,
    chunkSize: 10,
    rowsAfter: async (_context, after, limit) => allRows.filter((row) => row > after).slice(0, limit),
    work: async ({ services }, row) => {
      await services.pool.query('insert into effect values ($1)', [row])
    },
    ...changes,
  })

/** Runs the walk to its end. */
async function walk(changes: Partial<Walk<BenchServices>> = {}): Promise<void> {
  const runner = await bench.start({ jobs: [walkOver(changes)] })
  await enqueueJob(bench.pool, name, {})
  await runner.idle()
  await runner.stop()
}

const stored = async () => {
  const { rows } = await bench.pool.query(
    `select chunk, cursor, row_count::int as rows, failed_count::int as failed, ended_at is not null as ended
     from jobs.walk`,
  )
  return rows[0]
}

const context = (signal: AbortSignal = new AbortController().signal): JobContext<BenchServices> => ({
  services: { pool: bench.pool },
  now: () => new Date('2026-11-20T18:00:00Z'),
  jobId: 'a job of the tests',
  attempt: 1,
  isLastAttempt: false,
  signal,
  log: () => undefined,
})

const waitingChunks = async () => {
  const { rows } = await bench.pool.query<{ chunk: number }>(
    `select (payload->>'chunk')::int as chunk from graphile_worker._private_jobs order by 1`,
  )
  return rows.map(({ chunk }) => chunk)
}

describe('a walk', () => {
  it('takes every row once, a chunk in each attempt, and finishes once after the last', async () => {
    const attempts: string[] = []
    let finished = 0
    await walk({
      work: async ({ services, jobId }, row) => {
        attempts.push(jobId)
        await services.pool.query('insert into effect values ($1)', [row])
      },
      finish: async () => {
        finished += 1
      },
    })
    expect(await bench.effects()).toEqual(allRows)
    expect(await stored()).toEqual({ chunk: 3, cursor: '025', rows: 25, failed: 0, ended: true })
    const sizes = [...new Set(attempts)].map((job) => attempts.filter((each) => each === job).length)
    expect([sizes, finished]).toEqual([[10, 10, 5], 1])
    expect(bench.events.find(({ event }) => event === 'jobs.walked')?.facts).toMatchObject({
      jobName: name,
      rows: 25,
      failed: 0,
    })
  })

  it('goes on past a row that fails, which is logged, counted and tried again by itself', async () => {
    let isMended = false
    await walk({
      work: async ({ services }, row) => {
        if (row === '007' && !isMended) throw new TypeError('This row is spoiled.')
        await services.pool.query('insert into effect values ($1)', [row])
      },
    })
    expect(await bench.effects()).toEqual(allRows.filter((row) => row !== '007'))
    expect(await stored()).toMatchObject({ rows: 25, failed: 1, ended: true })
    expect(bench.events.filter(({ event }) => event === 'jobs.row-failed').map(({ facts }) => facts)).toEqual(
      [{ jobName: name, row: '007', failure: 'TypeError: This row is spoiled.' }],
    )
    isMended = true
    const mended = walkOver()
    const runner = await bench.start({ jobs: [mended] })
    await bench.makeDue()
    await runner.idle()
    await runner.stop()
    expect(await bench.effects()).toEqual(allRows)
    expect(await listDeadLetters(bench.pool)).toEqual([])
  })

  it('works on what is chosen of a chunk, and looks at each row alone where one spoils the choice', async () => {
    const isEven = (row: string) => Number(row) % 2 === 0
    const even = allRows.filter(isEven)
    await walk({ choose: async (_context, rows) => rows.filter(isEven) })
    expect(await bench.effects()).toEqual(even)
    await bench.pool.query('truncate effect')
    await walk({
      choose: async (_context, rows) => {
        if (rows.includes('012')) throw new TypeError('This row is spoiled.')
        return rows.filter(isEven)
      },
    })
    expect(await bench.effects()).toEqual(even.filter((row) => row !== '012'))
    expect(await stored()).toMatchObject({ rows: 25, failed: 1, ended: true })
  })

  it('that is under way goes on at its row when its schedule comes again, and is begun once by several', async () => {
    const [first, second] = await Promise.all([
      beginWalk(bench.pool, name, new Date()),
      beginWalk(bench.pool, name, new Date()),
    ])
    expect([first.isNew, second.isNew].sort()).toEqual([false, true])
    expect(first.run).toBe(second.run)
    await storeChunk(bench.pool, name, first, { cursor: '010', rowCount: 10, failedCount: 0, endedAt: null })
    await walk()
    expect(await bench.effects()).toEqual(allRows.slice(10))
  })

  it('stores a chunk once of two attempts at it, and enqueues the next once', async () => {
    const { run } = await beginWalk(bench.pool, name, new Date())
    const attempt = () => walkOver().run({ run, chunk: 0 }, context())
    await Promise.all([attempt(), attempt()])
    expect(await stored()).toMatchObject({ chunk: 1, cursor: '010', rows: 10 })
    expect(await waitingChunks()).toEqual([1])
    await attempt()
    expect([await stored(), await waitingChunks()]).toMatchObject([{ chunk: 1, cursor: '010' }, [1]])
  })

  it('enqueues the next chunk where an attempt ended after it stored its own', async () => {
    const position = await beginWalk(bench.pool, name, new Date())
    const chunk = { cursor: '010', rowCount: 10, failedCount: 0, endedAt: null }
    await storeChunk(bench.pool, name, position, chunk)
    await walkOver().run({ run: position.run, chunk: 0 }, context())
    expect([await bench.effects(), await waitingChunks()]).toEqual([[], [1]])
  })

  it('stores how far an attempt came that has to end', async () => {
    const controller = new AbortController()
    const { run } = await beginWalk(bench.pool, name, new Date())
    const interrupted = walkOver({
      work: async (_context, row) => {
        if (row === '004') controller.abort()
      },
    })
    await interrupted.run({ run, chunk: 0 }, context(controller.signal))
    expect(await findWalk(bench.pool, name)).toEqual({ run, chunk: 1, cursor: '004' })
    expect(await waitingChunks()).toEqual([1])
  })

  it('works on as many rows at the same time as it may, and on no more', async () => {
    let working = 0
    const seen: number[] = []
    await walk({
      atOnce: 4,
      work: async ({ services }, row) => {
        working += 1
        seen.push(working)
        await services.pool.query('select pg_sleep(0.02)')
        await services.pool.query('insert into effect values ($1)', [row])
        working -= 1
      },
    })
    expect([...(await bench.effects())].sort()).toEqual(allRows)
    expect(Math.max(...seen)).toBe(4)
    expect(await stored()).toMatchObject({ rows: 25, failed: 0, ended: true })
  })

  it('that works on several rows ends those that it began before it stores how far it came', async () => {
    const controller = new AbortController()
    const { run } = await beginWalk(bench.pool, name, new Date())
    const interrupted = walkOver({
      atOnce: 3,
      work: async ({ services }, row) => {
        if (row === '002') controller.abort()
        // The first one ends last.
        await services.pool.query('select pg_sleep($1)', [row === '001' ? 0.1 : 0])
        await services.pool.query('insert into effect values ($1)', [row])
      },
    })
    await interrupted.run({ run, chunk: 0 }, context(controller.signal))
    const { cursor = '' } = (await findWalk(bench.pool, name)) ?? {}
    expect([...(await bench.effects())].sort()).toEqual(allRows.filter((row) => row <= cursor))
    expect(cursor >= '002').toBe(true)
  })

  it('that takes more than an hour is logged with how old its work is', async () => {
    await beginWalk(bench.pool, name, new Date(Date.now() - 2.5 * 3_600_000))
    const runner = await bench.start({ jobs: [walkOver()], upkeepIntervalMs: 50 })
    await runner.stop()
    const late = bench.events.filter(({ event }) => event === 'jobs.walk-late')
    expect(late.map(({ facts }) => facts)).toEqual([{ jobName: name, hours: 2 }])
  })
})
