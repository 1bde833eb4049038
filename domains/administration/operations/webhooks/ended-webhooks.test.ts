import { purgeChanges } from '@porchlight/record-engine'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../testing/call-as'
import { readableFeed } from '../../../testing/readable-feed'
import { openWebhookBench, type WebhookBench } from '../../../testing/webhook-bench'
import { enableSubscription } from './subscriptions'

const advisor = 'advisor.first@example.com'
const admin = 'admin@example.com'
const minute = 60_000
const hour = 60 * minute

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

describe('a receiver that is dead', () => {
  it('is switched off after three days and shown; on again, it goes on where it was', async () => {
    const { id } = await on.subscribed(advisor)
    on.behave((_request, response) => response.writeHead(500).end())
    await on.change(contacts[0] ?? '')
    await on.runUntil(() => on.asked.length > 0)
    on.bench.world.advance(71 * hour)
    await on.run()
    expect((await on.stateOf(id))?.isStopped).toBe(false)
    const failing = callAs(() => on.bench.world, 'CustomerPortalOperationsController')
    const shown = async () =>
      (await failing('failedMessages', admin)).body.messages.filter((each: { key: string }) =>
        each.key.startsWith('webhook'),
      )
    expect(await shown()).toMatchObject([{ kind: 'webhookWaits', what: 'Warehouse', code: 'http500' }])
    on.bench.world.advance(hour)
    await on.run()
    expect(await on.stateOf(id)).toMatchObject({ isStopped: true, lastFailure: 'http500' })
    expect(await shown()).toMatchObject([{ kind: 'webhookStopped', what: 'Warehouse', code: 'http500' }])
    expect((await failing('failedMessages', advisor)).status).toBe(404)
    expect(on.bench.alarms.at(-1)).toContain('webhooks.stopped')
    const mails = await on.sendMails()
    expect(mails.map(({ to }) => to)).toEqual([admin])
    expect(mails[0]?.text).toContain('Warehouse')
    expect(mails[0]?.text).toContain('accepted nothing for three days')
    const before = on.asked.length
    await on.change(contacts[1] ?? '')
    on.bench.world.advance(hour)
    await on.run()
    expect(on.asked.length).toBe(before)
    on.behave(null)
    expect(await enableSubscription(on.bench.world.context.pool, id, on.bench.world.context.now())).toBe(true)
    await on.runUntil(() => on.changes().length >= 2)
    expect(on.changes().map(({ recordId }) => recordId)).toEqual([contacts[0], contacts[1]])
  })

  it('longer than changes are stored is told that some are gone', async () => {
    const { id } = await on.subscribed(advisor)
    const { context } = on.bench.world
    await context.pool.query('update webhooks.subscription set is_stopped = true where id = $1', [id])
    await on.change(contacts[0] ?? '')
    // What a transaction of another test hides is not purged with the rest.
    await readableFeed(context.pool)
    on.bench.world.advance(31 * 24 * hour)
    await expect.poll(() => purgeChanges(context.pool, context.now())).toBeGreaterThan(0)
    await enableSubscription(context.pool, id, context.now())
    await on.runUntil(() => on.taken.length > 0)
    expect(on.taken.flatMap((each) => each.events)).toMatchObject([
      { changeType: 'readAfresh', reason: 'changesExpired' },
    ])
    on.taken.length = 0
    await on.change(contacts[0] ?? '')
    await on.runUntil(() => on.changes().length > 0)
    expect(on.taken.flatMap((each) => each.events).map(({ changeType }) => changeType)).toEqual(['updated'])
  })
})

describe('a user', () => {
  it('whose rights change has the receiver read afresh, and hear of what it may see by then', async () => {
    const username = 'advisor.second@example.com'
    await on.subscribed(username)
    const { engine, systemViewer } = on.bench.world.context
    const userId = await on.userIdOf(username)
    await on.change(otherContact)
    await engine.updateRecord(systemViewer, userId, { fields: { Served_Brand__c: 'third' } })
    try {
      await on.change(otherContact)
      await on.runUntil(() => on.taken.length > 0)
      on.bench.world.advance(minute)
      await on.run()
      expect(on.taken.flatMap((each) => each.events)).toMatchObject([
        { changeType: 'readAfresh', reason: 'rightsChanged' },
      ])
    } finally {
      await engine.updateRecord(systemViewer, userId, { fields: { Served_Brand__c: 'second' } })
    }
  })

  it('who may no longer sign in ends it: nothing is sent, and administrators are told', async () => {
    const username = 'advisor.third@example.com'
    const { id } = await on.subscribed(username)
    const { engine, pool, systemViewer } = on.bench.world.context
    const userId = await on.userIdOf(username)
    const { rows } = await pool.query<{ id: string }>(
      `select "Id" as id from record."Contact" where "Customer_Brand__c" = 'third' limit 1`,
    )
    await on.change(rows[0]?.id ?? '')
    await engine.updateRecord(systemViewer, userId, { fields: { IsActive: false } })
    try {
      on.bench.world.advance(minute)
      await on.run()
      expect([on.asked, await on.stateOf(id)]).toMatchObject([
        [],
        { isStopped: true, lastFailure: 'userGone' },
      ])
      expect((await on.sendMails())[0]?.text).toContain('can no longer sign in')
    } finally {
      await engine.updateRecord(systemViewer, userId, { fields: { IsActive: true } })
    }
  })
})
