import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, type IdentityBench, minute, openIdentityBench } from '../testing/identity-bench'

let bench: IdentityBench

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

const request = {
  staffUserId: 'user-lee',
  customerUserId: 'user-ana',
  contactId: 'contact-ana',
  brand: 'first',
  language: 'es',
}
let views = 0

/** Starts a view now, in a separate session. */
async function startView() {
  const { identity, database } = bench
  views += 1
  const viewId = `view-${views}`
  const session = await identity.startSession('user-lee', { staff: true })
  const { id: sessionId } = (await identity.peekSession(session.token)) ?? { id: '' }
  const token = await identity.startCustomerView(
    { ...request, viewId, sessionToken: session.token },
    database.pool,
  )
  return { viewId, token, sessionId, sessionToken: session.token }
}

test('is found by its token together with the session that it began in, and lasts for 15 minutes', async () => {
  const { viewId, token, sessionId } = await startView()
  const other = await startView()
  const found = await bench.identity.findCustomerView(token, sessionId)
  expect(found).toEqual({
    ...request,
    viewId,
    startedAt: expect.any(Date),
    expiresAt: expect.any(Date),
    endedAt: null,
  })
  expect((found?.expiresAt.getTime() ?? 0) - (found?.startedAt.getTime() ?? 0)).toBe(15 * minute)
  expect(await bench.identity.findCustomerView(token, other.sessionId)).toBeNull()
  expect(await bench.identity.findCustomerView(other.token, sessionId)).toBeNull()
  expect(await bench.identity.findCustomerView('no token', sessionId)).toBeNull()
})

test('ends once, when it is asked to, and no other with it', async () => {
  const { viewId, token, sessionId } = await startView()
  const other = await startView()
  bench.moveClock(minute)
  const endedAt = await bench.identity.endCustomerView(viewId, bench.database.pool)
  expect((await bench.identity.findCustomerView(token, sessionId))?.endedAt).toEqual(endedAt)
  expect(endedAt).toBeInstanceOf(Date)
  expect(await bench.identity.endCustomerView(viewId, bench.database.pool)).toBeNull()
  expect((await bench.identity.findCustomerView(other.token, other.sessionId))?.endedAt).toBeNull()
})

test('ends by its time, at that time', async () => {
  const { viewId, token, sessionId } = await startView()
  const { expiresAt } = (await bench.identity.findCustomerView(token, sessionId)) ?? {}
  bench.moveClock(15 * minute - 1)
  expect(await bench.identity.endOverCustomerView(viewId, bench.database.pool)).toBeNull()
  bench.moveClock(hour)
  expect(await bench.identity.endOverCustomerView(viewId, bench.database.pool)).toEqual(expiresAt)
})

test('ends with its session, when that ended', async () => {
  const { viewId, sessionToken, token, sessionId } = await startView()
  const { startedAt } = (await bench.identity.findCustomerView(token, sessionId)) ?? {}
  bench.moveClock(minute)
  await bench.identity.endSession(sessionToken)
  bench.moveClock(minute)
  const endedAt = await bench.identity.endOverCustomerView(viewId, bench.database.pool)
  expect((endedAt?.getTime() ?? 0) - (startedAt?.getTime() ?? 0)).toBe(minute)
})

test('is known for a day after its end, and deleted then', async () => {
  const { token, sessionId } = await startView()
  bench.moveClock(15 * minute + 24 * hour - 1)
  await bench.identity.purgeExpired()
  expect(await bench.identity.findCustomerView(token, sessionId)).not.toBeNull()
  bench.moveClock(1)
  expect((await bench.identity.purgeExpired()).customerViews).toBeGreaterThan(0)
  expect(await bench.identity.findCustomerView(token, sessionId)).toBeNull()
})
