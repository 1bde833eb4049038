import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { purgeChanges } from '@porchlight/record-engine'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../../../testing/call-as'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import type { WebhookEvent } from './delivery-state'
import {
  addSubscription,
  enableSubscription,
  listSubscriptions,
  removeSubscription,
  replaceSecret,
  type SubscriptionStore,
} from './subscriptions'

const advisor = 'advisor.first@example.com'
const admin = 'admin@example.com'
const minute = 60_000
const hour = 60 * minute

interface Taken {
  readonly body: string
  readonly signature: string
  readonly events: readonly WebhookEvent[]
}

let bench: MethodBench
let receiver: Server
let url = ''
/** What the receiver does; null for taking what comes. */
let behave: ((request: IncomingMessage, response: ServerResponse) => void) | null = null
/** What the receiver was asked to take, and what it took. */
const asked: Taken[] = []
const taken: Taken[] = []
/** Contacts of the first brand, and one of another. */
let contacts: readonly string[] = []
let otherContact = ''

beforeAll(async () => {
  bench = await openMethodBench()
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const signature = String(request.headers['porchlight-signature'])
    const got = { body, signature, events: JSON.parse(body).events }
    asked.push(got)
    if (behave !== null) return behave(request, response)
    taken.push(got)
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/changes`
  const ids = async (brand: string) =>
    (
      await bench.world.context.pool.query<{ id: string }>(
        'select "Id" as id from record."Contact" where "Customer_Brand__c" = $1 order by 1 limit 5',
        [brand],
      )
    ).rows.map(({ id }) => id)
  contacts = await ids('first')
  otherContact = (await ids('second'))[0] ?? ''
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await bench.close()
})
beforeEach(() => {
  behave = null
  asked.length = 0
  taken.length = 0
})
afterEach(async () => {
  const { pool } = bench.world.context
  for (const { id } of await listSubscriptions(pool)) await removeSubscription(pool, id)
  await pool.query('delete from graphile_worker._private_jobs')
})

const storeNow = (): SubscriptionStore => ({
  connection: bench.world.context.pool,
  box: bench.world.context.webhookSecrets,
  newSecret: () => randomBytes(32).toString('base64url'),
  now: bench.world.context.now(),
})

async function userIdOf(username: string): Promise<string> {
  const { rows } = await bench.world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."User" where "Username" = $1',
    [username],
  )
  return rows[0]?.id ?? ''
}

async function subscribe(username = advisor, objectApiNames: readonly string[] = ['Contact']) {
  const userId = await userIdOf(username)
  return addSubscription(storeNow(), { name: 'Warehouse', userId, url, objectApiNames })
}

async function run(): Promise<void> {
  bench.waiting.push({ jobName: 'deliver-webhooks', payload: {} })
  await bench.runJobs()
}

const events = (of: readonly Taken[] = taken) => of.flatMap((each) => each.events)
const changesOf = (of: readonly Taken[] = taken) =>
  events(of).flatMap((event) => (event.changeType === 'readAfresh' ? [] : [event]))

/** Runs every minute until it holds: other transactions of the database server hold changes back for a moment. */
async function runUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    await run()
    if (await holds()) return
    bench.world.advance(minute)
    await pause(20)
  }
  expect.fail(`It never came: ${JSON.stringify(events())}`)
}

/** Subscribes, and lets the first event be taken. */
async function subscribed(...subscription: Parameters<typeof subscribe>) {
  const made = await subscribe(...subscription)
  await runUntil(() => taken.length > 0)
  expect(events()).toMatchObject([{ changeType: 'readAfresh', reason: 'begins' }])
  taken.length = 0
  asked.length = 0
  return made
}

let number = 0
/** Changes a contact; gives the value that no receiver may be sent. */
async function change(id: string, field = 'MobilePhone'): Promise<string> {
  number += 1
  const value =
    field === 'MobilePhone' ? `(713) 555-01${String(number % 100).padStart(2, '0')}` : `x${number}`
  const { engine, systemViewer } = bench.world.context
  await engine.updateRecord(systemViewer, id, { fields: { [field]: value } })
  return value
}

const stateOf = async (id: string) =>
  (await listSubscriptions(bench.world.context.pool)).find((each) => each.id === id)

/** Whether `secret` made one of the digests of a signature. */
const signs = (secret: string, { body, signature }: Taken) => {
  const seconds = /^t=(\d+),/.exec(signature)?.[1] ?? ''
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return signature.split(',').includes(`v1=${digest}`)
}

describe('a receiver', () => {
  it('is told to read everything, and then what its user may see: which record and fields, and no value', async () => {
    await subscribed()
    const [id = ''] = contacts
    const value = await change(id)
    await change(otherContact)
    await change(id, 'LastName')
    await runUntil(() => changesOf().length >= 2)
    const about = { objectApiName: 'Contact', recordId: id, changeType: 'updated', at: expect.any(String) }
    expect(changesOf()).toEqual([
      { ...about, id: expect.any(String), fields: ['MobilePhone'] },
      { ...about, id: expect.any(String), fields: expect.arrayContaining(['LastName']) },
    ])
    const sent = JSON.stringify(taken)
    for (const hidden of [value, otherContact, `x${number}`]) expect(sent).not.toContain(hidden)
  })

  it('is told of the objects that it asked for alone', async () => {
    await subscribed(advisor, ['Account'])
    const [id = ''] = contacts
    await change(id)
    const { engine, pool, systemViewer } = bench.world.context
    const { rows } = await pool.query<{ id: string }>(
      'select "Id" as id from record."Account" where "ContactId" = $1 limit 1',
      [id],
    )
    const accountId = rows[0]?.id ?? ''
    await engine.updateRecord(systemViewer, accountId, { fields: { Name: 'Renamed' } })
    await runUntil(() => changesOf().length > 0)
    expect(new Set(changesOf().map(({ objectApiName }) => objectApiName))).toEqual(new Set(['Account']))
  })

  it.each([
    ['fails', 'http500', (response: ServerResponse) => response.writeHead(500).end()],
    ['redirects', 'http302', (response: ServerResponse) => response.writeHead(302, { location: url }).end()],
    ['is too slow', 'timeout', () => undefined],
    ['hangs up', 'ECONNRESET', (response: ServerResponse) => response.socket?.destroy()],
  ])(
    'that %s is asked again, and has everything once it is well, in order',
    async (_how, failure, misbehave) => {
      const { id } = await subscribed()
      behave = (_request, response) => misbehave(response)
      const [first = '', second = ''] = contacts
      await change(first)
      await change(second)
      await runUntil(() => asked.length >= 2)
      expect(taken).toEqual([])
      expect(await stateOf(id)).toMatchObject({ isStopped: false, lastFailure: failure })
      behave = null
      await change(first, 'LastName')
      await runUntil(() => changesOf().length >= 3)
      expect(changesOf().map(({ recordId }) => recordId)).toEqual([first, second, first])
      // The same event has the same id each time that it is sent.
      expect(changesOf(asked)[0]?.id).toBe(changesOf()[0]?.id)
      expect(await stateOf(id)).toMatchObject({ failures: 0, failingSince: null, lastFailure: null })
    },
  )

  it('that fails waits longer each time, up to fifteen minutes', async () => {
    const { id } = await subscribed()
    behave = (_request, response) => response.writeHead(503).end()
    await change(contacts[0] ?? '')
    await runUntil(() => asked.length > 0)
    const waits: number[] = []
    for (let tries = 0; tries < 10; tries += 1) {
      const dueAt = Date.parse((await stateOf(id))?.dueAt ?? '')
      const wait = dueAt - bench.world.context.now().getTime()
      waits.push(wait / 1_000)
      bench.world.advance(wait)
      await run()
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900])
  })

  it('that never answers holds up no other', async () => {
    await subscribed()
    const { port } = receiver.address() as AddressInfo
    const userId = await userIdOf(advisor)
    const silent = { name: 'Silent', userId, url: `http://127.0.0.1:${port}/silent`, objectApiNames: [] }
    await addSubscription(storeNow(), silent)
    behave = (request, response) => {
      if (request.url === '/silent') return
      taken.push(asked.at(-1) as Taken)
      response.end()
    }
    await change(contacts[0] ?? '')
    await runUntil(() => changesOf().length > 0)
  })

  it('has each record’s changes in their order and each once, of two runs at the same time', async () => {
    await subscribed()
    let hits = 0
    behave = (_request, response) => {
      hits += 1
      if (hits % 3 === 0) return response.writeHead(500).end()
      taken.push(asked.at(-1) as Taken)
      return response.end()
    }
    for (let round = 0; round < 60; round += 1) {
      await Promise.all(contacts.map((id) => change(id, round % 2 === 0 ? 'MobilePhone' : 'LastName')))
    }
    await runUntil(async () => {
      await Promise.all([run(), run()])
      return changesOf().length >= 60 * contacts.length
    })
    const all = changesOf()
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const id of contacts) {
      const fields = all
        .filter(({ recordId }) => recordId === id)
        .map((each) => each.fields.includes('LastName'))
      expect(fields).toEqual(Array.from({ length: 60 }, (_, round) => round % 2 === 1))
    }
    expect(Math.max(...taken.map((each) => each.events.length))).toBeLessThanOrEqual(200)
  })
})

describe('a secret', () => {
  it('signs with its successor for a day, and then no more', async () => {
    const { id, secret } = await subscribed()
    await change(contacts[0] ?? '')
    await runUntil(() => changesOf().length === 1)
    expect(taken.every((each) => signs(secret, each))).toBe(true)
    const replaced = (await replaceSecret(storeNow(), id, { atOnce: false })) ?? ''
    expect(replaced).not.toBe(secret)
    await expect(replaceSecret(storeNow(), id, { atOnce: false })).rejects.toThrow('less than a day ago')
    taken.length = 0
    await change(contacts[0] ?? '')
    await runUntil(() => changesOf().length === 1)
    expect(taken.every((each) => signs(secret, each) && signs(replaced, each))).toBe(true)
    bench.world.advance(24 * hour)
    taken.length = 0
    await change(contacts[0] ?? '')
    await runUntil(() => changesOf().length === 1)
    expect(taken.map((each) => [signs(secret, each), signs(replaced, each)])).toEqual([[false, true]])
  })

  it('that leaked is replaced at once; none is stored in clear', async () => {
    const { id, secret } = await subscribed()
    await replaceSecret(storeNow(), id, { atOnce: false })
    const last = (await replaceSecret(storeNow(), id, { atOnce: true })) ?? ''
    await change(contacts[0] ?? '')
    await runUntil(() => changesOf().length === 1)
    expect(taken.map((each) => [signs(secret, each), signs(last, each)])).toEqual([[false, true]])
    const { rows } = await bench.world.context.pool.query('select * from webhooks.subscription')
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(last).toString('hex'))
    expect(JSON.stringify(rows)).not.toContain(last)
    expect(await replaceSecret(storeNow(), 'unknown', { atOnce: true })).toBeNull()
  })
})

describe('a receiver that is dead', () => {
  it('is switched off after three days and shown; on again, it goes on where it was', async () => {
    const { id } = await subscribed()
    behave = (_request, response) => response.writeHead(500).end()
    await change(contacts[0] ?? '')
    await runUntil(() => asked.length > 0)
    bench.world.advance(71 * hour)
    await run()
    expect((await stateOf(id))?.isStopped).toBe(false)
    const failing = callAs(() => bench.world, 'CustomerPortalOperationsController')
    const shown = async () =>
      (await failing('failedMessages', admin)).body.messages.filter((each: { key: string }) =>
        each.key.startsWith('webhook'),
      )
    expect(await shown()).toMatchObject([{ kind: 'webhookWaits', what: 'Warehouse', code: 'http500' }])
    bench.world.advance(hour)
    await run()
    expect(await stateOf(id)).toMatchObject({ isStopped: true, lastFailure: 'http500' })
    expect(await shown()).toMatchObject([{ kind: 'webhookStopped', what: 'Warehouse', code: 'http500' }])
    expect((await failing('failedMessages', advisor)).status).toBe(404)
    expect(bench.alarms.at(-1)).toContain('webhooks.stopped')
    const mails = await sendMails()
    expect(mails.map(({ to }) => to)).toEqual([admin])
    expect(mails[0]?.text).toContain('Warehouse')
    expect(mails[0]?.text).toContain('accepted nothing for three days')
    const before = asked.length
    await change(contacts[1] ?? '')
    bench.world.advance(hour)
    await run()
    expect(asked.length).toBe(before)
    behave = null
    expect(await enableSubscription(bench.world.context.pool, id, bench.world.context.now())).toBe(true)
    await runUntil(() => changesOf().length >= 2)
    expect(changesOf().map(({ recordId }) => recordId)).toEqual([contacts[0], contacts[1]])
  })

  it('longer than changes are stored is told that some are gone', async () => {
    const { id } = await subscribed()
    const { context } = bench.world
    await context.pool.query('update webhooks.subscription set is_stopped = true where id = $1', [id])
    await change(contacts[0] ?? '')
    bench.world.advance(31 * 24 * hour)
    await expect.poll(() => purgeChanges(context.pool, context.now()), { timeout: 30_000 }).toBeGreaterThan(0)
    await enableSubscription(context.pool, id, context.now())
    await runUntil(() => taken.length > 0)
    expect(events()).toMatchObject([{ changeType: 'readAfresh', reason: 'changesExpired' }])
    taken.length = 0
    await change(contacts[0] ?? '')
    await runUntil(() => changesOf().length > 0)
    expect(events().map(({ changeType }) => changeType)).toEqual(['updated'])
  })
})

describe('a user', () => {
  it('whose rights change has the receiver read afresh, and hear of what it may see by then', async () => {
    const username = 'advisor.second@example.com'
    await subscribed(username)
    const { engine, systemViewer } = bench.world.context
    const userId = await userIdOf(username)
    await change(otherContact)
    await engine.updateRecord(systemViewer, userId, { fields: { Served_Brand__c: 'third' } })
    try {
      await change(otherContact)
      await runUntil(() => taken.length > 0)
      bench.world.advance(minute)
      await run()
      expect(events()).toMatchObject([{ changeType: 'readAfresh', reason: 'rightsChanged' }])
    } finally {
      await engine.updateRecord(systemViewer, userId, { fields: { Served_Brand__c: 'second' } })
    }
  })

  it('who may no longer sign in ends it: nothing is sent, and administrators are told', async () => {
    const username = 'advisor.third@example.com'
    const { id } = await subscribed(username)
    const { engine, pool, systemViewer } = bench.world.context
    const userId = await userIdOf(username)
    const { rows } = await pool.query<{ id: string }>(
      `select "Id" as id from record."Contact" where "Customer_Brand__c" = 'third' limit 1`,
    )
    await change(rows[0]?.id ?? '')
    await engine.updateRecord(systemViewer, userId, { fields: { IsActive: false } })
    try {
      bench.world.advance(minute)
      await run()
      expect([asked, await stateOf(id)]).toMatchObject([[], { isStopped: true, lastFailure: 'userGone' }])
      expect((await sendMails())[0]?.text).toContain('can no longer sign in')
    } finally {
      await engine.updateRecord(systemViewer, userId, { fields: { IsActive: true } })
    }
  })
})

/** Sends the mails that wait in the queue, and gives them. */
async function sendMails() {
  const { rows } = await bench.world.context.pool.query<{ payload: { userId: string } }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'send-webhook-stopped' returning j.payload`,
  )
  for (const { payload } of rows) bench.waiting.push({ jobName: 'send-webhook-stopped', payload })
  return bench.runJobs()
}
