import { createStandInBilling } from '@porchlight/providers/billing'
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
    await post('/dev/clock', { step: 'A week' }, app)
    await post('/dev/clock', { step: 'A year' }, app)
    expect(demoClock.now().getTime() - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
    expect(await guide(app)).toContain('(7 days ahead)')
    expect((await openDemoClock(pool)).daysAhead()).toBe(7)
    expect(await count('graphile_worker._private_jobs')).toBeGreaterThan(before)
    await app.close()
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
    await sendCase(world, dana, 'Gone after starting over')
    expect((await post('/dev/start-over', {})).statusCode).toBe(303)
    expect(await casesNamed(world, 'Gone after starting over')).toEqual([])
    expect(await count('record."Bill__c"')).toBe(bills)
    expect((await openDemoClock(world.context.pool)).daysAhead()).toBe(0)
    expect((await asDana()).statusCode).toBe(401)
    expect(await world.tokenOf('dana.whitcombe@example.com')).not.toBe('')
  })
})
