import { fail } from '@porchlight/errors'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createJobBench, type JobBench } from '../testing/job-bench'
import { onceOnly } from './once-only'
import { purgeJobHistory } from './purge-job-history'

let bench: JobBench

beforeAll(async () => {
  bench = await createJobBench()
})

afterAll(() => bench.close())

async function transact(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await bench.pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const writeOnce = (key: string) =>
  transact(async (client) => {
    await onceOnly(client, key, async () => {
      await client.query('insert into effect values ($1)', [key])
    })
  })

describe('onceOnly', () => {
  test('lets one of eight parallel transactions have the effect', async () => {
    await Promise.all(Array.from({ length: 8 }, () => writeOnce('parallel')))
    expect(await bench.effects()).toEqual(['parallel'])
  })

  test('forgets the key when the effect fails, even if the transaction goes on', async () => {
    await bench.pool.query('truncate effect')
    await transact(async (client) => {
      const failed = onceOnly(client, 'fails', async () => {
        await client.query("insert into effect values ('half')")
        throw fail('unavailable')
      })
      await expect(failed).rejects.toMatchObject({ key: 'unavailable' })
    })
    await writeOnce('fails')
    expect(await bench.effects()).toEqual(['fails'])
  })

  test('refuses to work outside a transaction', async () => {
    const client = await bench.pool.connect()
    const outside = onceOnly(client, 'outside', async () => undefined)
    await expect(outside).rejects.toThrow('SAVEPOINT can only be used in transaction blocks')
    client.release()
  })

  test('treats a key as new after its history was purged', async () => {
    await bench.pool.query('truncate effect')
    await writeOnce('old')
    expect(await purgeJobHistory(bench.pool, new Date('2000-01-01'))).toBe(0)
    expect(await purgeJobHistory(bench.pool, new Date('2199-01-01'))).toBeGreaterThan(0)
    await writeOnce('old')
    expect(await bench.effects()).toEqual(['old', 'old'])
  })
})
