import { createStandInBilling } from '@porchlight/providers/billing'
import type { ProcessorFaults } from '@porchlight/providers/payments'
import { createServer, openDemoClock } from '@porchlight/server/testing'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casesNamed, sendCase } from '../../domains/messages/journeys/messages-world'

const dana = { brand: 'first', language: 'en', width: 360, scheme: 'light' } as const
const headers = { host: 'localhost' }

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ listen: true, demoFiles: true })
})
afterAll(() => world.close())

const post = (url: string, payload: Readonly<Record<string, string>>, app = world.app) =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      ...headers,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(payload).toString(),
  })

async function guide(app = world.app): Promise<string> {
  const page = await app.inject({ url: '/dev', headers })
  expect(page.statusCode).toBe(200)
  return page.payload
}

async function count(table: string): Promise<number> {
  const { rows } = await world.context.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  )
  return rows[0]?.count ?? 0
}

describe('the guide of the demo', () => {
  it('names an order under way of each brand whose number finds it', async () => {
    const page = await guide()
    const found = [...page.matchAll(/(\d{10}), ZIP code (\d{5})/g)]
    expect(found.length).toBeGreaterThanOrEqual(3)
    for (const brand of ['Northlamp', 'Vecina', 'Fernbrook']) expect(page).toContain(`${brand} · `)
    const [, identifier = '', zipCode = ''] = found[0] ?? []
    const answer = await world.app.inject({
      method: 'POST',
      url: '/lwr/apex/v65.0/CustomerPortalEnrollmentController/lookUpEnrollment',
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
      payload: { identifier, zipCode },
    })
    expect(answer.statusCode, answer.payload).toBe(200)
  })

  it('shows what the billing system was notified of, and lets it be away', async () => {
    const billing = createStandInBilling(world.context)
    const event = {
      eventId: '0f0e7a52-9a3f-4c52-8f2d-3a1a4b1f2c11',
      type: 'contact.email-changed',
      accountNumber: '8800000001',
      sequence: 1,
      occurredAt: '2026-11-20T18:00:00.000Z',
      data: { email: '<b>@example.com' },
    }
    expect(await guide()).not.toContain('contact.email-changed')
    for (let time = 0; time < 2; time += 1) await billing.deliver([event])
    const page = await guide()
    for (const shown of ['contact.email-changed', '8800000001', 'came 2 times', '&lt;b&gt;@example.com']) {
      expect(page).toContain(shown)
    }
    await post('/dev/billing', { mood: 'away' })
    await expect(billing.deliver([event])).rejects.toThrow(/away/)
    await post('/dev/billing', { mood: 'usual' })
    expect(await billing.deliver([event])).toEqual({ kind: 'accepted' })
  })

  it('answers a message as an advisor, once it has words', async () => {
    const caseId = await sendCase(world, dana, 'Asked in the demo')
    expect(await guide()).toContain('Asked in the demo')
    await post('/dev/messages', { message: caseId, body: '  ' })
    expect(await guide()).toContain('Asked in the demo')
    const answered = await post('/dev/messages', { message: caseId, body: 'Answered in the demo.' })
    expect(answered.statusCode).toBe(303)
    expect(await guide()).not.toContain('Asked in the demo')
    const { rows } = await world.context.pool.query(
      'select "CommentBody" as body, "Author__c" as author from record."CaseComment" where "ParentId" = $1',
      [caseId],
    )
    expect(rows).toEqual([{ body: 'Answered in the demo.', author: 'Advisor' }])
  })

  it('moves its date forward, for the next start too, and has the scheduled work done', async () => {
    const { pool } = world.context
    const demoClock = await openDemoClock(pool)
    const app = await createServer({ ...world.context, now: demoClock.now, demoClock }, null)
    const before = await count('graphile_worker._private_jobs')
    // There is no worker here, so each day waits for a moment in vain.
    for (const step of ['day', 'year', 'day']) await post('/dev/clock', { step }, app)
    await expect.poll(() => demoClock.daysAhead(), { timeout: 60_000 }).toBe(2)
    expect(await guide(app)).toContain('(2 days ahead)')
    expect((await openDemoClock(pool)).daysAhead()).toBe(2)
    expect(await count('graphile_worker._private_jobs')).toBeGreaterThan(before)
    await app.close()
  })

  it('moves its date forward by the slider, by a number that outranks it, and by nothing else', async () => {
    const moved: number[] = []
    const demoClock = {
      now: world.context.now,
      daysAhead: () => 0,
      moveForward: async (days: number) => void moved.push(days),
      reset: () => undefined,
    }
    const app = await createServer({ ...world.context, demoClock }, null)
    await post('/dev/clock', { days: '2', exact: '' }, app)
    await post('/dev/clock', { days: '14', exact: '3' }, app)
    for (const exact of ['0', '-1', '1.5', '91', 'many']) await post('/dev/clock', { days: '14', exact }, app)
    expect(await guide(app)).toMatch(/\d+ to go/)
    await expect.poll(() => moved.length, { timeout: 60_000 }).toBe(5)
    await expect.poll(() => guide(app)).not.toContain('class="left"')
    expect(moved).toEqual([1, 1, 1, 1, 1])
    await app.close()
  })

  it('accepts and rejects documents as an advisor, for a reason', async () => {
    const waiting = async () =>
      [...(await guide()).matchAll(/name="document" value="(\w{18})"/g)].map(([, id = '']) => id)
    const [accepted = '', , rejected = ''] = await waiting()
    await post('/dev/documents', { document: accepted, decision: 'accept' })
    await post('/dev/documents', { document: rejected, decision: 'Nothing' })
    expect(await waiting()).not.toContain(accepted)
    expect(await waiting()).toContain(rejected)
    const { rows: reasons } = await world.context.pool.query<{ id: string; name: string }>(
      `select r."Id" as id, r."Name" as name from record."Document_Reason__c" r
       join record."Account" a on a."Account_Brand__c" = r."Brand__c"
       join record."Document_Requirement__c" d on d."Account__c" = a."Id" and d."Id" = $1
       order by r."Position__c" limit 1`,
      [rejected],
    )
    await post('/dev/documents', { document: rejected, decision: reasons[0]?.id ?? '' })
    expect(await waiting()).not.toContain(rejected)
    const { rows } = await world.context.pool.query(
      `select "Status__c" as status, "Rejection_Text__c" as reason from record."Document_Requirement__c"
       where "Id" = any($1) order by 1`,
      [[accepted, rejected]],
    )
    expect(rows).toEqual([
      { status: 'Accepted', reason: null },
      { status: 'Rejected', reason: reasons[0]?.name },
    ])
  })

  it('marks which behaviour of each provider is in force', async () => {
    const marked = async () =>
      [...(await guide()).matchAll(/value="(\w+)" aria-pressed="true"/g)].map(([, value]) => value)
    const usual = await marked()
    expect(usual).toEqual(['usual', 'well', 'well', 'usual'])
    await post('/dev/market', { mood: 'hold' })
    await post('/dev/texts', { mood: 'down' })
    await post('/dev/identity', { mood: 'nonsense' })
    await post('/dev/billing', { mood: 'away' })
    expect(await marked()).toEqual(['hold', 'down', 'nonsense', 'away'])
    await post('/dev/market', { mood: 'usual' })
    for (const provider of ['texts', 'identity']) await post(`/dev/${provider}`, { mood: 'well' })
    await post('/dev/billing', { mood: 'usual' })
    expect(await marked()).toEqual(usual)
  })

  it('makes payments go wrong where their stand-in runs in this process', async () => {
    const paymentFaults: ProcessorFaults = { mood: 'well', delivery: 'once' }
    const app = await createServer({ ...world.context, paymentFaults }, null)
    await post('/dev/payments', { requests: 'down' }, app)
    await post('/dev/payments', { events: 'held' }, app)
    await post('/dev/payments', { requests: 'unknown', events: 'unknown' }, app)
    expect(paymentFaults).toEqual({ mood: 'down', delivery: 'held' })
    await app.close()
  })

  it('gives the codes of an authenticator app, by its own date', async () => {
    const { identity, pool } = world.context
    const { rows } = await pool.query<{ id: string }>(
      `select "Id" as id from record."User" where "Username" = 'admin@example.com'`,
    )
    const userId = rows[0]?.id ?? ''
    const { secret } = await identity.offerTotp(userId, { issuer: 'Demo', account: 'admin' })
    const page = await post('/dev/authenticator', { key: secret.toLowerCase().replace(/(.{4})/g, '$1 ') })
    const code = /<strong>(\d{3} \d{3})<\/strong>/.exec(page.payload)?.[1] ?? ''
    expect(await identity.confirmTotp(userId, code)).toBe(true)
    expect((await post('/dev/authenticator', { key: '<b>no key' })).payload).toContain('This is not a key')
  })

  it('starts over: what was made is gone, everybody is signed out, and the demo is whole', async () => {
    const token = await world.tokenOf('dana.whitcombe@example.com')
    const asDana = () =>
      world.app.inject({
        url: '/services/data/v65.0/ui-api/list-records/Account/AllAccounts?fields=Account.Name',
        headers: { ...headers, authorization: `Bearer ${token}` },
      })
    expect((await asDana()).statusCode).toBe(200)
    const bills = await count('record."Bill__c"')
    const templates = await count('record."Reply_Template__c"')
    await sendCase(world, dana, 'Gone after starting over')
    expect((await post('/dev/start-over', {})).statusCode).toBe(303)
    expect(await casesNamed(world, 'Gone after starting over')).toEqual([])
    expect(await count('record."Bill__c"')).toBe(bills)
    expect(await count('record."Reply_Template__c"')).toBe(templates)
    expect((await openDemoClock(world.context.pool)).daysAhead()).toBe(0)
    expect((await asDana()).statusCode).toBe(401)
    expect(await world.tokenOf('dana.whitcombe@example.com')).not.toBe('')
  })
})
