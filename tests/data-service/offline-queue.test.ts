import { randomUUID } from 'node:crypto'
import {
  createDataService,
  type DraftPlace,
  type FetchResponse,
  type NetworkAdapter,
  OfflineQueue,
  type QueuedWrite,
  type ResourceRequest,
} from '@porchlight/data-service'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import * as client from '@porchlight/ui-api/client'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoFixtureWorld, openFixtureWorld } from './demo-fixture-world'
import { useWaiting, writeTwo } from './guide/offline'
import { openClient } from './in-process-client'

let world: TestWorld
let demo: DemoFixtureWorld
let token: string

beforeAll(async () => {
  world = await createTestWorld()
  demo = await openFixtureWorld(world)
  token = await world.tokenOf('admin@example.com')
}, 120_000)

afterAll(async () => {
  await world.close()
})

/** What the network does with a request: forward it, lose it, or lose its response. */
type Line = 'up' | 'down' | 'loses answers'

const noAnswer: FetchResponse = {
  status: 0,
  statusText: 'NetworkError',
  ok: false,
  headers: {},
  body: undefined,
  errorType: 'networkAdapterError',
}

/** Creates a store in memory, which outlives the tabs using it. */
function makePlace(): DraftPlace {
  const held = new Map<string, QueuedWrite>()
  return {
    all: async (owner) =>
      [...held].filter(([key]) => key.startsWith(`${owner} `)).map(([, write]) => structuredClone(write)),
    async change(owner, { put, remove }) {
      for (const write of put) held.set(`${owner} ${write.id}`, structuredClone(write))
      for (const id of remove) held.delete(`${owner} ${id}`)
    },
  }
}

/** Opens a tab with an offline queue on a store, over a connection that can be cut. */
function openTab(place: DraftPlace, userId = 'user', as = token) {
  const state: { line: Line; before: (request: ResourceRequest) => Promise<void> } = {
    line: 'up',
    before: async () => undefined,
  }
  const sent = openClient(world, as).network
  const network: NetworkAdapter = async (request) => {
    if (state.line === 'down') return noAnswer
    await state.before(request)
    const answer = await sent(request)
    return state.line === 'up' ? answer : noAnswer
  }
  const connection = new EventTarget()
  const told: string[] = []
  const offline = new OfflineQueue({
    place,
    userId,
    network,
    now: () => Date.now(),
    makeId: randomUUID,
    connection,
    after: () => () => undefined,
    onSent: (recordId) => told.push(recordId),
  })
  const dataService = createDataService({ network, now: () => Date.now(), offline })
  return { state, offline, dataService, told, kill: () => offline.close() }
}

async function shownName(tab: ReturnType<typeof openTab>, recordId: string): Promise<unknown> {
  const snapshot = await tab.dataService.read(client.getRecord, { recordId, fields: ['Contact.MobilePhone'] })
  return 'data' in snapshot ? snapshot.data.fields.MobilePhone?.value : snapshot.state
}

const change = (Id: string, MobilePhone: string) => ({ fields: { Id, MobilePhone } })

async function casesNamed(subject: string): Promise<readonly string[]> {
  const { rows } = await world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."Case" where "Subject" = $1',
    [subject],
  )
  return rows.map(({ id }) => id)
}

test('a write on a cut line is shown, waits, outlives its tab and is made once the line is back', async () => {
  const place = makePlace()
  const recordId = demo.own('Contact')
  const tab = openTab(place)
  await shownName(tab, recordId)
  tab.state.line = 'down'
  const queued: string[] = []
  const result = await tab.dataService.write(client.updateRecord, change(recordId, '(713) 555-0131'), {
    onQueued: (write) => queued.push(write.recordId),
  })
  expect([result, queued]).toEqual([null, [recordId]])
  expect(await shownName(tab, recordId)).toBe('(713) 555-0131')
  expect(tab.offline.list()).toMatchObject([{ adapter: 'updateRecord', apiName: 'Contact', tries: 1 }])
  tab.kill()

  const next = openTab(place)
  await next.offline.replay()
  expect(next.offline.list()).toEqual([])
  expect(next.told).toEqual([recordId])
  expect(await shownName(next, recordId)).toBe('(713) 555-0131')
})

test('a write whose answer was lost is made once, whoever sends it again', async () => {
  const place = makePlace()
  const tab = openTab(place)
  tab.state.line = 'loses answers'
  const Subject = `Lost answer ${randomUUID()}`
  await tab.dataService.write(client.createRecord, {
    apiName: 'Case',
    fields: { Subject, Description: 'Once.', ContactId: demo.own('Contact') },
  })
  expect(await casesNamed(Subject)).toHaveLength(1)
  tab.kill()
  const tabs = [openTab(place), openTab(place)]
  await Promise.all(tabs.map(({ offline }) => offline.replay()))
  expect(await casesNamed(Subject)).toHaveLength(1)
  expect(tabs.map(({ offline }) => offline.list())).toEqual([[], []])
  const [made, ...others] = await place.all('user')
  expect([made, others]).toMatchObject([
    { madeAs: expect.any(String), fields: {}, request: { body: null } },
    [],
  ])
})

test('records that name one that is yet to be made wait for it, and name it once it is there', async () => {
  const place = makePlace()
  const tab = openTab(place)
  tab.state.line = 'down'
  const Subject = `Made offline ${randomUUID()}`
  let draftId = ''
  await tab.dataService.write(
    client.createRecord,
    { apiName: 'Case', fields: { Subject, Description: 'First.', ContactId: demo.own('Contact') } },
    {
      onQueued: ({ recordId }) => {
        draftId = recordId
      },
    },
  )
  await tab.dataService.write(client.createRecord, {
    apiName: 'CaseComment',
    fields: { ParentId: draftId, CommentBody: `About ${Subject}`, Author__c: 'Advisor' },
  })
  await tab.dataService.write(client.updateRecord, { fields: { Id: draftId, Priority: 'High' } })
  expect(tab.offline.list().map(({ kind }) => kind)).toEqual(['create', 'create', 'update'])
  tab.kill()

  const next = openTab(place)
  await next.offline.replay()
  expect(next.offline.list().map(({ error }) => error)).toEqual([])
  const [caseId] = await casesNamed(Subject)
  const { rows } = await world.context.pool.query(
    'select "ParentId" as parent from record."CaseComment" where "CommentBody" = $1',
    [`About ${Subject}`],
  )
  expect(rows).toEqual([{ parent: caseId }])
})

test('the example of the guide writes a message and its reply, with a network and without', async () => {
  const customer = await world.tokenOf('dana.whitcombe@example.com')
  for (const line of ['up', 'down'] as const) {
    const tab = openTab(makePlace(), 'user', customer)
    tab.state.line = line
    const subject = `Guide ${line} ${randomUUID()}`
    await writeTwo(tab, demo.own('Contact'), subject)
    tab.state.line = 'up'
    await tab.offline.replay()
    expect(tab.offline.list()).toEqual([])
    const { rows } = await world.context.pool.query(
      `select c."CommentBody" as words from record."CaseComment" c join record."Case" m on m."Id" = c."ParentId"
       where m."Subject" = $1 and c."CommentBody" = 'It is worse today.'`,
      [subject],
    )
    expect(rows).toHaveLength(1)
  }
})

test('a component shows what waits', async () => {
  const tab = openTab(makePlace())
  const Waiting = () => useWaiting(tab.offline).map(({ adapter }) => adapter)
  expect(renderToString(createElement(Waiting))).toBe('')
  tab.state.line = 'down'
  await tab.dataService.write(client.updateRecord, change(demo.own('Contact'), '(713) 555-0136'))
  expect(renderToString(createElement(Waiting))).toBe('updateRecord')
})

test('two changes of one record do not conflict with each other', async () => {
  const tab = openTab(makePlace())
  const recordId = demo.own('Contact')
  await shownName(tab, recordId)
  tab.state.line = 'down'
  await tab.dataService.write(client.updateRecord, change(recordId, '(713) 555-0132'))
  await tab.dataService.write(client.updateRecord, change(recordId, '(713) 555-0133'))
  tab.state.line = 'up'
  await tab.offline.replay()
  expect(tab.offline.list()).toEqual([])
  expect(await shownName(tab, recordId)).toBe('(713) 555-0133')
})

test('a change of a record that others changed waits with both versions, until somebody decides', async () => {
  const recordId = demo.own('Contact')
  const other = openClient(world, token).dataService
  for (const [number, decide] of (['retry', 'discard'] as const).entries()) {
    const [before, theirs, mine] = [1, 2, 3].map((last) => `(713) 555-01${number + 5}${last}`)
    await other.write(client.updateRecord, change(recordId, before ?? ''))
    const tab = openTab(makePlace())
    await shownName(tab, recordId)
    tab.state.line = 'down'
    await tab.dataService.write(client.updateRecord, change(recordId, mine ?? ''))
    await other.write(client.updateRecord, change(recordId, theirs ?? ''))
    tab.state.line = 'up'
    await tab.offline.replay()
    const [waiting] = tab.offline.list()
    expect(waiting).toMatchObject({
      fields: { MobilePhone: mine },
      conflict: { theirs: { MobilePhone: theirs } },
    })
    await tab.offline[decide](waiting?.id ?? '')
    expect(tab.offline.list()).toEqual([])
    expect(await shownName(tab, recordId)).toBe(decide === 'retry' ? mine : theirs)
    const kept = await other.refresh(client.getRecord, { recordId, fields: ['Contact.MobilePhone'] })
    expect('data' in kept ? kept.data.fields.MobilePhone?.value : kept).toBe(
      decide === 'retry' ? mine : theirs,
    )
  }
})

test('what the server refuses stays with its reason and holds up nothing else; discarding takes what hangs on it', async () => {
  const tab = openTab(makePlace())
  tab.state.line = 'down'
  let draftId = ''
  await tab.dataService.write(
    client.createRecord,
    { apiName: 'Case', fields: { Nothing__c: 'x' } },
    {
      onQueued: ({ recordId }) => {
        draftId = recordId
      },
    },
  )
  await tab.dataService.write(client.createRecord, {
    apiName: 'CaseComment',
    fields: { ParentId: draftId, CommentBody: 'Never' },
  })
  await tab.dataService.write(client.updateRecord, change(demo.own('Contact'), '(713) 555-0134'))
  tab.state.line = 'up'
  await tab.offline.replay()
  expect(tab.offline.list()).toMatchObject([{ error: { status: 400 } }, { error: null, tries: 0 }])
  await tab.offline.discard(tab.offline.list()[0]?.id ?? '')
  expect(tab.offline.list()).toEqual([])
})

test('a write that is retried while others are being sent goes after them', async () => {
  const tab = openTab(makePlace())
  const [refused, slow] = ['Retried', 'Slow'].map((subject) => `${subject} ${randomUUID()}`)
  const openCase = (Subject: string | undefined, more: object) =>
    tab.dataService.write(client.createRecord, {
      apiName: 'Case',
      fields: { Subject: Subject ?? '', Description: 'x', ContactId: demo.own('Contact'), ...more },
    })
  tab.state.line = 'down'
  await openCase(refused, { Nothing__c: 'x' })
  await openCase(slow, {})
  tab.state.line = 'up'
  let ends = () => {}
  const isLate = new Promise<void>((resolve) => {
    ends = resolve
  })
  tab.state.before = async ({ body }) => {
    if (JSON.stringify(body).includes(slow ?? '')) await isLate
  }
  const sending = tab.offline.replay()
  await expect.poll(() => tab.offline.list()[0]?.error?.status).toBe(400)
  const [{ id = '', fields = {} } = {}] = tab.offline.list()
  const { Nothing__c: _, ...good } = fields
  const retrying = tab.offline.retry(id, good)
  ends()
  await Promise.all([sending, retrying])
  expect([tab.offline.list(), (await casesNamed(refused ?? '')).length]).toEqual([[], 1])
})

test('a tab of another user neither sees nor sends what waits', async () => {
  const place = makePlace()
  const tab = openTab(place)
  tab.state.line = 'down'
  await tab.dataService.write(client.updateRecord, change(demo.own('Contact'), '(713) 555-0135'))
  tab.kill()
  const next = openTab(place, 'somebody else')
  await next.offline.replay()
  expect(next.offline.list()).toEqual([])
  expect(await place.all('user')).toHaveLength(1)
})
