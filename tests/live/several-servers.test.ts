import { createTestWorld, type Sibling, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type EventStream, openEventStream } from './event-stream'

interface Person {
  readonly token: string
  readonly userId: string
  readonly contactId: string
  readonly cases: readonly string[]
}

let world: TestWorld
let other: Sibling
let customers: readonly Person[]
let mine: Person
let theirs: Person
let switchedOff: Person
const streams: EventStream[] = []

beforeAll(async () => {
  world = await createTestWorld({ listen: true })
  other = await world.startSibling()
  const { rows } = await world.context.pool.query<Omit<Person, 'token'> & { readonly username: string }>(`
    select u."Username" as username, u."Id" as "userId", u."ContactId" as "contactId",
      array_agg(c."Id" order by c."Id") as cases
    from record."User" u join record."Case" c on c."ContactId" = u."ContactId"
    where u."Portal_Role__c" = 'Customer' and u."IsActive"
    group by 1, 2, 3 order by count(*) desc, 1 limit 20`)
  customers = await Promise.all(
    rows.map(async (row) => ({ ...row, token: await world.tokenOf(row.username) })),
  )
  const [first, second, third] = customers
  if (first === undefined || second === undefined || third === undefined || first.cases.length < 2) {
    throw new TypeError('The demo world has too few customers with cases.')
  }
  mine = first
  theirs = second
  switchedOff = third
})

afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})

afterAll(() => world.close())

test('what a browser holds reaches its stream in another process, records that leave its reach included', async () => {
  const { stream, connectionId } = await listen(world.origin, mine)
  const [leaving = '', staying = ''] = mine.cases
  expect((await hold(other.origin, connectionId, mine, [leaving, staying])).body.gone).toEqual([])
  await write(leaving, { ContactId: theirs.contactId, AccountId: null, Order__c: null })
  expect(await stream.next()).toMatchObject({ event: 'changes', data: { touched: [], gone: [leaving] } })
  await write(leaving, { ContactId: mine.contactId })
  expect(await stream.next()).toMatchObject({ data: { touched: [{ id: leaving }], gone: [] } })
})

test('a record that left the reach before the stream’s process learned of it is gone at once', async () => {
  const { stream, connectionId } = await listen(world.origin, mine)
  const text = `${connectionId} ${mine.userId} ${theirs.cases[0]}`
  await other.context.notifications.publish('live_held', [text])
  expect(await stream.next()).toMatchObject({ data: { touched: [], gone: [theirs.cases[0]] } })
})

test('what one user holds is not watched for the stream of another, whichever process is told', async () => {
  const { stream, connectionId } = await listen(world.origin, mine)
  const [own = ''] = mine.cases
  const [foreign = ''] = theirs.cases
  expect((await hold(other.origin, connectionId, theirs, [foreign])).status).toBe(200)
  await write(foreign, { Comments: 'Nothing of theirs.' })
  await write(own, { Comments: 'Something of mine.' })
  expect(await stream.next()).toMatchObject({ data: { touched: [{ id: own }], gone: [] } })
})

test('streams end when notifications may have been missed, and another serves as before', async () => {
  const { stream } = await listen(world.origin, mine)
  const { rowCount } = await other.context.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen "%'`,
  )
  expect(rowCount).toBe(2)
  expect(await stream.next()).toBeNull()
  await expect.poll(() => world.context.notifications.isListening()).toBe(true)
  const again = await listen(world.origin, mine)
  const [own = ''] = mine.cases
  await hold(other.origin, again.connectionId, mine, [own])
  await write(own, { Comments: 'Heard again.' })
  expect(await again.stream.next()).toMatchObject({ data: { touched: [{ id: own }] } })
})

test('who is switched off in one process has no stream in another', async () => {
  const { stream } = await listen(world.origin, theirs)
  const { engine, systemViewer } = other.context
  await engine.updateRecord(systemViewer, theirs.userId, { fields: { IsActive: false } })
  expect(await stream.next()).toMatchObject({ event: 'signed-out' })
  expect(await stream.next()).toBeNull()
})

test('who is switched off is told nothing more, however late the notification of it is', async () => {
  const { stream } = await listen(world.origin, switchedOff)
  const { engine, systemViewer, pool } = other.context
  const notify = (verb: 'disable' | 'enable') =>
    pool.query(`alter table record."User" ${verb} trigger user_changed;
      alter table identity.session ${verb} trigger session_ended`)
  await notify('disable')
  await engine.updateRecord(systemViewer, switchedOff.userId, { fields: { IsActive: false } })
  expect(await stream.next()).toMatchObject({ event: 'signed-out' })
  expect(await stream.next()).toBeNull()
  await notify('enable')
})

test('a change costs as many statements for two hundred streams as for one', async () => {
  const people = customers.filter((person) => person !== theirs && person !== switchedOff)
  const open = async (person: Person) => (await listen(world.origin, person)).stream
  const staff = { ...mine, token: await world.tokenOf('admin@example.com') }
  const all = [await open(mine), await open(staff)]
  const [own = ''] = mine.cases
  const change = async (comments: string) => {
    const statements = countStatements(world)
    await write(own, { Comments: comments })
    const reached = all.slice(0, 2)
    for (const stream of reached) {
      expect(await stream.next()).toMatchObject({ data: { touched: [{ id: own }] } })
    }
    return statements.stop()
  }
  const few = await change('For two.')
  for (let count = 0; count < 9; count += 1) {
    for (const person of people) if (person !== mine) all.push(await open(person))
  }
  expect(all.length).toBeGreaterThan(150)
  const many = await change('For all of them.')
  expect(many.filter((text) => !/feed\.change_event/.test(text))).toHaveLength(1)
  expect(few.filter((text) => !/feed\.change_event/.test(text))).toHaveLength(1)
}, 60_000)

async function listen(origin: string, { token }: Pick<Person, 'token'>) {
  const stream = await openEventStream(origin, token)
  streams.push(stream)
  const hello = await stream.next()
  if (hello === null) throw new TypeError('The stream ended before its hello.')
  return { stream, connectionId: (hello.data as { readonly connectionId: string }).connectionId }
}

async function hold(origin: string, connectionId: string, { token }: Person, ids: readonly string[]) {
  const answer = await fetch(`${origin}/live/${connectionId}/held`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ records: ids.map((id) => ({ id, weakEtag: 1 })), since: null }),
  })
  return { status: answer.status, body: (await answer.json()) as { readonly gone: readonly string[] } }
}

/** Writes in the other process. */
async function write(recordId: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  await other.context.engine.updateRecord(other.context.systemViewer, recordId, { fields })
}

/** Counts the statements that the streams' server sends to the database from now on. */
function countStatements({ context: { pool } }: TestWorld) {
  const texts: string[] = []
  const query = pool.query.bind(pool) as (...parts: readonly unknown[]) => unknown
  pool.query = ((...parts: readonly unknown[]) => {
    const [statement] = parts
    texts.push(typeof statement === 'string' ? statement : (statement as { readonly text: string }).text)
    return query(...parts)
  }) as typeof pool.query
  return {
    stop: () => {
      pool.query = query as typeof pool.query
      return texts
    },
  }
}
