import { fail } from '@porchlight/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineJob } from '../define-job'
import { enqueueJob } from '../enqueue/enqueue-job'
import { PermanentFailure } from '../permanent-failure'
import { type BenchServices, createJobBench, type JobBench } from '../testing/job-bench'
import { listDeadLetters, retryDeadLetter } from './dead-letters'

let bench: JobBench
let isBroken = true
let attempts: number[] = []

beforeAll(async () => {
  bench = await createJobBench()
})

afterAll(() => bench.close())

const fragile = defineJob<{ contactId: string }, BenchServices>({
  name: 'fragile',
  maxAttempts: 3,
  run: async (_payload, { attempt, isLastAttempt }) => {
    attempts.push(attempt)
    expect(isLastAttempt).toBe(attempt === 3)
    if (isBroken) throw fail('invalidParameter', { parameter: 'to', reason: 'ana@example.com, 512 555 0142' })
  },
})

const hopeless = defineJob({
  name: 'hopeless',
  run: async () => {
    throw new PermanentFailure('There is no such mailbox.')
  },
})

const simple = defineJob<{ value: string }, BenchServices>({
  name: 'simple',
  run: async ({ value }, { services }) => {
    await services.pool.query('insert into effect values ($1)', [value])
  },
})

describe('a job that fails', () => {
  test('waits longer after each attempt, becomes a dead letter, and can be retried', async () => {
    const runner = await bench.start({ jobs: [fragile] })
    await enqueueJob(bench.pool, 'fragile', { contactId: '003000000000001AAA' })
    const waits: number[] = []
    for (const attempt of [1, 2]) {
      await runner.idle()
      const { rows } = await bench.pool.query<{ wait: string; last_error: string }>(
        'select extract(epoch from run_at - now()) as wait, last_error from graphile_worker._private_jobs',
      )
      expect(attempts).toHaveLength(attempt)
      waits.push(Number(rows[0]?.wait))
      expect(await listDeadLetters(bench.pool)).toEqual([])
      await bench.makeDue()
    }
    await runner.idle()
    expect(waits[0]).toBeGreaterThan(0.5)
    expect(waits[1]).toBeGreaterThan((waits[0] ?? 0) * 2)
    const [letter, ...others] = await listDeadLetters(bench.pool)
    expect(others).toEqual([])
    expect(letter).toMatchObject({
      jobName: 'fragile',
      payload: { contactId: '003000000000001AAA' },
      failure: 'PorchlightError ILLEGAL_QUERY_PARAMETER_VALUE: to: [address], [number]',
    })
    expect(letter?.failedAt.getTime()).toBeGreaterThanOrEqual(letter?.enqueuedAt.getTime() ?? Infinity)

    await bench.makeDue()
    await runner.idle()
    expect(attempts).toEqual([1, 2, 3])

    isBroken = false
    attempts = []
    await retryDeadLetter(bench.pool, letter?.id ?? '')
    await runner.idle()
    expect(attempts).toEqual([1])
    expect(await listDeadLetters(bench.pool)).toEqual([])
    await runner.stop()
  })

  test('is given up at once when another attempt cannot help', async () => {
    const runner = await bench.start({ jobs: [hopeless] })
    await enqueueJob(bench.pool, 'hopeless', {})
    await runner.idle()
    const [letter] = await listDeadLetters(bench.pool)
    expect(letter?.failure).toBe('PermanentFailure: There is no such mailbox.')
    await retryDeadLetter(bench.pool, letter?.id ?? '')
    await runner.idle()
    expect(await listDeadLetters(bench.pool)).toHaveLength(1)
    await runner.stop()
  })

  test('holds up no other job, whatever it throws and however long it hangs', async () => {
    const poisons = [
      defineJob({ name: 'throws-nothing', run: () => Promise.reject(undefined) }),
      defineJob({ name: 'hangs', timeLimitMs: 30, run: () => new Promise(() => undefined) }),
      hopeless,
    ]
    const runner = await bench.start({ jobs: [...poisons, simple], concurrency: 2 })
    for (let round = 0; round < 5; round += 1) {
      for (const { name } of poisons) await enqueueJob(bench.pool, name, {}, { queue: 'shared' })
      await enqueueJob(bench.pool, 'simple', { value: `value-${round}` }, { queue: 'shared' })
    }
    await runner.idle()
    expect(await bench.effects()).toEqual(['value-0', 'value-1', 'value-2', 'value-3', 'value-4'])
    await runner.stop()
  })

  test('is not found among the dead letters while it may still run', async () => {
    const id = await enqueueJob(bench.pool, 'simple', { value: 'alive' }, { runAt: new Date('2199-01-01') })
    for (const unknown of [id ?? '', '0', '999999', 'x', "1' or true", '9'.repeat(40)])
      await expect(retryDeadLetter(bench.pool, unknown)).rejects.toMatchObject({ key: 'notFound' })
  })
})
