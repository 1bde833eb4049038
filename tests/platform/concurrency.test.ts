import { randomUUID } from 'node:crypto'
import { isPorchlightError } from '@porchlight/errors'
import { loadRecords, type RecordEngine, readChanges } from '@porchlight/record-engine'
import { casesOfRun } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RecordGenerator } from './generated-records'
import { openPlatformWorld, type PlatformWorld, recordIdAt } from './platform-world'
import { viewerNamed } from './viewers'

const accountId = recordIdAt('001', 0)
const admin = viewerNamed('admin')
const customer = viewerNamed('customer 0')

const rounds = casesOfRun(100)
const keyCount = casesOfRun(200)

describe('writers at the same time', () => {
  let world: PlatformWorld
  let engine: RecordEngine
  beforeAll(async () => {
    world = await openPlatformWorld()
    engine = world.engine
    // A second witness of every version of a row, besides the change feed.
    await world.pool.query('create table version_seen (sequence serial, modstamp timestamptz(3), name text)')
    await world.pool.query(`create function note_version() returns trigger language plpgsql as $$
      begin
        insert into version_seen (modstamp, name) values (new."SystemModstamp", new."Name");
        return null;
      end $$`)
    await world.pool.query(`create trigger version_noted after update on record."Account"
      for each row execute function note_version()`)
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    const tables = world.declarations.map((object) => `record."${object.apiName}"`)
    await world.pool.query(`truncate version_seen, platform.idempotency_key, ${tables.join(', ')}`)
    const generator = new RecordGenerator(world.declarations, 3, 3)
    await loadRecords(world.pool, world.metadata, generator.world(), world.now)
  })

  const rename = (Name: string, weakEtag?: number) =>
    engine.updateRecord(admin, accountId, { fields: { Name } }, weakEtag === undefined ? {} : { weakEtag })
  const version = async () => {
    const record = await engine.readRecord(admin, accountId, { fields: [], optionalFields: [] })
    return record?.weakEtag ?? 0
  }
  const versionsSeen = async () => {
    const { rows } = await world.pool.query<{ milliseconds: string; name: string }>(
      `select (extract(epoch from modstamp) * 1000)::bigint as milliseconds, name
       from version_seen order by sequence`,
    )
    return rows
  }

  it(`one of two who saw the same version wins, and the other is told with 412, in ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const seen = await version()
      const names = [`Left ${round}`, `Right ${round}`]
      const outcomes = await Promise.allSettled(names.map((name) => rename(name, seen)))
      const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
      expect(refusals).toMatchObject([{ key: 'modifiedSince', status: 412 }])
      const winner = names[outcomes.findIndex((outcome) => outcome.status === 'fulfilled')]
      const record = await engine.readRecord(admin, accountId, { fields: ['Name'], optionalFields: [] })
      expect(record?.fields.Name?.value).toBe(winner)
    }
    expect(await versionsSeen()).toHaveLength(rounds)
  })

  it('no version is lost or shared when many write one record while the clock stands still', async () => {
    const writes = Array.from({ length: 200 }, (_each, index) => rename(`Name ${index}`))
    await Promise.all(writes)
    const seen = await versionsSeen()
    expect(seen).toHaveLength(200)
    expect(new Set(seen.map((row) => row.name)).size).toBe(200)
    const stamps = seen.map((row) => Number(row.milliseconds))
    expect(stamps.every((stamp, index) => index === 0 || stamp > (stamps[index - 1] ?? stamp))).toBe(true)
    expect(await version()).toBe(stamps.at(-1))
  })

  it(`${keyCount} idempotency keys, each sent by 8 at once, come to as many effects and one answer each`, async () => {
    const fields = { Subject: 'Meter', Description: 'Please look.', ContactId: recordIdAt('003', 0) }
    const send = async (key: string): Promise<string> => {
      for (;;) {
        try {
          const { answer } = await engine.withIdempotencyKey(customer, key, 'same request', (inner) =>
            inner.createRecord(customer, 'Case', { fields }),
          )
          return answer
        } catch (error) {
          if (!isPorchlightError(error, 'idempotencyConflict')) throw error
        }
      }
    }
    const keys = Array.from({ length: keyCount }, () => randomUUID())
    const before = await world.pool.query('select 1 from record."Case"')
    const answers: string[] = []
    for (let first = 0; first < keys.length; first += 20) {
      const sent = keys
        .slice(first, first + 20)
        .map((key) => Promise.all(Array.from({ length: 8 }, () => send(key))))
      for (const same of await Promise.all(sent)) {
        expect(new Set(same).size).toBe(1)
        answers.push(...same.slice(0, 1))
      }
    }
    const after = await world.pool.query('select 1 from record."Case"')
    expect((after.rowCount ?? 0) - (before.rowCount ?? 0)).toBe(keyCount)
    expect(new Set(answers).size).toBe(keyCount)
  })

  it('every write of many at once is in the change feed, once', async () => {
    const { rows } = await world.pool.query<{ after: string }>(
      "select coalesce(max(transaction_id)::text, '0') || '.' || coalesce(max(sequence), 0) as after from feed.change_event",
    )
    const names = Array.from({ length: 100 }, (_each, index) => `Feed ${index}`)
    const batches = names.map((Name) =>
      engine.writeBatch(admin, {
        allOrNone: true,
        operations: [0, 1, 2].map((index) => ({
          type: 'update',
          recordId: recordIdAt('001', index),
          fields: { Name },
        })),
      }),
    )
    const results = (await Promise.all(batches)).flat()
    expect(results.filter((result) => result.kind === 'refused')).toEqual([])
    let position = rows[0]?.after ?? '0.0'
    const seen: string[] = []
    for (let isDone = false; !isDone; ) {
      const page = await readChanges(world.pool, { after: position, limit: 50 })
      position = page.position
      seen.push(...page.changes.map((change) => change.position))
      isDone = page.changes.length === 0 && !page.isHeldBack
    }
    expect(seen).toHaveLength(300)
    expect(new Set(seen).size).toBe(300)
  })
})
