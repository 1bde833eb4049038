import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineJob } from '../define-job'
import { type BenchServices, createJobBench, type JobBench } from '../testing/job-bench'
import { enqueueJob } from './enqueue-job'

let bench: JobBench

beforeAll(async () => {
  bench = await createJobBench()
})

afterAll(() => bench.close())

const write = defineJob<{ value: string }, BenchServices>({
  name: 'write',
  run: async ({ value }, { services }) => {
    await services.pool.query('insert into effect values ($1)', [value])
  },
})

async function inTransaction(end: 'commit' | 'rollback', value: string): Promise<void> {
  const client = await bench.pool.connect()
  await client.query('begin')
  await enqueueJob(client, 'write', { value }, { key: value })
  await client.query(end)
  client.release()
}

describe('enqueueJob', () => {
  test('makes the job exactly when the transaction commits', async () => {
    await inTransaction('rollback', 'rolled back')
    await inTransaction('commit', 'committed')
    const runner = await bench.start({ jobs: [write] })
    await runner.idle()
    expect(await bench.effects()).toEqual(['committed'])
    await inTransaction('commit', 'rolled back')
    await runner.idle()
    expect(await bench.effects()).toEqual(['committed', 'rolled back'])
    await runner.stop()
  })

  test('gives one effect for a key, however often and at whatever time it is enqueued', async () => {
    await bench.pool.query('truncate effect')
    const runner = await bench.start({ jobs: [write] })
    const keys = Array.from({ length: 200 }, (_, index) => `key-${String(index).padStart(3, '0')}`)
    const enqueueAll = async () => {
      const ids = await Promise.all(
        keys.map((key) => enqueueJob(bench.pool, 'write', { value: key }, { key })),
      )
      return ids.filter((id) => id !== null).length
    }
    const made = await Promise.all(Array.from({ length: 8 }, enqueueAll))
    await runner.idle()
    expect(made.reduce((sum, count) => sum + count)).toBe(200)
    expect(await enqueueAll()).toBe(0)
    await runner.idle()
    expect(await bench.effects()).toEqual(keys)
    await runner.stop()
  })

  test('keeps a job back until its time', async () => {
    await bench.pool.query('truncate effect')
    const runner = await bench.start({ jobs: [write] })
    await enqueueJob(bench.pool, 'write', { value: 'later' }, { runAt: new Date('2199-01-01') })
    await runner.idle()
    expect(await bench.effects()).toEqual([])
    await bench.makeDue()
    await runner.idle()
    expect(await bench.effects()).toEqual(['later'])
    await runner.stop()
  })

  test('runs the jobs of one queue one after another', async () => {
    let running = 0
    let most = 0
    const count = defineJob<{ turn: number }, BenchServices>({
      name: 'count',
      run: async (_payload, { services }) => {
        running += 1
        most = Math.max(most, running)
        await services.pool.query('select pg_sleep(0.01)')
        running -= 1
      },
    })
    const runner = await bench.start({ jobs: [count] })
    for (let turn = 0; turn < 10; turn += 1)
      await enqueueJob(bench.pool, 'count', { turn }, { queue: 'account' })
    await runner.idle()
    expect(most).toBe(1)
    await runner.stop()
  })

  test('refuses a payload that carries data', async () => {
    const refused = enqueueJob(bench.pool, 'write', { value: 'x'.repeat(9_000) })
    await expect(refused).rejects.toMatchObject({ key: 'invalidParameter' })
  })
})
