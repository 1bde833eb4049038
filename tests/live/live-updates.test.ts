import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type EventStream, openEventStream } from './event-stream'

interface HeldCase {
  readonly id: string
  readonly weakEtag: number
}

let world: TestWorld
let customer: { readonly token: string; readonly userId: string; readonly cases: readonly HeldCase[] }
let stranger: string
let admin: string
const streams: EventStream[] = []

beforeAll(async () => {
  world = await createTestWorld({ listen: true })
  const { rows } = await world.context.pool.query<{ username: string; userId: string; ids: string[] }>(`
    select u."Username" as username, u."Id" as "userId", array_agg(c."Id" order by c."Id") as ids
    from record."User" u join record."Case" c on c."ContactId" = u."ContactId"
    where u."Portal_Role__c" = 'Customer' and u."IsActive" and c."Status" <> 'Closed'
    group by 1, 2 order by count(*) desc, 1 limit 2`)
  const [mine, other] = rows
  if (mine === undefined || other === undefined) throw new TypeError('The demo world has too few customers.')
  const token = await world.tokenOf(mine.username)
  customer = { token, userId: mine.userId, cases: await Promise.all(mine.ids.map((id) => read(id, token))) }
  stranger = other.ids[0] ?? ''
  admin = await world.tokenOf('admin@example.com')
}, 120_000)

afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})

afterAll(async () => {
  await world.close()
})

test('a stranger has no stream', async () => {
  const stream = await open('')
  expect(stream.status).toBe(401)
})

test('a record that is held is told of when it changes, and the lists of its object', async () => {
  const { stream, connectionId } = await listen()
  const mine = first()
  expect(await hold(connectionId, [mine])).toEqual({
    status: 200,
    body: { touched: [], gone: [], missed: false },
  })
  await patch(mine.id, { Comments: 'Seen.' })
  expect(await stream.next()).toMatchObject({
    event: 'changes',
    data: { touched: [await stateOf(mine.id)], gone: [], missed: false },
  })
})

test('what a stranger’s record does is not told', async () => {
  const { stream, connectionId } = await listen()
  expect((await hold(connectionId, [{ id: stranger, weakEtag: 1 }])).body).toEqual({
    touched: [],
    gone: [stranger],
    missed: false,
  })
  await patch(stranger, { Comments: 'Nobody else hears of this.' })
  await patch(first().id, { Comments: 'This they do.' })
  expect(await stream.next()).toMatchObject({ data: { touched: [await stateOf(first().id)], gone: [] } })
})

test('a record that goes out of reach is evicted, once', async () => {
  const { stream, connectionId } = await listen()
  const leaving = customer.cases[1] ?? first()
  await hold(connectionId, [leaving])
  const { rows } = await world.context.pool.query<{ contactId: string }>(
    `select "ContactId" as "contactId" from record."Case" where "Id" = $1`,
    [stranger],
  )
  const system = world.context.systemViewer
  await world.context.engine.updateRecord(system, leaving.id, {
    fields: { ContactId: rows[0]?.contactId, AccountId: null, Order__c: null },
  })
  expect(await stream.next()).toMatchObject({ data: { touched: [], gone: [leaving.id] } })
  await patch(leaving.id, { Comments: 'Out of reach.' })
  await patch(first().id, { Comments: 'Within reach.' })
  expect(await stream.next()).toMatchObject({ data: { touched: [await stateOf(first().id)], gone: [] } })
})

test('after a drop, what changed meanwhile is told with the records that are held', async () => {
  const before = await listen()
  const held = await read(first().id, customer.token)
  before.stream.close()
  await patch(held.id, { Comments: 'While nobody listened.' })
  const after = await listen()
  expect((await hold(after.connectionId, [held], before.position)).body).toEqual({
    touched: [await stateOf(held.id)],
    gone: [],
    missed: false,
  })
})

test('whose position is of a database that was turned back is told that changes were missed', async () => {
  const { connectionId, position } = await listen()
  const ahead = `${BigInt(position.split('.')[0] ?? '') + 1_000_000n}.0`
  expect((await hold(connectionId, [], ahead)).body).toEqual({ touched: [], gone: [], missed: true })
  expect((await hold(connectionId, [], position)).body).toEqual({ touched: [], gone: [], missed: false })
})

test('what somebody else holds is not watched for a stream that is not theirs', async () => {
  const { stream, connectionId } = await listen()
  // The administrator sees the stranger's record: it would be watched for one of their own streams.
  expect(await hold(connectionId, [{ id: stranger, weakEtag: 1 }], null, admin)).toMatchObject({
    status: 200,
    body: { gone: [] },
  })
  await patch(stranger, { Comments: 'Nobody else hears of this either.' })
  await patch(first().id, { Comments: 'This they do again.' })
  expect(await stream.next()).toMatchObject({ data: { touched: [await stateOf(first().id)], gone: [] } })
})

test('the other streams of a session end as soon as it does', async () => {
  const own = await world.context.identity.issueBearerToken(customer.userId, 3_600_000)
  const stream = await open(own.token)
  await stream.next()
  await world.context.identity.endSession(own.token)
  expect(await stream.next()).toMatchObject({ event: 'signed-out' })
  expect(await stream.next()).toBeNull()
})

test('the stream of a session that ended says so and ends', async () => {
  const own = await world.context.identity.issueBearerToken(customer.userId, 3_600_000)
  const stream = await open(own.token)
  await stream.next()
  await world.context.identity.endSession(own.token)
  await patch(first().id, { Comments: 'After the session.' })
  expect(await stream.next()).toMatchObject({ event: 'signed-out' })
  expect(await stream.next()).toBeNull()
})

test('an open page is no use of its session, however much is told on it: the session rests, and the stream ends', async () => {
  const { token } = await world.context.identity.startSession(customer.userId)
  const stream = await open(token)
  await stream.next()
  for (let notified = 0; notified < 2; notified += 1) {
    world.advance(12 * 60_000)
    await patch(first().id, { Comments: `Told for the ${notified}. time.` })
    expect(await stream.next()).toMatchObject({ event: 'changes' })
  }
  world.advance(12 * 60_000)
  await patch(first().id, { Comments: 'Half an hour later.' })
  expect(await stream.next()).toMatchObject({ event: 'signed-out' })
})

async function open(token: string): Promise<EventStream> {
  const stream = await openEventStream(world.origin, token)
  streams.push(stream)
  return stream
}

async function listen() {
  const stream = await open(customer.token)
  const hello = await stream.next()
  if (hello === null) throw new TypeError('The stream ended before its hello.')
  const { connectionId } = hello.data as { readonly connectionId: string }
  return { stream, connectionId, position: hello.id }
}

async function hold(
  connectionId: string,
  records: readonly HeldCase[],
  since: string | null = null,
  token = customer.token,
) {
  const answer = await fetch(`${world.origin}/live/${connectionId}/held`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ records, since }),
  })
  return { status: answer.status, body: await answer.json() }
}

function first(): HeldCase {
  const [held] = customer.cases
  if (held === undefined) throw new TypeError('The customer has no case.')
  return held
}

async function read(id: string, token: string): Promise<HeldCase> {
  const answer = await world.app.inject({
    url: `/services/data/v65.0/ui-api/records/${id}?fields=Case.Subject`,
    headers: { authorization: `Bearer ${token}` },
  })
  const { weakEtag } = answer.json<{ weakEtag: number }>()
  return { id, weakEtag }
}

async function stateOf(id: string) {
  const { weakEtag } = await read(id, customer.token)
  return { id, apiName: 'Case', weakEtag }
}

async function patch(id: string, fields: Record<string, unknown>): Promise<void> {
  const answer = await world.app.inject({
    method: 'PATCH',
    url: `/services/data/v65.0/ui-api/records/${id}`,
    headers: { authorization: `Bearer ${admin}` },
    payload: { fields },
  })
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)])
}
