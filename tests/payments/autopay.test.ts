import { enqueueJob } from '@porchlight/jobs'
import { expect, it } from 'vitest'
import {
  bench,
  billId,
  call,
  debits,
  enrol,
  mailsOf,
  newBill,
  openWorldOfPayer,
  overview,
  pageOf,
  payer,
  refusedLater,
  turn,
  work,
} from './autopay-payer'
import { brokenCard, goodCard } from './payments-world'

openWorldOfPayer()

it('is turned on by words that are kept, debits the bill of today on its due date, and only once', async () => {
  const pages = await Promise.all(Array.from({ length: 5 }, pageOf))
  expect(new Set(pages).size).toBe(1)
  await bench.payByCard(pages[0] ?? '', goodCard)
  const before = await overview()
  expect(before.offer?.text).toContain('authorize Northlamp to charge my Visa card ending 4242')
  expect(before.offer?.text).toContain('The first debit is $120.50 on December 4, 2026.')
  const { setupId, mark } = before.offer ?? {}
  const stale = await call('authorizeAutopay', { setupId, mark: 'another text' })
  expect([stale.statusCode, stale.payload]).toEqual([409, expect.stringContaining('AUTOPAY_TERMS_CHANGED')])
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call('authorizeAutopay', { setupId, mark })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  const after = await overview()
  expect(after).toMatchObject({
    state: 'Active',
    offer: null,
    next: { amount: 120.5, date: '2026-12-04', cancelBy: '2026-12-01' },
    authorization: { text: before.offer?.text, version: 'autopay-2026-11', language: 'en' },
  })
  const consents = await bench.rows<{ type: string }>(
    `select "Consent_Type__c" as type from record."Consent__c" where "Consent_Text__c" = $1`,
    [before.offer?.text],
  )
  expect(consents).toEqual([{ type: 'Autopay_Card' }])
  await work()
  expect(await debits()).toEqual([])
  await turn(14)
  await Promise.all([work(), work(), work()])
  expect(await debits()).toEqual([{ status: 'Settled', amount: '120.50', state: 'paid' }])
  await work()
  expect(await debits()).toHaveLength(1)
  const written = await bench.rows(
    `select p."Fee__c"::float as fee, p."Payment_Date__c"::text as day, a."Next_Debit_Date__c" as next
     from record."Payment__c" p join record."Autopay__c" a on a."Account__c" = p."Account__c" and a."Status__c" = 'Active'
     where p."Account__c" = $1`,
    [payer.accountId],
  )
  expect(written).toEqual([{ fee: 0, day: '2026-12-04', next: null }])
  const [bill] = await bench.rows<{ status: string }>(
    `select "Status__c" as status from record."Bill__c" where "Id" = $1`,
    [billId],
  )
  expect(bill?.status).toBe('Paid')
}, 30_000)

it('a method that is typed anew takes over the debit that is planned', async () => {
  await enrol()
  expect(await overview()).toMatchObject({ bill: { isIncluded: true } })
  const { authorization, next } = await enrol()
  expect(authorization?.text).toContain('The first debit is $120.50 on December 4, 2026.')
  expect(next).toMatchObject({ amount: 120.5, date: '2026-12-04' })
})

it('a bill that is nearly due is for the customer to pay', async () => {
  await newBill('2026-11-24', '2026-11-08')
  const { next, bill, authorization } = await enrol()
  expect([next, bill?.isIncluded]).toEqual([null, false])
  expect(authorization?.text).not.toContain('first debit')
})

it('a debit that is declined suspends AutoPay, is told of, and another method turns it on again', async () => {
  await enrol(refusedLater)
  const before = (await mailsOf('payment needs you')).length
  await turn(14)
  await work()
  expect(await debits()).toEqual([{ status: 'Declined', amount: '120.50', state: 'declined' }])
  expect(await overview()).toMatchObject({
    state: 'Suspended',
    suspendedBecause: 'Returned_Payment',
    next: null,
    lastPayment: { status: 'Declined' },
  })
  expect((await mailsOf('payment needs you')).slice(before)).toHaveLength(1)
  expect(await enrol()).toMatchObject({ state: 'Active', bill: { isIncluded: false } })
  await work()
  expect(await debits()).toHaveLength(1)
}, 30_000)

it('turned off, nothing more is debited; that it was taken back is kept, once', async () => {
  await enrol()
  await turn(3)
  await bench.world.background?.idle()
  const mailsBefore = (await mailsOf('AutoPay changed')).length
  const answers = await Promise.all(Array.from({ length: 3 }, () => call('cancelAutopay')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await overview()).toMatchObject({ state: 'Off', next: null })
  expect(await bench.rows('select 1 from payments.planned_debit where closed_at is null')).toEqual([])
  await bench.world.background?.idle()
  expect((await mailsOf('AutoPay changed')).length).toBe(mailsBefore + 1)
  await turn(20)
  await work()
  expect(await debits()).toEqual([])
  const consents = await bench.rows<{ action: string }>(
    `select "Action__c" as action from record."Consent__c" where "Contact__c" = $1 and "Consent_Type__c" = 'Autopay_Card'
       and "Action__c" = 'Withdrawn'`,
    [payer.contactId],
  )
  expect(consents).toEqual([{ action: 'Withdrawn' }])
  const ended = await bench.rows(
    `select "Start_Date__c"::text as start, "Cancelled_Date__c"::text as cancelled from record."Autopay__c"
     where "Account__c" = $1 order by "Cancelled_Date__c" desc nulls last limit 1`,
    [payer.accountId],
  )
  expect(ended).toEqual([{ start: '2026-11-20', cancelled: '2026-11-23' }])
}, 30_000)

it.each(['down', 'nonsense', 'forgetful'] as const)(
  'while the processor is %s nothing is turned on, and a debit waits and is made once',
  async (faultMode) => {
    bench.processor.faults.mood = faultMode
    const refused = await call('beginAutopay')
    expect([refused.statusCode, refused.payload]).toEqual([
      424,
      expect.stringContaining('Autopay registration failure, retry later.'),
    ])
    bench.processor.faults.mood = 'well'
    await enrol()
    bench.processor.faults.mood = faultMode
    await turn(14)
    await enqueueJob(bench.world.context.pool, 'debit-autopay', {})
    await expect.poll(async () => (await debits()).length).toBe(1)
    bench.processor.faults.mood = 'well'
    // What a failed job waits minutes for happens now.
    await expect
      .poll(
        async () => {
          await bench.rows(`update graphile_worker._private_jobs set run_at = now() where locked_at is null`)
          await bench.processor.deliver()
          return (await debits())[0]
        },
        { timeout: 20_000, interval: 300 },
      )
      .toEqual({ status: 'Settled', amount: '120.50', state: 'paid' })
  },
  40_000,
)

it('a page that ends in an error keeps nothing and says so', async () => {
  await bench.payByCard(await pageOf(), brokenCard)
  expect(await overview()).toMatchObject({ state: 'Off', setup: 'failed', offer: null })
})

it('another’s account is not found, by any of the calls', async () => {
  const [foreign] = await bench.rows<{ id: string }>(
    `select "Id" as id from record."Account" where "ContactId" <> $1 limit 1`,
    [payer.contactId],
  )
  const body = { accountId: foreign?.id, setupId: 'x', mark: 'y' }
  const calls = [
    bench.call(payer, 'autopayOverview', { accountId: body.accountId }),
    bench.call(payer, 'beginAutopay', { accountId: body.accountId }),
    bench.call(payer, 'authorizeAutopay', body),
    bench.call(payer, 'cancelAutopay', { accountId: body.accountId }),
  ]
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
})
