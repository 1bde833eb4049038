import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestWorld, type TestWorld, testId } from '../testing/test-world'
import { workForPerson } from '../write/person-of-work'
import { hasTransaction, parseSnapshot, readUnseenChanges } from './read-unseen-changes'

const system = { class: 'system', userId: testId('005', 9), language: 'en' } as const

describe('the changes that a snapshot does not have', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
  })
  afterAll(() => world.close())

  const take = async (client: pg.Pool | pg.PoolClient = world.pool) => {
    const { rows } = await client.query<{ text: string }>('select pg_current_snapshot()::text as text')
    return parseSnapshot(rows[0]?.text ?? '')
  }
  const create = (Name: string) => world.engine.createRecord(system, 'Account', { fields: { Name } })

  it('are those that were written since, each with the person whose request it answered', async () => {
    const before = await take()
    const byJob = await create('By a job')
    const ofPerson = await workForPerson(testId('005', 1), () => create('Of a person'))
    await workForPerson(testId('005', 1), () =>
      world.engine.inOneTransaction((engine) =>
        engine.updateRecord(system, byJob, { fields: { Name: 'Changed by a person' } }),
      ),
    )
    await workForPerson(testId('005', 2), () => world.engine.deleteRecord(system, ofPerson))
    const found = (await readUnseenChanges(world.pool, before)) ?? []
    const inOrder = found.toSorted((one, other) => (one.transaction < other.transaction ? -1 : 1))
    expect(inOrder.map(({ recordId, person, kind }) => [recordId, person, kind])).toEqual([
      [byJob, null, 'create'],
      [ofPerson, testId('005', 1), 'create'],
      [byJob, testId('005', 1), 'update'],
      [ofPerson, testId('005', 2), 'delete'],
    ])
    const now = await take()
    expect(await readUnseenChanges(world.pool, now)).toEqual([])
    expect(
      inOrder.map(({ transaction }) => [
        hasTransaction(before, transaction),
        hasTransaction(now, transaction),
      ]),
    ).toEqual(inOrder.map(() => [false, true]))
  })

  it('are also those of a transaction that was running, once it has ended, whatever ended before', async () => {
    const early = await world.pool.connect()
    await early.query('begin')
    await early.query(
      `insert into feed.change_event (object_api_name, record_id, kind, changed_fields, occurred_at, person)
       values ('Account', $1, 'update', '{Name}', now(), $2)`,
      [testId('001', 1), testId('005', 3)],
    )
    const meanwhile = await take()
    await create('Between')
    expect((await readUnseenChanges(world.pool, meanwhile))?.map(({ person }) => person)).toEqual([null])
    await early.query('commit')
    early.release()
    expect((await readUnseenChanges(world.pool, meanwhile))?.map(({ person }) => person)).toContain(
      testId('005', 3),
    )
  })

  it('are not counted out where there are too many', async () => {
    const before = await take()
    await world.pool.query(
      `insert into feed.change_event (object_api_name, record_id, kind, changed_fields, occurred_at)
       select 'Account', 'x', 'update', '{}', now() from generate_series(1, 5001)`,
    )
    expect(await readUnseenChanges(world.pool, before)).toBeNull()
  })
})
