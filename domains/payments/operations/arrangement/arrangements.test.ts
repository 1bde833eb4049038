import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { planNextDebit } from '../../../autopay/operations/plan-next-debit'
import { accountOf } from '../../../testing/account-of'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { takeQueued } from '../../../testing/take-queued'
import { readBill } from '../bill-payment/read-bill'
import { offerForBill } from './offer-for-bill'
import { nextArrangedPart, readArrangedOf } from './stored-arrangement'

const dana = 'dana.whitcombe@example.com'
let bench: MethodBench
let accountId = ''
let otherAccountId = ''
let billId = ''

beforeAll(async () => {
  bench = await openMethodBench()
  accountId = await accountOf(bench.world, dana)
  otherAccountId = await accountOf(bench.world, 'theodore.okonjo-vale@example.com')
})
afterAll(() => bench.close())

const rows = async <Row>(text: string, values: readonly unknown[] = []) =>
  (await bench.world.context.pool.query(text, [...values])).rows as readonly Row[]
const write = (objectApiName: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.createRecord(bench.systemViewer, objectApiName, { fields })

let bills = 0
/** The account owes one bill of $120.50, due December 4; today is November 20, 2026. */
beforeEach(async () => {
  await rows('delete from record."Payment_Arrangement__c" where "Account__c" = $1', [accountId])
  await rows('delete from payments.planned_debit where account_id = $1', [accountId])
  await rows(`update record."Bill__c" set "Status__c" = 'Paid' where "Account__c" = $1`, [accountId])
  const [owed] = await rows<{ balance: string }>(
    'select "Balance__c" as balance from record."Ledger_Entry__c" where "Account__c" = $1 order by "Sequence__c" desc limit 1',
    [accountId],
  )
  const opening = Number(owed?.balance ?? 0)
  bills += 1
  billId = await write('Bill__c', {
    Name: `B-arranged-${bills}`,
    Account__c: accountId,
    // The newest bill is the one that asks for what is owed.
    Bill_Date__c: new Date(Date.UTC(2026, 10, 19 + bills)).toISOString().slice(0, 10),
    Due_Date__c: '2026-12-04',
    Period_Start__c: '2026-10-18',
    Period_End__c: '2026-11-17',
    Opening_Balance__c: opening,
    Charges__c: Math.round((120.5 - opening) * 100) / 100,
    Payments__c: 0,
    Closing_Balance__c: 120.5,
  })
})

const arrangements = () =>
  rows<{ kind: string; status: string; due: string | null; amount: string | null }>(
    `select "Kind__c" as kind, "Status__c" as status, "Next_Due_Date__c"::text as due, "Next_Amount__c" as amount
     from record."Payment_Arrangement__c" where "Account__c" = $1`,
    [accountId],
  )

async function signedIn() {
  const browser = bench.browser()
  await browser.signIn(dana)
  return browser
}

const agreement = (kind: string, more: object = {}) => ({
  billId,
  kind,
  shown: '12050',
  agree: 'yes',
  ...more,
})

/** What the jobs of a day write and mail. */
async function day(daysOn: number) {
  bench.world.advance(daysOn * 86_400_000)
  bench.waiting.push({ jobName: 'follow-arrangements', payload: { scheduledFor: `day ${daysOn}` } })
  await bench.runJobs({ attempts: 2 })
  for (const name of ['part-due', 'broken']) await takeQueued(bench, `send-arrangement-${name}`)
  const mails = await bench.runJobs({ attempts: 2 })
  bench.world.advance(-daysOn * 86_400_000)
  return [...new Map(mails.map((mail) => [mail.idempotencyKey, mail])).values()].map(({ text }) => text)
}

const pay = (dollars: number, day: string) =>
  write('Payment__c', {
    Account__c: accountId,
    Bill__c: billId,
    Purpose__c: 'Bill',
    Amount__c: dollars,
    Fee__c: 0,
    Channel__c: 'Portal',
    Payment_Date__c: day,
  })

const become = (paymentId: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.updateRecord(bench.systemViewer, paymentId, { fields })

const settle = (paymentId: string, day: string) =>
  become(paymentId, { Status__c: 'Settled', Settled_Date__c: day })

describe('a bill that is paid in parts', () => {
  it('is agreed to once, as it was shown, and confirmed by mail', async () => {
    const browser = await signedIn()
    expect(await browser.refusalKey('agreeArrangement', agreement('Plan', { shown: '12051' }))).toBe(
      'arrangementMoved',
    )
    expect(await browser.refusalKey('agreeArrangement', agreement('Plan', { agree: '' }))).toBe(
      'requiredFieldMissing',
    )
    expect(await browser.refusalKey('agreeArrangement', agreement('Both'))).toBe('requiredFieldMissing')
    expect(await arrangements()).toEqual([])
    const { engine } = bench.world.context
    const next = () => nextArrangedPart(engine, bench.systemViewer, accountId)
    expect(await next()).toBeNull()
    await Promise.all([1, 2].map(() => browser.call('agreeArrangement', agreement('Plan'))))
    expect(await arrangements()).toEqual([
      { kind: 'Plan', status: 'Active', due: '2026-12-04', amount: '24.10' },
    ])
    expect(await next()).toEqual({ amount: 24.1, date: '2026-12-04' })
    const arranged = { amountCents: 12_050, parts: 5, firstDueDay: '2026-12-04' }
    expect(await readArrangedOf(engine, bench.systemViewer, [accountId, otherAccountId])).toEqual(
      new Map([[accountId, arranged]]),
    )
    expect(await readArrangedOf(engine, bench.systemViewer, [])).toEqual(new Map())
    const stored = await rows(
      `select "Amount__c"::text as amount, "Parts__c" as parts, "First_Due_Date__c"::text as first,
         "Agreed_Date__c"::text as agreed, "Next_Step_Date__c"::text as step
       from record."Payment_Arrangement__c" where "Account__c" = $1`,
      [accountId],
    )
    expect(stored).toEqual([
      { amount: '120.50', parts: 5, first: '2026-12-04', agreed: '2026-11-20', step: '2026-12-01' },
    ])
    await takeQueued(bench, 'send-arrangement-agreed')
    const [mail, ...more] = await bench.runJobs()
    expect(mail?.text).toContain('$24.10 by December 4, 2026')
    expect(more).toEqual([])
  })

  it('is not arranged while money for another bill of the account is on its way', async () => {
    const [older] = await rows<{ id: string }>(
      'select "Id" as id from record."Bill__c" where "Account__c" = $1 and "Id" <> $2 limit 1',
      [accountId, billId],
    )
    const paymentId = await write('Payment__c', {
      Account__c: accountId,
      Purpose__c: 'Bill',
      Bill__c: older?.id,
      Amount__c: 20,
      Payment_Date__c: '2026-11-20',
    })
    const browser = await signedIn()
    expect(await browser.refusalKey('agreeArrangement', agreement('Plan'))).toBe('arrangementNotOffered')
    await rows(`delete from record."Payment__c" where "Id" = $1`, [paymentId])
    await browser.call('agreeArrangement', agreement('Plan'))
    expect(await arrangements()).toHaveLength(1)
  })

  it('is nobody else’s to arrange', async () => {
    const browser = bench.browser()
    await browser.signIn('theodore.okonjo-vale@example.com')
    expect(await browser.refusalKey('agreeArrangement', agreement('Plan'))).toBe('notFound')
    expect(await bench.browser().refusalKey('agreeArrangement', agreement('Plan'))).toBe('invalidSession')
    expect(await arrangements()).toEqual([])
  })

  it('is reminded of, and kept when its parts come', async () => {
    const browser = await signedIn()
    await browser.call('agreeArrangement', agreement('Extension'))
    expect(await day(20)).toEqual([])
    const [reminder, ...more] = await day(21)
    expect([reminder, more]).toEqual([expect.stringContaining('$120.50 is due by December 14, 2026'), []])
    await settle(await pay(120.5, '2026-11-20'), '2026-11-20')
    expect(await day(28)).toEqual([])
    expect(await arrangements()).toMatchObject([{ status: 'Kept', due: null }])
    // A look that was to come before finds it ended.
    const [ended] = await rows<{ id: string }>(
      `update record."Payment_Arrangement__c" set "Next_Amount__c" = 1 where "Account__c" = $1 returning "Id" as id`,
      [accountId],
    )
    for (const row of [ended?.id ?? '', 'a0h000000000009AAA']) {
      bench.waiting.push({ jobName: 'follow-arrangements', payload: { row } })
    }
    await bench.runJobs()
    expect(await arrangements()).toMatchObject([{ status: 'Kept', amount: '1.00' }])
  })

  it('has no mail that is not true any more when it is sent', async () => {
    await (await signedIn()).call('agreeArrangement', agreement('Plan'))
    const [arrangement] = await rows<{ id: string }>(
      'select "Id" as id from record."Payment_Arrangement__c" where "Account__c" = $1',
      [accountId],
    )
    const mailsOf = async (name: string, payload: object, arrangementId = arrangement?.id ?? '') => {
      bench.waiting.push({ jobName: `send-arrangement-${name}`, payload: { arrangementId, ...payload } })
      return (await bench.runJobs()).length
    }
    const nobodys = 'a0h000000000009AAA'
    expect(await mailsOf('part-due', { dueDay: '2026-12-04' })).toBe(1)
    expect(await mailsOf('part-due', { dueDay: '2027-01-04' })).toBe(0)
    expect(await mailsOf('part-due', { dueDay: '2026-12-04' }, nobodys)).toBe(0)
    expect(await mailsOf('broken', {})).toBe(0)
    expect(await mailsOf('broken', {}, nobodys)).toBe(0)
    await rows(`update record."Payment_Arrangement__c" set "Status__c" = 'Kept' where "Account__c" = $1`, [
      accountId,
    ])
    expect(await mailsOf('part-due', { dueDay: '2026-12-04' })).toBe(0)
    expect(await mailsOf('agreed', {})).toBe(0)
    expect(await mailsOf('agreed', {}, nobodys)).toBe(0)
  })

  it('is offered by the law of its place and the clock of its account, and not where service has ended', async () => {
    const browser = await signedIn()
    const offered = async (state: string, commodity: string, status = 'Active') => {
      await rows(
        `update record."Account" set "Service_State__c" = $2, "Commodity__c" = $3, "Status__c" = $4 where "Id" = $1`,
        [accountId, state, commodity, status],
      )
      return browser.call('arrangementOffer', { billId })
    }
    expect(await offered('TX', 'Gas')).toMatchObject({ mayHoldSwitch: false })
    expect(await offered('IL', 'Electricity')).toMatchObject({ mayHoldSwitch: false })
    expect(await offered('TX', 'Electricity', 'Closed')).toMatchObject({ problem: 'closed' })
    const texas = await offered('TX', 'Electricity')
    expect(texas).toMatchObject({ mayHoldSwitch: true, problem: null, due: 120.5 })
    const paymentId = await write('Payment__c', {
      Account__c: accountId,
      Bill__c: billId,
      Purpose__c: 'Bill',
      Amount__c: 1,
      Fee__c: 0,
      Channel__c: 'Portal',
      Payment_Date__c: '2026-11-20',
    })
    expect(await browser.call('arrangementOffer', { billId })).toMatchObject({ problem: 'onItsWay' })
    await rows('delete from record."Payment__c" where "Id" = $1', [paymentId])
  })

  it('offers a later date until the day ends where the account is, and once in six months', async () => {
    const { engine, now } = bench.world.context
    const extension = async (hours: number) => {
      const bill = await readBill(engine, bench.systemViewer, bench.systemViewer, billId)
      if (bill === null) throw new TypeError('There is no bill.')
      const time = new Date(now().getTime() + hours * 3_600_000)
      const { offer } = await offerForBill(
        engine,
        bench.systemViewer,
        { ...bill, dueDate: '2026-11-20' },
        time,
      )
      return offer.problem === null ? offer.Extension?.firstDueDay : offer.problem
    }
    const hoursLeft = (Date.parse('2026-11-21T05:59:00Z') - now().getTime()) / 3_600_000
    expect(await extension(hoursLeft)).toBe('2026-11-30')
    expect(await extension(hoursLeft + 1)).toBeUndefined()
    const zoneOf = (zone: string) =>
      rows('update record."Account" set "Time_Zone__c" = $2 where "Id" = $1', [accountId, zone])
    await zoneOf('America/Denver')
    expect(await extension(hoursLeft + 1)).toBe('2026-11-30')
    await zoneOf('America/Chicago')
    await (await signedIn()).call('agreeArrangement', agreement('Extension'))
    await rows(`update record."Payment_Arrangement__c" set "Status__c" = 'Kept' where "Account__c" = $1`, [
      accountId,
    ])
    expect(await extension(0)).toBeUndefined()
  })

  it('ends when a part does not come: the customer is notified, an advisor has a case, and no other is offered', async () => {
    const browser = await signedIn()
    await browser.call('agreeArrangement', agreement('Extension'))
    await day(21)
    expect(await day(27)).toEqual([])
    const [mail, ...more] = await day(28)
    expect([mail, more]).toEqual([expect.stringContaining('Everything that is past due is due now.'), []])
    expect(await arrangements()).toMatchObject([{ status: 'Broken' }])
    const cases = await rows(
      `select 1 from record."Case" where "AccountId" = $1 and "Subject" = 'Your payment arrangement was not kept'`,
      [accountId],
    )
    expect(cases).toHaveLength(1)
    expect(await browser.refusalKey('agreeArrangement', agreement('Plan'))).toBe('arrangementNotOffered')
  })

  it('goes on with its next part once the first one came, and waits for money that is on its way', async () => {
    await (await signedIn()).call('agreeArrangement', agreement('Plan'))
    await settle(await pay(24.1, '2026-12-04'), '2026-12-04')
    expect(await day(18)).toEqual([])
    expect(await arrangements()).toMatchObject([{ status: 'Active', due: '2027-01-04', amount: '24.10' }])
    expect(await day(42)).toEqual([expect.stringContaining('$24.10 is due by January 4, 2027')])
    // The second part is late from January 8 on, and a payment of it is under way.
    const waiting = await pay(24.1, '2026-12-04')
    expect(await day(49)).toEqual([])
    expect(await arrangements()).toMatchObject([{ status: 'Active' }])
    const steps = await rows(
      'select "Next_Step_Date__c"::text as step from record."Payment_Arrangement__c" where "Account__c" = $1',
      [accountId],
    )
    expect(steps).toEqual([{ step: '2027-01-09' }])
    await become(waiting, { Status__c: 'Declined', Return_Reason__c: 'Card_Declined' })
    expect(await day(50)).toEqual([expect.stringContaining('Everything that is past due is due now.')])
    expect(await arrangements()).toEqual([{ kind: 'Plan', status: 'Broken', due: null, amount: null }])
  })

  it('is kept as soon as everything is paid, before its last day, and nobody is reminded of a part', async () => {
    await (await signedIn()).call('agreeArrangement', agreement('Plan'))
    await settle(await pay(120.5, '2026-11-20'), '2026-11-20')
    expect(await day(18)).toEqual([])
    expect(await arrangements()).toEqual([{ kind: 'Plan', status: 'Kept', due: null, amount: null }])
  })

  it('is not kept while a cent is owed', async () => {
    await (await signedIn()).call('agreeArrangement', agreement('Plan'))
    await settle(await pay(120.49, '2026-11-20'), '2026-11-20')
    await day(18)
    expect(await arrangements()).toMatchObject([{ status: 'Active' }])
    await settle(await pay(0.01, '2026-11-20'), '2026-11-20')
    await day(45)
    expect(await arrangements()).toMatchObject([{ status: 'Kept' }])
  })

  it('is requested thirty times in an hour at most', async () => {
    const browser = await signedIn()
    const requests: (string | null)[] = []
    while (requests.length < 40 && requests.at(-1) !== 'rateLimited')
      requests.push(await browser.refusalKey('agreeArrangement', agreement('Plan', { shown: '1' })))
    expect([requests.length, requests.at(-1)]).toEqual([31, 'rateLimited'])
    await rows('delete from identity.attempt')
  })

  it.each([
    { kind: 'Plan', planned: [{ cents: 2_410 }] },
    { kind: 'Extension', planned: [] },
  ])('is debited by AutoPay for the part that is due alone: $kind', async ({ kind, planned }) => {
    const [kept] = await rows<{ id: string }>(
      `select "Id" as id from record."Payment_Method__c" m where m."Contact__c" =
         (select "ContactId" from record."Account" where "Id" = $1) limit 1`,
      [accountId],
    )
    const autopay = await rows('select 1 from record."Autopay__c" where "Account__c" = $1', [accountId])
    if (autopay.length === 0) {
      await write('Autopay__c', {
        Account__c: accountId,
        Payment_Method__c: kept?.id,
        Start_Date__c: '2026-11-01',
      })
    }
    await rows(
      `update record."Autopay__c" set "Status__c" = 'Active', "Start_Date__c" = '2026-11-01' where "Account__c" = $1`,
      [accountId],
    )
    await (await signedIn()).call('agreeArrangement', agreement(kind))
    await planNextDebit(bench.world.context, accountId, new Date('2026-11-20T18:00:00Z'))
    expect(
      await rows('select amount_cents as cents from payments.planned_debit where bill_id = $1', [billId]),
    ).toEqual(planned)
  })
})
