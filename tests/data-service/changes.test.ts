import { readFileSync } from 'node:fs'
import { purgeChanges } from '@porchlight/record-engine'
import { composeContext, createServer, registerOAuthClient } from '@porchlight/server/testing'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Change, follow } from './changes-guide/follow-changes'

interface Answer {
  readonly changes: readonly Change[]
  readonly nextUrl: string
  readonly isCaughtUp: boolean
}

const address = '/services/data/v65.0/changes'
const root = new URL('../..', import.meta.url).pathname

let world: TestWorld
interface Customer {
  readonly username: string
  readonly token: string
  readonly caseId: string
}

let mine: Customer
let other: Customer
let admin: string

beforeAll(async () => {
  world = await createTestWorld({ listen: true })
  const { rows } = await world.context.pool.query<{ username: string; caseId: string }>(`
    select u."Username" as username, min(c."Id") as "caseId"
    from record."User" u join record."Case" c on c."ContactId" = u."ContactId"
    where u."Portal_Role__c" = 'Customer' and u."IsActive" and c."Status" <> 'Closed'
    group by 1 order by count(*) desc, 1 limit 2`)
  const [first, second] = await Promise.all(
    rows.map(async ({ username, caseId }) => ({
      username,
      token: await world.tokenOf(username),
      caseId,
    })),
  )
  if (first === undefined || second === undefined)
    throw new TypeError('The demo world has too few customers.')
  mine = first
  other = second
  admin = await world.tokenOf('admin@example.com')
}, 120_000)

afterAll(() => world.close())

const send = (url: string, token: string, app: FastifyInstance = world.app) =>
  app.inject({ url, headers: token === '' ? {} : { authorization: `Bearer ${token}` } })

async function ask(url: string, token: string, app?: FastifyInstance): Promise<Answer> {
  const answer = await send(url, token, app)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
  return answer.json()
}

/** Waits until no other transaction of the server holds anything back. */
async function settled(): Promise<void> {
  const held =
    'select 1 from feed.change_event where transaction_id >= pg_snapshot_xmin(pg_current_snapshot())'
  await expect.poll(async () => (await world.context.pool.query(held)).rowCount).toBe(0)
}

async function allAfter(url: string, token: string): Promise<readonly Change[]> {
  await settled()
  const changes: Change[] = []
  for (let next = url; ; ) {
    const page = await ask(next, token)
    changes.push(...page.changes)
    if (page.isCaughtUp) return changes
    next = page.nextUrl
  }
}

const patch = (id: string, fields: Readonly<Record<string, unknown>>) =>
  world.context.engine.updateRecord(world.context.systemViewer, id, { fields })

test('without a session there is nothing', async () => {
  const answer = await send(address, '')
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    [{ errorCode: 'INVALID_SESSION_ID', message: expect.any(String) }],
  ])
})

test('begins at the present, and tells each of its own records and the fields that it may read', async () => {
  const begins = await Promise.all([mine.token, other.token, admin].map((token) => ask(address, token)))
  for (const begin of begins) expect(begin).toMatchObject({ changes: [], isCaughtUp: true })
  await patch(mine.caseId, { Subject: 'Changed', Comments: 'For staff alone.' })
  await patch(other.caseId, { Comments: 'For staff alone.' })
  const [toMe, toOther, toAdmin] = await Promise.all(
    [mine.token, other.token, admin].map((token, index) => allAfter(begins[index]?.nextUrl ?? '', token)),
  )
  const change = {
    objectApiName: 'Case',
    recordId: mine.caseId,
    changeType: 'updated',
    at: expect.any(String),
  }
  expect(toMe?.filter(({ recordId }) => recordId === mine.caseId)).toEqual([
    { ...change, fields: ['Subject'] },
  ])
  expect(toMe?.filter(({ recordId }) => recordId === other.caseId)).toEqual([])
  // This customer may read nothing of what changed.
  expect(toOther).toEqual([])
  expect(toAdmin?.filter(({ objectApiName }) => objectApiName === 'Case')).toEqual([
    { ...change, fields: expect.arrayContaining(['Subject', 'Comments']) },
    { ...change, recordId: other.caseId, fields: ['Comments'] },
  ])
})

test('staff hear of their own brand alone', async () => {
  const staff = ['advisor.first@example.com', 'advisor.second@example.com', 'supervisor@example.com']
  const tokens = await Promise.all(staff.map((username) => world.tokenOf(username)))
  const begins = await Promise.all(tokens.map((token) => ask(address, token)))
  const { rows } = await world.context.pool.query<{ id: string }>('select "Id" as id from record."Contact"')
  for (const { id } of rows) await patch(id, { MobilePhone: '(713) 555-0142' })
  for (const [index, token] of tokens.entries()) {
    const told = await allAfter(begins[index]?.nextUrl ?? '', token)
    const contacts = new Set(told.map(({ recordId }) => recordId).filter((id) => id.startsWith('003')))
    const visible = await Promise.all(
      rows.map(async ({ id }) => {
        const url = `/services/data/v65.0/ui-api/records/${id}?optionalFields=Contact.MobilePhone`
        return (await send(url, token)).statusCode === 200 ? [id] : []
      }),
    )
    expect([...contacts].sort()).toEqual(visible.flat().sort())
    expect(contacts.size).toBeGreaterThan(0)
    expect(contacts.size).toBeLessThan(rows.length)
  }
})

/** Returns a token of a new program that acts as the user with the scopes. */
async function programToken(username: string, scopes: readonly string[], origin: string): Promise<string> {
  const { pool, now } = world.context
  const { rows } = await pool.query<{ id: string }>(
    'select "Id" as id from record."User" where "Username" = $1',
    [username],
  )
  const program = {
    name: 'Data Warehouse',
    confidential: true,
    redirectUris: [],
    grantTypes: ['client_credentials'],
    scopes,
    allowedOrigins: [origin],
    serviceUserId: rows[0]?.id ?? null,
  }
  const { id, secret } = await registerOAuthClient(pool, program, now())
  const answer = await fetch(`${world.origin}/services/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: scopes.join(' ') }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  return access_token
}

test('a program with a token of OAuth follows what its service user may see, within its scopes', async () => {
  const username = 'advisor.first@example.com'
  const origin = 'https://warehouse.example.com'
  const reading = await programToken(username, ['api:read'], origin)
  const staff = await world.tokenOf(username)
  const { nextUrl } = await ask(address, reading)
  const { rows } = await world.context.pool.query<{ id: string }>(
    'select min("Id") as id from record."Contact" group by "Customer_Brand__c" having "Customer_Brand__c" is not null',
  )
  for (const { id } of rows) await patch(id, { MobilePhone: '(713) 555-0143' })
  const told = await allAfter(nextUrl, reading)
  // The position is the user's, whichever of its tokens reads.
  expect(await allAfter(nextUrl, staff)).toEqual(told)
  const contacts = told.map(({ recordId }) => recordId).filter((id) => id.startsWith('003'))
  const visible = await Promise.all(
    rows.map(async ({ id }) => {
      const url = `/services/data/v65.0/ui-api/records/${id}?fields=Contact.MobilePhone`
      return (await send(url, reading)).statusCode === 200 ? [id] : []
    }),
  )
  expect(contacts).toEqual(visible.flat())
  expect([rows.length, contacts.length]).toEqual([3, 1])
  const page = await fetch(world.origin + address, {
    headers: { authorization: `Bearer ${reading}`, origin },
  })
  expect(page.headers.get('access-control-allow-origin')).toBe(origin)
  const without = await programToken(username, ['openid'], origin)
  expect((await send(nextUrl, without)).statusCode).toBe(401)
  expect((await send(nextUrl, await programToken(mine.username, ['api'], origin))).statusCode).toBe(400)
})

test('a position is good in every process and version, and for its own user alone', async () => {
  const { nextUrl } = await ask(`/services/data/v38.0/changes?limit=1`, mine.token)
  expect(nextUrl).toMatch(/^\/services\/data\/v38\.0\/changes\?after=[\w-]+&limit=1$/)
  await patch(mine.caseId, { Subject: 'Once' })
  await patch(mine.caseId, { Subject: 'Twice' })
  await settled()
  const context = await composeContext(world.context.settings, world.context.pool, { now: world.context.now })
  const second = await createServer(context, null)
  try {
    const [here, there] = [await ask(nextUrl, mine.token), await ask(nextUrl, mine.token, second)]
    expect(there).toEqual(here)
    expect(here).toMatchObject({ changes: [{ recordId: mine.caseId }], isCaughtUp: false })
    const next = await ask(here.nextUrl, mine.token, second)
    expect(next.changes.length).toBe(1)
    for (const version of ['v20.0', 'v65.0']) {
      expect((await ask(nextUrl.replace('v38.0', version), mine.token)).changes).toEqual(here.changes)
    }
  } finally {
    await second.close()
    await context.close()
  }
  for (const [url, token] of [
    [nextUrl, other.token],
    [nextUrl, admin],
    [nextUrl.replace('after=', 'after=A'), mine.token],
    [`${address}?after=1.1`, mine.token],
    [`${address}?after=`, mine.token],
  ] as const) {
    const answer = await send(url, token)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      [{ errorCode: 'INVALID_CHANGE_POSITION', message: expect.any(String) }],
    ])
  }
  expect((await send(nextUrl.replace('v38.0', 'v66.0'), mine.token)).statusCode).toBe(404)
})

test.each(['0', '1001', '-1', 'many', '1.5'])('a limit of %s is refused', async (limit) => {
  expect((await send(`${address}?limit=${limit}`, mine.token)).statusCode).toBe(400)
})

test('the description of the service holds the call', async () => {
  const document = (await world.app.inject('/openapi.json')).json()
  expect(document.paths[address].get).toMatchObject({ operationId: 'getChanges' })
})

test('the guide shows the example as it is', () => {
  const guide = readFileSync(`${root}docs/guides/changes-for-programs.md`, 'utf8')
  const shown = [...guide.matchAll(/```ts title="([\w.-]+)"\n([\s\S]*?)```/g)].map(([, name, text]) => [
    name,
    text,
  ])
  const name = 'follow-changes.ts'
  expect(shown).toEqual([[name, readFileSync(`${root}tests/data-service/changes-guide/${name}`, 'utf8')]])
})

test('the guide’s program keeps up, and begins again where its position has expired', async () => {
  const heard: string[] = []
  let readings = 0
  const run = (nextUrl: string | null) =>
    follow(world.origin, mine.token, {
      nextUrl,
      readEverything: async () => {
        readings += 1
      },
      apply: async ({ recordId, changeType }) => {
        heard.push(`${changeType} ${recordId}`)
      },
    })
  const first = await run(null)
  await patch(mine.caseId, { Subject: 'Followed' })
  await settled()
  const second = await run(first)
  expect([readings, heard.includes(`updated ${mine.caseId}`)]).toEqual([1, true])
  const { context, advance } = world
  advance(31 * 86_400_000)
  await context.engine.updateRecord(context.systemViewer, mine.caseId, { fields: { Subject: 'Later' } })
  await settled()
  await purgeChanges(context.pool, context.now())
  mine = { ...mine, token: await world.tokenOf(mine.username) }
  const expired = await send(first, mine.token)
  expect([expired.statusCode, expired.json()]).toEqual([
    410,
    [{ errorCode: 'CHANGES_EXPIRED', message: expect.stringContaining('read everything again') }],
  ])
  await run(first)
  expect(readings).toBe(2)
  expect(second).not.toBe(first)
})
