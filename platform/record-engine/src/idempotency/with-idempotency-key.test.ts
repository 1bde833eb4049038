import { fail } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RecordEngine } from '../record-engine'
import { admin, errorOf, guest, openTestWorld, type TestWorld, testId } from '../testing/test-world'
import { removeExpiredIdempotencyKeys } from './remove-expired-keys'

const key = '0d6f4c52-4f5e-4a43-9d0b-6a7a4a1f9c11'
const otherAdmin: Viewer = { class: 'admin', language: 'en', userId: testId('005', 2) }
const dayMs = 86_400_000

describe('an idempotency key', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    await world.pool.query('truncate record."Usage__c", record."Account", platform.idempotency_key')
    world.clock.now = new Date('2026-11-20T12:00:00.000Z')
  })

  const createAccount = async (engine: RecordEngine) => ({
    status: 201,
    id: await engine.createRecord(admin, 'Account', { fields: { Name: 'Once' } }),
  })
  const send = (hash = 'request', run = createAccount, viewer: Viewer = admin, sentKey = key) =>
    world.engine.withIdempotencyKey(viewer, sentKey, hash, run)
  const accountCount = async () => (await world.pool.query('select 1 from record."Account"')).rowCount

  it('answers the same request again without doing it again', async () => {
    const first = await send()
    const second = await send('request', createAccount, admin, key.toUpperCase())
    expect([first.isReplayed, second.isReplayed]).toEqual([false, true])
    expect(second.answer).toEqual(first.answer)
    expect(await accountCount()).toBe(1)
  })

  it('refuses another request with 422, and another user’s key with 409', async () => {
    await send()
    expect(await errorOf(send('another request'))).toMatchObject({ key: 'idempotencyMismatch', status: 422 })
    const stranger = await errorOf(send('request', createAccount, otherAdmin))
    expect(stranger).toMatchObject({ key: 'idempotencyConflict', status: 409 })
    expect(await accountCount()).toBe(1)
  })

  it('refuses a second request while the first still runs', async () => {
    let finish: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      finish = resolve
    })
    let started: () => void = () => undefined
    const hasStarted = new Promise<void>((resolve) => {
      started = resolve
    })
    const first = send('request', async (engine) => {
      started()
      await gate
      return createAccount(engine)
    })
    await hasStarted
    expect(await errorOf(send())).toMatchObject({ key: 'idempotencyConflict' })
    finish()
    const { answer } = await first
    expect(await send()).toEqual({ answer, isReplayed: true })
    expect(await accountCount()).toBe(1)
  })

  it.each(['', 'abc', '0d6f4c52-4f5e-1a43-9d0b-6a7a4a1f9c11', `${key}0`, `{${key}}`])(
    'refuses %o, which is no UUID of version 4, with 400',
    async (malformed) => {
      const error = await errorOf(send('request', createAccount, admin, malformed))
      expect(error).toMatchObject({ key: 'invalidParameter', status: 400 })
    },
  )

  it('is not for guests', async () => {
    expect(await errorOf(send('request', createAccount, guest))).toMatchObject({ key: 'invalidSession' })
  })

  it('keeps nothing of a request that fails, so that it can be sent again', async () => {
    const failing = send('request', async (engine) => {
      await createAccount(engine)
      throw fail('unavailable')
    })
    expect(await errorOf(failing)).toMatchObject({ key: 'unavailable' })
    expect(await accountCount()).toBe(0)
    expect((await send()).isReplayed).toBe(false)
    expect(await accountCount()).toBe(1)
  })

  it('keeps what was written beside a write that was refused and dealt with', async () => {
    const { answer } = await send('request', async (engine) => {
      const fields = { Name: 'One', Number__c: 'N-1' }
      const [id, refusal, found] = await Promise.all([
        engine.createRecord(admin, 'Account', { fields }),
        errorOf(engine.createRecord(admin, 'Account', { fields })),
        engine.readRecords(admin, [testId('001', 1), testId('a00', 1)], { fields: [], optionalFields: [] }),
      ])
      const operations = [
        { type: 'create', objectApiName: 'Account', fields: { Name: 'Two', Number__c: 'N-2' } },
        { type: 'create', objectApiName: 'Account', fields },
        { type: 'update', recordId: id, fields: { Name: 'Renamed' } },
      ] as const
      const each = await engine.writeBatch(admin, { allOrNone: false, operations })
      const none = await engine.writeBatch(admin, { allOrNone: true, operations })
      expect(refusal).toMatchObject({ key: 'duplicateValue' })
      expect(found).toEqual([null, null])
      return { status: 201, id, each: each.map((one) => one.kind), none: none.map((one) => one.kind) }
    })
    expect(answer).toMatchObject({
      each: ['written', 'refused', 'written'],
      none: ['refused', 'refused', 'refused'],
    })
    const { rows } = await world.pool.query('select "Name" from record."Account" order by "Number__c"')
    expect(rows).toEqual([{ Name: 'Renamed' }, { Name: 'Two' }])
  })

  it('is forgotten after 30 days', async () => {
    await send()
    world.clock.now = new Date(world.clock.now.getTime() + 30 * dayMs - 1)
    expect((await send()).isReplayed).toBe(true)
    expect(await removeExpiredIdempotencyKeys(world.pool, world.clock.now)).toBe(0)
    world.clock.now = new Date(world.clock.now.getTime() + 1)
    expect((await send('a new request')).isReplayed).toBe(false)
    expect((await send('a new request')).isReplayed).toBe(true)
    world.clock.now = new Date(world.clock.now.getTime() + 30 * dayMs)
    expect(await removeExpiredIdempotencyKeys(world.pool, world.clock.now)).toBe(1)
  })
})
