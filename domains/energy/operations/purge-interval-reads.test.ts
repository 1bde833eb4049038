import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { purgeIntervalReads } from './purge-interval-reads'

let bench: MethodBench
beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

it('deletes the reads of days more than 25 months ago in batches, and no others', async () => {
  const { pool } = bench.world.context
  const days = async () => {
    const { rows } = await pool.query<{ day: string }>(
      `select distinct "Read_Date__c"::text as day from record."Interval_Read__c" order by 1`,
    )
    return rows.map(({ day }) => day)
  }
  const before = await days()
  const boundary = before[10] ?? ''
  expect(before.length).toBeGreaterThan(20)
  await purgeIntervalReads(pool, new Date(`${boundary}T12:00:00Z`))
  expect(await days()).toEqual(before)

  const [year = 0, month = 0, day = 0] = boundary.split('-').map(Number)
  await purgeIntervalReads(pool, new Date(Date.UTC(year, month - 1 + 25, day, 12)), 3)
  expect(await days()).toEqual(before.slice(10))
}, 60_000)
