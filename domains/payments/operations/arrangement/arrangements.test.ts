import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { planNextDebit } from '../../../autopay/operations/plan-next-debit'
import { accountOf } from '../../../testing/account-of'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { takeQueued } from '../../../testing/take-queued'

const dana = 'dana.whitcombe@example.com'
let bench: MethodBench
let accountId = ''
let billId = ''

beforeAll(async () => {
  bench = await openMethodBench()
  accountId = await accountOf(bench.world, dana)
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
    Bill_Date__c: `2026-11-${19 + bills}`,
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

describe('a bill that is paid in parts', () => {
  it('is agreed to once, as it was shown, and confirmed by mail', async () => {
    const browser = await signedIn()
    expect(await browser.refusalKey('agreeArrangement', agreement('Plan', { shown: '12051' }))).toBe(
      'arrangementMoved',
    )
    expect(await browser.refusalKey('agreeArrangement', agreement('Plan', { agree: '' }))).toBe(
      'requiredFieldMissing',
    )
    expect(await arrangements()).toEqual([])
    await Promise.all([1, 2].map(() => browser.call('agreeArrangement', agreement('Plan'))))
    expect(await arrangements()).toEqual([
      { kind: 'Plan', status: 'Active', due: '2026-12-04', amount: '24.10' },
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
    const paymentId = await write('Payment__c', {
      Account__c: accountId,
      Bill__c: billId,
      Purpose__c: 'Bill',
      Amount__c: 120.5,
      Fee__c: 0,
      Channel__c: 'Portal',
      Payment_Date__c: '2026-11-20',
    })
    const fields = { Status__c: 'Settled', Settled_Date__c: '2026-11-20' }
    await bench.world.context.engine.updateRecord(bench.systemViewer, paymentId, { fields })
    expect(await day(28)).toEqual([])
    expect(await arrangements()).toMatchObject([{ status: 'Kept', due: null }])
  })

  it('ends when a part does not come: the customer is notified, an advisor has a case, and no other is offered', async () => {
    const browser = await signedIn()
    await browser.call('agreeArrangement', agreement('Extension'))
    await day(21)
    expect(await day(27)).toEqual([])
    const [mail, ...more] = await day(28)
    expect([mail, more]).toEqual([expect.stringContaining('All that is late is due now.'), []])
    expect(await arrangements()).toMatchObject([{ status: 'Broken' }])
    const cases = await rows(
      `select 1 from record."Case" where "AccountId" = $1 and "Subject" = 'Your payment arrangement was not kept'`,
      [accountId],
    )
    expect(cases).toHaveLength(1)
    expect(await browser.refusalKey('agreeArrangement', agreement('Plan'))).toBe('arrangementNotOffered')
  })

  it('is debited by AutoPay for the part that is due alone', async () => {
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
    await (await signedIn()).call('agreeArrangement', agreement('Plan'))
    await planNextDebit(bench.world.context, accountId, new Date('2026-11-20T18:00:00Z'))
    expect(
      await rows('select amount_cents as cents from payments.planned_debit where bill_id = $1', [billId]),
    ).toEqual([{ cents: 2_410 }])
  })
})
