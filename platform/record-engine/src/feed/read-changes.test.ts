import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorOf, openTestWorld, seededRandom, type TestWorld, testId } from '../testing/test-world'
import { feedStart } from './change-position'
import { currentChangePosition, type RecordChange, readChanges } from './read-changes'

/** Reads until nothing is held back: transactions of other databases of the server may take a while. */
async function readToEnd(pool: pg.Pool, after: string): Promise<readonly RecordChange[]> {
  const changes: RecordChange[] = []
  let position = after
  for (;;) {
    const page = await readChanges(pool, { after: position, limit: 100 })
    changes.push(...page.changes)
    position = page.position
    if (page.changes.length === 0 && !page.isHeldBack) return changes
  }
}

describe('reading the change feed', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
  })
  afterAll(() => world.close())

  const append = (client: pg.Pool | pg.PoolClient, recordId: string) =>
    client.query(
      `insert into feed.change_event (object_api_name, record_id, kind, changed_fields, occurred_at)
       values ('Account', $1, 'update', '{Name,"Odd, \\"name\\""}', '2026-11-20T12:00:00.123Z')`,
      [recordId],
    )

  it('gives each change with its fields, moment and position', async () => {
    const after = await currentChangePosition(world.pool)
    await append(world.pool, testId('001', 1))
    const [change, ...rest] = await readToEnd(world.pool, after)
    expect(rest).toEqual([])
    expect(change).toEqual({
      objectApiName: 'Account',
      recordId: testId('001', 1),
      kind: 'update',
      changedFields: ['Name', 'Odd, "name"'],
      occurredAt: '2026-11-20T12:00:00.123Z',
      position: expect.stringMatching(/^\d+\.\d+$/),
    })
    expect(await readToEnd(world.pool, change?.position ?? feedStart)).toEqual([])
  })

  it('waits for a transaction that began before one that is finished', async () => {
    const after = await currentChangePosition(world.pool)
    const early = await world.pool.connect()
    await early.query('begin')
    await append(early, testId('001', 2))
    await append(world.pool, testId('001', 3))
    const held = await readChanges(world.pool, { after, limit: 10 })
    expect(held).toEqual({ changes: [], position: after, isHeldBack: true, isExpired: false })
    await early.query('commit')
    early.release()
    const changes = await readToEnd(world.pool, after)
    expect(changes.map((change) => change.recordId)).toEqual([testId('001', 2), testId('001', 3)])
  })

  it('loses none of 1,000 changes whose transactions begin, write and end in any order', async () => {
    const random = seededRandom(41)
    const writers = await Promise.all(Array.from({ length: 4 }, () => world.pool.connect()))
    const open = writers.map(() => false)
    const ended: { readonly kept: boolean; readonly ids: readonly string[] }[] = []
    const written: string[][] = writers.map(() => [])
    let position = await currentChangePosition(world.pool)
    const seen: string[] = []
    /** What a reader would see that only remembers the highest sequence so far. */
    let highest = 0
    const naive: string[] = []
    const read = async (limit: number) => {
      const page = await readChanges(world.pool, { after: position, limit })
      position = page.position
      seen.push(...page.changes.map((change) => change.recordId))
      const { rows } = await world.pool.query<{ record_id: string; sequence: string }>(
        'select record_id, sequence from feed.change_event where sequence > $1 order by sequence',
        [highest],
      )
      for (const row of rows) {
        highest = Number(row.sequence)
        naive.push(row.record_id)
      }
    }
    const end = async (index: number, committed: boolean) => {
      await writers[index]?.query(committed ? 'commit' : 'rollback')
      open[index] = false
      ended.push({ kept: committed, ids: written[index] ?? [] })
      written[index] = []
    }
    for (let count = 0; count < 1_000; ) {
      const index = Math.floor(random() * writers.length)
      const writer = writers[index]
      if (writer === undefined) continue
      if (open[index] !== true) {
        await writer.query('begin')
        open[index] = true
      } else if (random() < 0.75) {
        const recordId = testId('001', 10_000 + count)
        await append(writer, recordId)
        written[index]?.push(recordId)
        count += 1
      } else {
        await end(index, random() < 0.9)
      }
      if (random() < 0.3) await read(1 + Math.floor(random() * 20))
    }
    for (const index of writers.keys()) if (open[index] === true) await end(index, true)
    for (const writer of writers) writer.release()
    seen.push(...(await readToEnd(world.pool, position)).map((change) => change.recordId))

    const all = new Set(ended.flatMap((transaction) => transaction.ids))
    const committed = ended.flatMap((transaction) => (transaction.kept ? transaction.ids : []))
    expect([all.size, committed.length > 800]).toEqual([1_000, true])
    expect(seen.filter((recordId) => all.has(recordId)).sort()).toEqual([...committed].sort())
    // The interleaving is hard enough that a simpler reader would lose events.
    expect(naive.filter((recordId) => all.has(recordId)).length).toBeLessThan(committed.length)
  })

  it.each(['', '7', '-1.0', '1.2.3', '1.x', '99999999999999999999.1'])(
    'refuses %o as a position',
    async (after) => {
      expect(await errorOf(readChanges(world.pool, { after, limit: 1 }))).toMatchObject({
        key: 'invalidParameter',
      })
    },
  )
})
