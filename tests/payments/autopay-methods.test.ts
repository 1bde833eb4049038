import { enqueueJob } from '@porchlight/jobs'
import { forgetLedger } from '@porchlight/test-kit/forget-ledger'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { goodCard, openPaymentsWorld, type Payer, type PaymentsWorld } from './payments-world'

let bench: PaymentsWorld
let payer: Payer

beforeAll(async () => {
  bench = await openPaymentsWorld({ background: true })
})
afterAll(() => bench.close())

beforeEach(async () => {
  bench.processor.faults.mood = 'well'
  await bench.rows('delete from identity.attempt')
  await bench.rows('delete from payments.planned_debit')
  await bench.rows('delete from payments.method_setup')
  await bench.rows(`update record."Autopay__c" set "Status__c" = 'Cancelled'`)
  const [owner] = await bench.rows<Omit<Payer, 'token' | 'orderId'>>(
    `select u."Username" as username, u."ContactId" as "contactId", a."Id" as "accountId" from record."User" u
     join record."Account" a on a."ContactId" = u."ContactId" and a."Status__c" = 'Active'
     where u."Username" = 'dana.whitcombe@example.com' limit 1`,
  )
  if (owner === undefined) throw new TypeError('The demo world has no such customer.')
  payer = { ...owner, orderId: '', token: await bench.world.tokenOf(owner.username) }
})

const call = (method: string, body: object = {}) =>
  bench.call(payer, method, { accountId: payer.accountId, ...body })

interface Overview {
  readonly state: string
  readonly setup: string | null
  readonly method: Readonly<Record<string, unknown>> | null
  readonly offer: {
    readonly setupId: string
    readonly mark: string
    readonly text: string
    readonly method: Readonly<Record<string, unknown>>
  } | null
  readonly authorization: Readonly<Record<string, string>> | null
  readonly bill: Readonly<Record<string, unknown>> | null
}

const overview = async () => (await call('autopayOverview')).json<Overview>()
const pageOf = async (body = {}) => (await call('beginAutopay', body)).json<{ location: string }>().location

const post = (page: string, fields: Readonly<Record<string, string>>) =>
  fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

const typeAccount = (page: string, type: string) =>
  post(page, { with: 'bank', routing: '110000000', account: '000123456789', type })

async function authorize(): Promise<Overview> {
  const { offer } = await overview()
  const answer = await call('authorizeAutopay', { setupId: offer?.setupId, mark: offer?.mark })
  expect(answer.statusCode, answer.payload).toBe(200)
  return overview()
}

/** Returns the account’s open bill as AutoPay shows it, when that many dollars are left of the newest. */
const billOf = async (closing: number, others: 'Paid' | 'Past_Due' = 'Paid') => {
  await bench.rows(`update record."Bill__c" set "Status__c" = $2 where "Account__c" = $1`, [
    payer.accountId,
    others,
  ])
  await bench.rows(
    `update record."Bill__c" set "Status__c" = 'Open', "Due_Date__c" = '2026-12-04', "Opening_Balance__c" = 0,
       "Payments__c" = 0, "Charges__c" = $2, "Closing_Balance__c" = $2
     where "Id" = (select "Id" from record."Bill__c" where "Account__c" = $1 order by "Bill_Date__c" desc, "Id" limit 1)`,
    [payer.accountId, closing],
  )
  await bench.world.context.pool.query(forgetLedger(payer.accountId))
  return (await overview()).bill
}

describe('what is typed on the processor’s page', () => {
  it.each([
    ['savings', 'Savings'],
    ['checking', 'Checking'],
  ])(
    'is kept as a %s account, named by the authorisation and agreed to as one of a bank',
    async (type, kept) => {
      await typeAccount(await pageOf({ with: 'bank' }), type)
      const { offer } = await overview()
      const method = {
        type: 'Bank_Account',
        institution: 'Harbor Pine Bank',
        lastFour: '6789',
        expiryMonth: null,
        expiryYear: null,
        bankAccountType: kept,
        expiresSoon: false,
      }
      expect(offer?.method).toEqual(method)
      expect(offer?.text).toContain(`debit my ${type} account ending 6789 at Harbor Pine Bank`)
      const after = await authorize()
      expect([after.state, after.method]).toEqual(['Active', method])
      expect(after.authorization).toEqual({
        text: offer?.text,
        version: 'autopay-2026-11',
        language: 'en',
        givenAt: bench.world.context.now().toISOString(),
      })
      const consents = await bench.rows(
        `select "Consent_Type__c" as type, "Action__c" as action from record."Consent__c"
       where "Consent_Text__c" = $1`,
        [offer?.text],
      )
      expect(consents).toEqual([{ type: 'Autopay_Bank_Account', action: 'Given' }])
    },
  )

  it('is kept with the expiry of a card, which is no bank account', async () => {
    await bench.payByCard(await pageOf(), goodCard)
    expect((await overview()).offer?.method).toEqual({
      type: 'Card',
      institution: 'Visa',
      lastFour: '4242',
      expiryMonth: 4,
      expiryYear: 2030,
      bankAccountType: null,
      expiresSoon: false,
    })
  })

  it('is kept once, however often its page is come back from', async () => {
    await bench.payByCard(await pageOf(), goodCard)
    const methods = async () =>
      (
        await bench.rows('select 1 from record."Payment_Method__c" where "Contact__c" = $1', [
          payer.contactId,
        ])
      ).length
    const before = await methods()
    const [one, other] = await Promise.all([overview(), overview()])
    expect(one.offer?.setupId).toEqual(expect.any(String))
    expect(other.offer?.setupId).toBe(one.offer?.setupId)
    expect((await overview()).offer?.setupId).toBe(one.offer?.setupId)
    expect(await methods()).toBe(before + 1)
  })
})

describe('a page on which nothing was typed', () => {
  it('is gone back to, and said to have been left', async () => {
    const page = await pageOf()
    expect(await overview()).toMatchObject({ state: 'Off', setup: 'left', offer: null })
    expect(await pageOf()).toBe(page)
  })

  it('that the customer ended is said to have been left, and the next one is another', async () => {
    const page = await pageOf()
    await post(page, { cancel: '' })
    expect(await overview()).toMatchObject({ setup: 'left', offer: null })
    expect(await overview()).toMatchObject({ setup: null, offer: null })
    expect(await pageOf()).not.toBe(page)
  })

  it('is of no account where there was none', async () => {
    expect(await overview()).toMatchObject({ state: 'Off', setup: null, offer: null, method: null })
  })

  it('goes on waiting while the processor does not answer', async () => {
    const page = await pageOf()
    await bench.payByCard(page, goodCard)
    bench.processor.faults.mood = 'down'
    expect(await overview()).toMatchObject({ setup: null, offer: null })
    bench.processor.faults.mood = 'well'
    expect((await overview()).offer?.setupId).toEqual(expect.any(String))
  })

  it('that the processor does not know waits on', async () => {
    await pageOf()
    await bench.rows(`update payments.method_setup set reference = 'setup_of_nobody'`)
    expect(await overview()).toMatchObject({ state: 'Off', setup: null, offer: null })
    expect(await bench.rows('select state from payments.method_setup')).toEqual([{ state: 'open' }])
  })

  it('is not gone back to after a day', async () => {
    const page = await pageOf()
    bench.world.advance(86_400_001)
    payer = { ...payer, token: await bench.world.tokenOf(payer.username) }
    expect(await overview()).toMatchObject({ setup: null, offer: null })
    expect(await pageOf()).not.toBe(page)
  })
})

describe('the open bill of an account', () => {
  it('is the newest, if it asks for something, and be it a cent', async () => {
    await bench.rows(`delete from record."Payment__c" where "Account__c" = $1`, [payer.accountId])
    expect(await billOf(0)).toBeNull()
    expect(await billOf(-12.5)).toBeNull()
    expect(await billOf(0.01)).toMatchObject({ due: 0.01, dueDate: '2026-12-04', isIncluded: true })
    expect(await billOf(0.02, 'Past_Due')).toMatchObject({ due: 0.02, dueDate: '2026-12-04' })
  })
})

describe('an account whose AutoPay is cancelled', () => {
  it('has the withdrawal of a bank’s authorisation kept as one of a bank', async () => {
    await typeAccount(await pageOf({ with: 'bank' }), 'checking')
    await authorize()
    expect((await call('cancelAutopay')).statusCode).toBe(200)
    const withdrawn = await bench.rows(
      `select "Consent_Type__c" as type, "Consent_Text__c" as text from record."Consent__c"
       where "Contact__c" = $1 and "Action__c" = 'Withdrawn' order by "Given_At__c" desc, "Id" desc limit 1`,
      [payer.contactId],
    )
    expect(withdrawn).toEqual([
      { type: 'Autopay_Bank_Account', text: 'I cancel AutoPay. My bills are no longer debited.' },
    ])
    const [autopay] = await bench.rows(
      `select "Status__c" as status, "Cancelled_Date__c"::text as day, "Next_Debit_Date__c" as next
       from record."Autopay__c" where "Account__c" = $1 order by "CreatedDate" desc, "Id" desc limit 1`,
      [payer.accountId],
    )
    expect(autopay).toMatchObject({ status: 'Cancelled', next: null })
  })

  it('ends on the day on which it began where that has yet to come', async () => {
    await bench.payByCard(await pageOf(), goodCard)
    await authorize()
    await bench.rows(
      `update record."Autopay__c" set "Start_Date__c" = '2026-12-04' where "Account__c" = $1 and "Status__c" = 'Active'`,
      [payer.accountId],
    )
    expect((await call('cancelAutopay')).statusCode).toBe(200)
    const ended = await bench.rows(
      `select "Status__c" as status, "Cancelled_Date__c"::text as day from record."Autopay__c"
       where "Account__c" = $1 and "Start_Date__c" = '2026-12-04'`,
      [payer.accountId],
    )
    expect(ended).toEqual([{ status: 'Cancelled', day: '2026-12-04' }])
  })

  it('gets no notice of a debit that was planned before', async () => {
    const notices = async () =>
      bench.rows(
        `select 1 from demo_mailbox.message where recipient = $1 and subject like '%AutoPay debit%'`,
        [payer.username],
      )
    const before = (await notices()).length
    const [bill] = await bench.rows<{ id: string }>(
      `select "Id" as id from record."Bill__c" where "Account__c" = $1 limit 1`,
      [payer.accountId],
    )
    const send = async (closed: string | null, paymentId: string | null) => {
      await bench.rows('delete from payments.planned_debit')
      await bench.rows(
        `insert into payments.planned_debit
           (bill_id, account_id, amount_cents, debit_date, told_at, closed_at, payment_id)
         values ($1, $2, 12050, '2026-12-04', now(), $3, $4)`,
        [bill?.id, payer.accountId, closed, paymentId],
      )
      await enqueueJob(bench.world.context.pool, 'send-debit-notice', { billId: bill?.id ?? '' })
      await bench.world.background?.idle()
      return (await notices()).length - before
    }
    expect(await send('2026-11-20T18:00:00Z', null)).toBe(0)
    expect(await send(null, 'a07000000000001AAA')).toBe(0)
    expect(await send(null, null)).toBe(1)
  })
})
