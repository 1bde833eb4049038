import type { OpenRecord, PresentUser } from '@porchlight/data-service'
import { createTestWorld, type Sibling, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openEventStream } from './event-stream'

interface Staff {
  readonly token: string
  readonly userId: string
  readonly name: string
}

let world: TestWorld
let other: Sibling
let advisor: Staff
let supervisor: Staff
let ofAnotherBrand: Staff
let caseId = ''
let customer = ''

beforeAll(async () => {
  world = await createTestWorld({ listen: true })
  other = await world.startSibling()
  advisor = await staff('advisor.first@example.com')
  supervisor = await staff('supervisor@example.com')
  ofAnotherBrand = await staff('advisor.second@example.com')
  const { rows } = await world.context.pool.query<{ id: string; username: string }>(`
    select c."Id" as id, u."Username" as username from record."Case" c
    join record."Contact" p on p."Id" = c."ContactId" join record."User" u on u."ContactId" = p."Id"
    where p."Customer_Brand__c" = 'first' and u."IsActive" order by 1 limit 1`)
  caseId = rows[0]?.id ?? ''
  customer = await world.tokenOf(rows[0]?.username ?? '')
})
beforeEach(() => world.context.pool.query('delete from installation.presence'))
afterAll(() => world.close())

const firstPage = '11111111-1111-4111-8111-111111111111'
const secondPage = '22222222-2222-4222-8222-222222222222'

async function staff(username: string): Promise<Staff> {
  const { rows } = await world.context.pool.query<{ userId: string; name: string }>(
    'select "Id" as "userId", "Name" as name from record."User" where "Username" = $1',
    [username],
  )
  const [user] = rows
  if (user === undefined) throw new RangeError(`no user ${username}`)
  return { ...user, token: await world.tokenOf(username) }
}

async function say(token: string, open: Partial<OpenRecord> = {}, origin = world.origin) {
  const answer = await fetch(`${origin}/live/presence`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ recordId: caseId, pageId: firstPage, isEditing: false, isLeft: false, ...open }),
  })
  const body = (await answer.json()) as { readonly others?: readonly PresentUser[] }
  return { status: answer.status, body, others: body.others }
}

const shown = ({ userId, name }: Staff, isEditing = false): PresentUser => ({ userId, name, isEditing })

test('two members of staff who have a record open in different processes are named to each other', async () => {
  expect((await say(advisor.token)).others).toEqual([])
  const seen = await say(supervisor.token, { pageId: secondPage, isEditing: true }, other.origin)
  expect(seen.others).toEqual([shown(advisor)])
  expect((await say(advisor.token)).others).toEqual([shown(supervisor, true)])
})

test('the stream of who holds the record says that somebody came, in whichever process, and names nobody', async () => {
  const stream = await openEventStream(world.origin, advisor.token)
  const hello = await stream.next()
  const { connectionId } = (hello?.data ?? {}) as { readonly connectionId: string }
  await fetch(`${world.origin}/live/${connectionId}/held`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${advisor.token}` },
    body: JSON.stringify({ records: [{ id: caseId, weakEtag: 1 }], since: null }),
  })
  await say(supervisor.token, { pageId: secondPage }, other.origin)
  expect(await stream.next()).toMatchObject({ event: 'presence', data: { recordId: caseId } })
  await say(supervisor.token, { pageId: secondPage }, other.origin)
  await say(supervisor.token, { pageId: secondPage, isLeft: true }, other.origin)
  const left = await stream.next()
  expect(left).toMatchObject({ event: 'presence', data: { recordId: caseId } })
  expect(JSON.stringify(left)).not.toContain(supervisor.userId)
  stream.close()
})

test('a page that is not heard of any more is gone within 20 seconds, one that is left at once', async () => {
  await say(supervisor.token, { pageId: secondPage })
  expect((await say(advisor.token)).others).toHaveLength(1)
  world.advance(13_000)
  expect((await say(advisor.token)).others).toEqual([])
  const { rows } = await world.context.pool.query('select from installation.presence')
  expect(rows).toHaveLength(1)
  await say(supervisor.token, { pageId: secondPage })
  await say(supervisor.token, { pageId: secondPage, isLeft: true })
  expect((await say(advisor.token)).others).toEqual([])
})

test('nobody takes away or changes what another says of a page', async () => {
  await say(supervisor.token, { pageId: secondPage })
  await say(advisor.token, { pageId: secondPage, isLeft: true })
  await say(advisor.token, { pageId: secondPage, isEditing: true })
  expect((await say(advisor.token)).others).toEqual([shown(supervisor)])
})

test('who may not read the record is told what is told of one that there is not, and is shown to nobody', async () => {
  const unknown = await say(ofAnotherBrand.token, { recordId: '500000000000001AAA' })
  const foreign = await say(ofAnotherBrand.token)
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
  expect((await say(customer)).status).toBe(404)
  expect((await say('')).status).toBe(401)
  expect((await say(advisor.token)).others).toEqual([])
  const { rows } = await world.context.pool.query('select user_id from installation.presence')
  expect(rows).toEqual([{ user_id: advisor.userId }])
})

test('whoever lost the record since is no longer shown', async () => {
  await world.context.pool.query(
    `insert into installation.presence (page_id, record_id, user_id, is_editing, seen_at)
     values ($1, $2, $3, false, $4)`,
    [secondPage, caseId, ofAnotherBrand.userId, world.context.now()],
  )
  expect((await say(advisor.token)).others).toEqual([])
})

test('what is not a page, a record or an answer is refused', async () => {
  expect((await say(advisor.token, { pageId: 'mine' })).status).toBe(400)
  expect((await say(advisor.token, { recordId: 'mine' })).status).toBe(400)
})

test('an open page is no use of its session', async () => {
  const { identity } = world.context
  const { token } = await identity.startSession(advisor.userId, { hostBrand: 'first', language: 'en' })
  const restsFrom = async () => (await identity.peekSession(token))?.idleExpiresAt
  const before = await restsFrom()
  world.advance(60_000)
  expect((await say(token)).status).toBe(200)
  expect(await restsFrom()).toEqual(before)
})
