import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestWorld, type TestWorld, testId } from '../testing/test-world'
import { purgeChanges } from './purge-changes'
import { readChanges } from './read-changes'

const now = new Date('2026-11-20T12:00:00.000Z')
const dayMs = 86_400_000

/** Transactions of other databases of the server hold the feed back as well. */
const patience = { timeout: 30_000 }
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()

describe('purging the change feed', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
  })
  afterAll(() => world.close())
  beforeEach(() => world.pool.query('truncate feed.change_event'))

  const append = (
    recordNumber: number,
    occurredAt: string,
    client: Pick<TestWorld['pool'], 'query'> = world.pool,
  ) =>
    client.query(
      `insert into feed.change_event (object_api_name, record_id, kind, changed_fields, occurred_at)
       values ('Account', $1, 'update', '{Name}', $2)`,
      [testId('001', recordNumber), occurredAt],
    )
  const numbersLeft = async () => {
    const { rows } = await world.pool.query<{ id: string }>(
      'select record_id as id from feed.change_event order by sequence',
    )
    return rows.map(({ id }) => id)
  }
  const purgedInAll = async (wanted: number, batchSize?: number) => {
    let purged = 0
    await expect
      .poll(async () => (purged += await purgeChanges(world.pool, now, batchSize)), patience)
      .toBe(wanted)
  }

  it('takes what is 30 days old, in any number of batches, and nothing younger', async () => {
    for (let count = 0; count < 25; count += 1) await append(count, daysAgo(40))
    await append(100, daysAgo(30))
    await append(101, new Date(now.getTime() - 30 * dayMs + 1).toISOString())
    await append(102, daysAgo(0))
    await purgedInAll(26, 10)
    expect(await numbersLeft()).toEqual([testId('001', 101), testId('001', 102)])
    expect(await purgeChanges(world.pool, now)).toBe(0)
  })

  it('leaves a reader that is within the time what it has not read', async () => {
    await append(1, daysAgo(31))
    await append(2, daysAgo(29))
    await append(3, daysAgo(1))
    await purgedInAll(1)
    await expect
      .poll(async () => (await readChanges(world.pool, { after: '0.0', limit: 10 })).changes.length, patience)
      .toBe(2)
  })

  it('leaves what a transaction at work holds back from readers', async () => {
    const early = await world.pool.connect()
    await early.query('begin')
    await append(1, daysAgo(0), early)
    await append(2, daysAgo(40))
    expect(await purgeChanges(world.pool, now)).toBe(0)
    await early.query('commit')
    early.release()
    await purgedInAll(1)
    expect(await numbersLeft()).toEqual([testId('001', 1)])
  })
})
