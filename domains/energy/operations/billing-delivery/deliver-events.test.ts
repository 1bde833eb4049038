import type { BillingEvent } from '@porchlight/providers/billing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeBillingEvents } from '../../../jobs'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer, type NewCustomer } from '../../../testing/new-customer'

let bench: MethodBench
let customer: NewCustomer

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.billing.setAway(false)
  await bench.billing.refuse(null)
  customer = await createCustomer(bench)
})

const minute = 60_000

/** Changes something that the billing system is notified of. */
const setPaperless = (isPaperless: boolean, { accountId } = customer) =>
  bench.world.context.engine.updateRecord(bench.systemViewer, accountId, {
    fields: { Paperless__c: isPaperless },
  })
const setEmail = (email: string) =>
  bench.world.context.engine.updateRecord(bench.systemViewer, customer.contactId, {
    fields: { Email: email },
  })

async function run(jobName = 'deliver-billing-events'): Promise<void> {
  bench.waiting.push({ jobName, payload: {} })
  await bench.runJobs()
}

/** What the billing system has of the customer's account, the oldest first. */
async function received({ accountNumber } = customer) {
  const all = await bench.billing.received(1_000)
  return all.filter(({ event }) => event.accountNumber === accountNumber).reverse()
}
const typesOf = (events: readonly { readonly event: BillingEvent }[]) => events.map(({ event }) => event.type)

const cases = async () => {
  const { rows } = await bench.world.context.pool.query<{ subject: string; comments: string }>(
    `select "Subject" as subject, "Comments" as comments from record."Case" where "AccountId" = $1`,
    [customer.accountId],
  )
  return rows
}

describe('events for the billing system', () => {
  it('arrive once each, in the order of their account, with its number, their key and what they say', async () => {
    await setPaperless(true)
    await setEmail('moved@example.com')
    await setPaperless(false)
    await run()
    await run()
    const events = await received()
    expect(events.map(({ deliveries }) => deliveries)).toEqual([1, 1, 1])
    expect(events.map(({ event }) => [event.sequence, event.type, event.data])).toEqual([
      [1, 'paperless.turned-on', {}],
      [2, 'contact.email-changed', { email: 'moved@example.com' }],
      [3, 'paperless.turned-off', {}],
    ])
    expect(new Set(events.map(({ event }) => event.eventId)).size).toBe(3)
    expect(events[0]?.event.occurredAt).toBe(bench.world.context.now().toISOString())
  })

  it('follow from a write that commits, and from none that is undone', async () => {
    await bench.world.context.engine
      .inOneTransaction(async (engine) => {
        await engine.updateRecord(bench.systemViewer, customer.accountId, { fields: { Paperless__c: true } })
        throw new RangeError('undone')
      })
      .catch(() => undefined)
    await setPaperless(true)
    await run()
    expect((await received()).map(({ event }) => event.sequence)).toEqual([1])
  })

  it('of writes at once are numbered without a gap, whoever commits first', async () => {
    const writes = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? setEmail(`turn.${index}@example.com`) : setPaperless(index % 4 === 1),
    )
    await Promise.all(writes)
    await run()
    const sequences = (await received()).map(({ event }) => event.sequence)
    expect(sequences.length).toBeGreaterThan(6)
    expect(sequences).toEqual(sequences.map((_, index) => index + 1))
  })

  it('wait while the billing system is away, longer each time, and arrive in their order', async () => {
    await bench.billing.setAway(true)
    await setPaperless(true)
    await run()
    await bench.billing.setAway(false)
    await setPaperless(false)
    await run()
    expect(await received()).toEqual([])
    bench.world.advance(minute)
    await run()
    expect(typesOf(await received())).toEqual(['paperless.turned-on', 'paperless.turned-off'])
    expect(await cases()).toEqual([])
  })

  it('that are more than one call carries arrive by several, all in one run', async () => {
    for (let count = 0; count < 45; count += 1) await setPaperless(count % 2 === 0)
    await run()
    expect((await received()).map(({ event }) => event.sequence)).toEqual(
      Array.from({ length: 45 }, (_, index) => index + 1),
    )
  })
})

describe('an event that the billing system refuses', () => {
  it('becomes one case with its content, and holds up neither later ones nor other accounts', async () => {
    const other = await createCustomer(bench)
    await bench.billing.refuse('contact.email-changed')
    await setPaperless(true)
    await setEmail('refused@example.com')
    await setPaperless(false)
    await setPaperless(true, other)
    const alarms = bench.alarms.length
    await run()
    await run()
    expect((await received()).map(({ event }) => event.sequence)).toEqual([1, 3])
    expect(typesOf(await received(other))).toEqual(['paperless.turned-on'])
    const found = await cases()
    expect(found).toHaveLength(1)
    expect(found[0]?.subject).toBe('We are checking a change to your account')
    expect(found[0]?.comments).toContain('refused contact.email-changed with 422')
    expect(found[0]?.comments).toContain('refused@example.com')
    const noted = bench.alarms.slice(alarms)
    expect(noted).toEqual([expect.stringContaining('billing.event-refused')])
    expect(noted.join()).not.toContain('refused@example.com')
  })
})

describe('operators', () => {
  it('are notified of events that have waited for an hour, and of none that arrived', async () => {
    await run()
    await bench.billing.setAway(true)
    await setPaperless(true)
    await run()
    const late = async () => {
      const before = bench.alarms.length
      await run('report-late-billing-events')
      return bench.alarms.slice(before)
    }
    bench.world.advance(59 * minute)
    expect(await late()).toEqual([])
    bench.world.advance(minute)
    expect(await late()).toEqual(['billing.events-late {"minutes":60}'])
    await bench.billing.setAway(false)
    await run()
    expect(await late()).toEqual([])
  })
})

describe('events that were delivered', () => {
  it('are deleted after their time, and those that wait are not; numbers go on', async () => {
    await setPaperless(true)
    await run()
    await bench.billing.setAway(true)
    await setPaperless(false)
    const { pool, now } = bench.world.context
    const sequences = async () => {
      const { rows } = await pool.query<{ sequence: string }>(
        'select sequence from billing_outbox.event where account_id = $1 order by sequence',
        [customer.accountId],
      )
      return rows.map(({ sequence }) => Number(sequence))
    }
    await purgeBillingEvents(pool, now())
    expect(await sequences()).toEqual([1, 2])
    await purgeBillingEvents(pool, new Date(now().getTime() + 1))
    expect(await sequences()).toEqual([2])
    await bench.billing.setAway(false)
    await setPaperless(true)
    expect(await sequences()).toEqual([2, 3])
  })
})
