import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountOf } from '../../testing/account-of'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { publishedBy, typesOf } from '../../testing/published-by'
import { takeQueued } from '../../testing/take-queued'
import type { TestBrowser } from '../../testing/test-browser'

let bench: MethodBench
let dana: TestBrowser
let accountId: string

const username = 'dana.whitcombe@example.com'
const on = 'average-billing.turned-on'
const off = 'average-billing.turned-off'

beforeAll(async () => {
  bench = await openMethodBench()
  accountId = await accountOf(bench.world, username)
  dana = bench.browser()
  await dana.signIn(username)
})
afterAll(() => bench.close())

/** So much later that no limit is reached. */
const turn = (isOn: boolean) => {
  bench.world.advance(6 * 60_000)
  return isOn
    ? dana.call('turnAverageBillingOn', { accountId, agree: 'yes' })
    : dana.call('turnAverageBillingOff', { accountId })
}
const published = (cause: () => Promise<unknown>) => publishedBy(bench.world.context.pool, accountId, cause)
const overview = (browser = dana, id = accountId) => browser.call('averageBillingOverview', { accountId: id })
const query = (text: string, ...values: readonly unknown[]) =>
  bench.world.context.pool.query(text, [...values])

describe('average billing is turned on and off', () => {
  it('by the page’s form alone, with its box checked', async () => {
    expect(await dana.refusalKey('turnAverageBillingOn', { accountId })).toBe('requiredFieldMissing')
    expect(await overview()).toMatchObject({ isOn: false, whyNot: null, deferredBalance: null })
  })

  it('once: billing is notified with the day, the customer is mailed, and a second click does nothing', async () => {
    let location: unknown
    const events = await published(async () => {
      location = (await turn(true)).location
      await Promise.all([turn(true), turn(true)])
    })
    expect(events).toEqual([{ type: on, data: { day: '2026-11-20' } }])
    expect(location).toBe(`/average-billing?account=${accountId}&done`)
    expect(await overview()).toMatchObject({ isOn: true })
    expect((await bench.runJobs({ attempts: 2 })).map(({ subject }) => subject)).toEqual([
      'Average billing is on at Northlamp',
      'Average billing is on at Northlamp',
    ])
    expect(new Set(bench.mails.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(bench.mails.length - 1)
  })

  it('in the order in which it was chosen, and off without any condition', async () => {
    await query(`update record."Account" set "Status__c" = 'Closed' where "Id" = $1`, accountId)
    const events = await published(async () => {
      await turn(false)
      await turn(false)
      await query(`update record."Account" set "Status__c" = 'Active' where "Id" = $1`, accountId)
      await turn(true)
      await turn(false)
    })
    expect(typesOf(events)).toEqual([off, on, off])
    const mails = await bench.runJobs()
    expect(mails.map(({ subject }) => subject.split(' at ')[0])).toEqual([
      'Average billing is off',
      'Average billing is on',
      'Average billing is off',
    ])
  })

  it('and reaches the billing system in that order', async () => {
    await query('truncate billing_stand_in.event')
    await query(
      `delete from billing_outbox.event where event_type not like 'average-billing.%' and account_id = $1`,
      accountId,
    )
    bench.waiting.push({ jobName: 'deliver-billing-events', payload: {} })
    await bench.runJobs()
    const received = (await bench.billing.received(20)).filter(
      ({ event }) => event.type === on || event.type === off,
    )
    expect(received.map(({ event }) => event.type).reverse()).toEqual([on, off, on, off])
  })

  it('once, at whichever statement its process is killed', async () => {
    let finished = false
    for (let statements = 0; !finished; statements += 1) {
      const isOn = statements % 2 === 0
      const crashes = bench.process.crashes()
      bench.process.crashAfter(statements)
      const events = await published(() => bench.process.withRestarts(() => turn(isOn)))
      bench.process.crashAfter(null)
      finished = bench.process.crashes() === crashes
      expect([statements, typesOf(events)]).toEqual([statements, [isOn ? on : off]])
      expect(await overview()).toMatchObject({ isOn })
    }
    expect(bench.process.crashes()).toBeGreaterThan(8)
    bench.waiting.splice(0)
    if ((await overview()).isOn === true) await turn(false)
    bench.waiting.splice(0)
  })
})

describe('average billing is not offered', () => {
  const refused = async (why: string) => {
    expect(await overview()).toMatchObject({ isOn: false, whyNot: why })
    const events = await published(async () => {
      const body = { accountId, agree: 'yes' }
      expect(await dana.refusalKey('turnAverageBillingOn', body)).toBe('averageBillingNotOffered')
    })
    expect(events).toEqual([])
    expect(bench.waiting).toEqual([])
  }

  it.each([
    ['place', '"Service_State__c"', 'OH', 'TX'],
    ['notStarted', '"Status__c"', 'Pending', 'Active'],
    ['ended', '"Status__c"', 'Closed', 'Active'],
  ])('because of %s', async (why, column, value, before) => {
    const set = `update record."Account" set ${column} = $2 where "Id" = $1`
    await query(set, accountId, value)
    await refused(why)
    await query(set, accountId, before)
  })

  it('while something is past due by the ledger, from the day after its due date, and is once it is paid', async () => {
    const { engine, systemViewer } = bench.world.context
    const { rows } = await query(
      `select "Id" as id, "Due_Date__c"::text as due, "Closing_Balance__c"::float as closing from record."Bill__c"
       where "Account__c" = $1 order by "Bill_Date__c" desc limit 1`,
      accountId,
    )
    const [bill] = rows
    const day = (offset: number) =>
      Date.parse(`${bill.due}T18:00:00Z`) + offset * 86_400_000 - bench.world.context.now().getTime()
    bench.world.advance(day(0))
    await dana.signIn(username)
    expect(await overview()).toMatchObject({ whyNot: null, pastDue: 0 })
    bench.world.advance(day(1))
    await dana.signIn(username)
    await refused('pastDue')
    expect(await overview()).toMatchObject({ pastDue: bill.closing })
    const pay = (Channel__c: string) =>
      engine.createRecord(systemViewer, 'Payment__c', {
        fields: {
          Account__c: accountId,
          Bill__c: bill.id,
          Purpose__c: 'Bill',
          Amount__c: bill.closing,
          Fee__c: 0,
          Channel__c,
          Payment_Date__c: '2026-12-01',
        },
      })
    const debitId = await pay('Autopay')
    expect(await overview()).toMatchObject({ whyNot: null, pastDue: 0 })
    await engine.updateRecord(systemViewer, debitId, { fields: { Status__c: 'Cancelled' } })
    expect(await overview()).toMatchObject({ whyNot: 'pastDue' })
    const paymentId = await pay('Portal')
    expect(await overview()).toMatchObject({ whyNot: 'pastDue' })
    await engine.updateRecord(systemViewer, paymentId, {
      fields: { Status__c: 'Settled', Settled_Date__c: '2026-12-01' },
    })
    await takeQueued(bench, 'send-payment-receipt')
    bench.waiting.splice(0)
    expect(await overview()).toMatchObject({ whyNot: null, pastDue: 0 })
  })
})

describe('the estimate', () => {
  it('is the average of the last twelve bills, which it names, and none with fewer', async () => {
    const { rows } = await query(
      `select "Id" as id, "Charges__c"::float as charges, "Period_End__c"::text as end from record."Bill__c"
       where "Account__c" = $1 order by "Period_End__c" desc limit 12`,
      accountId,
    )
    const sum = rows.reduce((cents, { charges }) => cents + Math.round(charges * 100), 0)
    const shown = (await overview()) as { bills: { billId: string; amount: number }[]; average: number }
    expect(shown.bills.map(({ billId, amount }) => [billId, amount])).toEqual(
      rows.map(({ id, charges }) => [id, charges]),
    )
    expect(shown.average).toBe(Math.round(sum / 12) / 100)
    await query(
      `update record."Bill__c" set "Account__c" = (select "Id" from record."Account" where "Id" <> $1 limit 1)
       where "Account__c" = $1 and "Period_End__c" < $2`,
      accountId,
      rows[6].end,
    )
    expect(await overview()).toMatchObject({ average: null, averageFrom: '2027-03-31' })
  })

  it('counts levelled bills by what they came to before: the demo’s apartment', async () => {
    const theodore = bench.browser({ brand: 'third' })
    await theodore.signIn('theodore.okonjo-vale@example.com')
    const { rows } = await query(
      `select a."Id" as id, a."Deferred_Balance__c"::float as deferred,
         (select sum(l."Amount__c")::float from record."Bill_Line__c" l join record."Bill__c" b on b."Id" = l."Bill__c"
          where b."Account__c" = a."Id" and l."Line_Type__c" = 'Average_Billing') as adjusted
       from record."Account" a where a."AccountNumber" = '4300450104'`,
    )
    const [apartment] = rows
    // What was used and not billed is what the adjustments took off.
    expect(apartment.deferred).toBeCloseTo(-apartment.adjusted, 2)
    const levelled = await overview(theodore, apartment.id)
    expect(levelled).toMatchObject({ isOn: true, deferredBalance: apartment.deferred })
    const sums = await query(
      `select b."Id" as id, (select sum(l."Amount__c")::float from record."Bill_Line__c" l
         where l."Bill__c" = b."Id" and l."Line_Type__c" <> 'Average_Billing') as used
       from record."Bill__c" b where b."Account__c" = $1 order by b."Period_End__c" desc limit 12`,
      apartment.id,
    )
    expect(levelled.bills).toEqual(
      sums.rows.map(({ id, used }) => expect.objectContaining({ billId: id, amount: used })),
    )
  })
})

it('another customer’s account is answered like one that does not exist, and guests are refused', async () => {
  const stranger = bench.browser({ brand: 'second' })
  await stranger.signIn('rosalinda.quintanar@example.com')
  const guest = bench.browser()
  for (const method of ['averageBillingOverview', 'turnAverageBillingOn', 'turnAverageBillingOff']) {
    const unknown = await stranger.refusal(method, { accountId: '001000000000000AAA' })
    const foreign = await stranger.refusal(method, { accountId })
    expect([foreign.key, foreign.message]).toEqual(['notFound', unknown.message])
    expect(await guest.refusalKey(method, { accountId })).toBe('invalidSession')
  }
})
