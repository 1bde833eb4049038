import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openWebhookBench, signs, type WebhookBench } from '../../../testing/webhook-bench'
import { addSubscription, replaceSecret } from './subscriptions'

const advisor = 'advisor.first@example.com'
const hour = 60 * 60_000

let on: WebhookBench
/** Contacts of the advisor's brand, and one of another. */
let contacts: readonly string[] = []
let otherContact = ''

beforeAll(async () => {
  on = await openWebhookBench()
  contacts = await on.contactsOf('first')
  otherContact = (await on.contactsOf('second'))[0] ?? ''
})
afterEach(() => on.reset())
afterAll(() => on.close())

describe('a receiver', () => {
  it('is told to read everything, and then what its user may see: which record and fields, and no value', async () => {
    await on.subscribed(advisor)
    const [id = ''] = contacts
    const value = await on.change(id)
    await on.change(otherContact)
    const renamed = await on.change(id, 'LastName')
    await on.runUntil(() => on.changes().length >= 2)
    const about = { objectApiName: 'Contact', recordId: id, changeType: 'updated', at: expect.any(String) }
    expect(on.changes()).toEqual([
      { ...about, id: expect.any(String), fields: ['MobilePhone'] },
      { ...about, id: expect.any(String), fields: expect.arrayContaining(['LastName']) },
    ])
    const sent = JSON.stringify(on.taken)
    for (const hidden of [value, otherContact, renamed]) expect(sent).not.toContain(hidden)
  })

  it('is told of the objects that it asked for alone', async () => {
    await on.subscribed(advisor, ['Account'])
    const [id = ''] = contacts
    await on.change(id)
    const { engine, pool, systemViewer } = on.bench.world.context
    const { rows } = await pool.query<{ id: string }>(
      'select "Id" as id from record."Account" where "ContactId" = $1 limit 1',
      [id],
    )
    const accountId = rows[0]?.id ?? ''
    await engine.updateRecord(systemViewer, accountId, { fields: { Name: 'Renamed' } })
    await on.runUntil(() => on.changes().length > 0)
    expect(new Set(on.changes().map(({ objectApiName }) => objectApiName))).toEqual(new Set(['Account']))
  })

  it.each([
    ['fails', 'http500', (response: ServerResponse) => response.writeHead(500).end()],
    [
      'redirects',
      'http302',
      (response: ServerResponse) => response.writeHead(302, { location: on.url }).end(),
    ],
    ['is too slow', 'timeout', () => undefined],
    ['hangs up', 'ECONNRESET', (response: ServerResponse) => response.socket?.destroy()],
  ])(
    'that %s is asked again, and has everything once it is well, in order',
    async (_how, failure, misbehave) => {
      const { id } = await on.subscribed(advisor)
      on.behave((_request, response) => misbehave(response))
      const [first = '', second = ''] = contacts
      await on.change(first)
      await on.change(second)
      await on.runUntil(() => on.asked.length >= 2)
      expect(on.taken).toEqual([])
      expect(await on.stateOf(id)).toMatchObject({ isStopped: false, lastFailure: failure })
      on.behave(null)
      await on.change(first, 'LastName')
      await on.runUntil(() => on.changes().length >= 3)
      expect(on.changes().map(({ recordId }) => recordId)).toEqual([first, second, first])
      // The same event has the same id each time that it is sent.
      expect(on.changes(on.asked)[0]?.id).toBe(on.changes()[0]?.id)
      expect(await on.stateOf(id)).toMatchObject({ failures: 0, failingSince: null, lastFailure: null })
    },
  )

  it('that fails waits longer each time, up to fifteen minutes', async () => {
    const { id } = await on.subscribed(advisor)
    on.behave((_request, response) => response.writeHead(503).end())
    await on.change(contacts[0] ?? '')
    await on.runUntil(() => on.asked.length > 0)
    const waits: number[] = []
    for (let tries = 0; tries < 10; tries += 1) {
      const dueAt = Date.parse((await on.stateOf(id))?.dueAt ?? '')
      const wait = dueAt - on.bench.world.context.now().getTime()
      waits.push(wait / 1_000)
      on.bench.world.advance(wait)
      await on.run()
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900])
  })

  it('that never answers holds up no other', async () => {
    await on.subscribed(advisor)
    const userId = await on.userIdOf(advisor)
    const silent = { name: 'Silent', userId, url: on.url.replace('/changes', '/silent'), objectApiNames: [] }
    await addSubscription(on.store(), silent)
    on.behave((request, response, got) => {
      if (request.url === '/silent') return
      on.taken.push(got)
      response.end()
    })
    await on.change(contacts[0] ?? '')
    await on.runUntil(() => on.changes().length > 0)
  })

  it('has each record’s changes in their order and each once, of two runs at the same time', async () => {
    await on.subscribed(advisor)
    let hits = 0
    on.behave((_request, response, got) => {
      hits += 1
      if (hits % 3 === 0) return response.writeHead(500).end()
      on.taken.push(got)
      return response.end()
    })
    for (let round = 0; round < 60; round += 1) {
      await Promise.all(contacts.map((id) => on.change(id, round % 2 === 0 ? 'MobilePhone' : 'LastName')))
    }
    await on.runUntil(async () => {
      await Promise.all([on.run(), on.run()])
      return on.changes().length >= 60 * contacts.length
    })
    const all = on.changes()
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const id of contacts) {
      const fields = all
        .filter(({ recordId }) => recordId === id)
        .map((each) => each.fields.includes('LastName'))
      expect(fields).toEqual(Array.from({ length: 60 }, (_, round) => round % 2 === 1))
    }
    expect(Math.max(...on.taken.map((each) => each.events.length))).toBeLessThanOrEqual(200)
  })
})

describe('a secret', () => {
  it('signs with its successor for a day, and then no more', async () => {
    const { id, secret } = await on.subscribed(advisor)
    await on.change(contacts[0] ?? '')
    await on.runUntil(() => on.changes().length === 1)
    expect(on.taken.every((each) => signs(secret, each))).toBe(true)
    const replaced = await replaceSecret(on.store(), id, { atOnce: false })
    expect(replaced).not.toBe(secret)
    await expect(replaceSecret(on.store(), id, { atOnce: false })).rejects.toThrow('less than a day ago')
    on.taken.length = 0
    await on.change(contacts[0] ?? '')
    await on.runUntil(() => on.changes().length === 1)
    expect(on.taken.every((each) => signs(secret, each) && signs(replaced, each))).toBe(true)
    on.bench.world.advance(24 * hour)
    on.taken.length = 0
    await on.change(contacts[0] ?? '')
    await on.runUntil(() => on.changes().length === 1)
    expect(on.taken.map((each) => [signs(secret, each), signs(replaced, each)])).toEqual([[false, true]])
  })

  it('that leaked is replaced at once; none is stored in clear', async () => {
    const { id, secret } = await on.subscribed(advisor)
    await replaceSecret(on.store(), id, { atOnce: false })
    const last = await replaceSecret(on.store(), id, { atOnce: true })
    await on.change(contacts[0] ?? '')
    await on.runUntil(() => on.changes().length === 1)
    expect(on.taken.map((each) => [signs(secret, each), signs(last, each)])).toEqual([[false, true]])
    const { rows } = await on.bench.world.context.pool.query('select * from webhooks.subscription')
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(last).toString('hex'))
    expect(JSON.stringify(rows)).not.toContain(last)
    await expect(replaceSecret(on.store(), 'unknown', { atOnce: true })).rejects.toMatchObject({
      key: 'notFound',
    })
  })
})
