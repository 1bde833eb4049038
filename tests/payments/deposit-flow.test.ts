import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  brokenCard,
  declinedCard,
  goodCard,
  openPaymentsWorld,
  type PaymentsWorld,
  payerOf,
  slowCard,
} from './payments-world'

let bench: PaymentsWorld

beforeAll(async () => {
  bench = await openPaymentsWorld({ background: true })
})
afterAll(() => bench.close())
afterEach(() => {
  bench.processor.faults.mood = 'well'
  bench.processor.faults.delivery = 'once'
})

const payer = () => payerOf(bench, 0)

async function status(isBack = false): Promise<Record<string, unknown>> {
  const answer = await bench.call(payer(), 'depositStatus', { orderId: payer().orderId, isBack })
  return answer.json<{ deposit: Record<string, unknown> }>().deposit
}

async function open(share = 'full'): Promise<string> {
  // A page shows the last payment.
  bench.world.advance(1)
  const answer = await bench.call(payer(), 'payDeposit', { orderId: payer().orderId, share })
  return answer.json<{ location: string }>().location
}

async function stepOf(orderId: string) {
  const [step] = await bench.rows<{ status: string }>(
    `select "Status" as status from record."WorkStep" where "Order__c" = $1 and "Step_Type__c" = 'Deposit'`,
    [orderId],
  )
  return step?.status
}

describe('a deposit', () => {
  it('is paid by a card that is declined, then by another; its step is done and the tracker moves', async () => {
    const { orderId } = payer()
    const { engine, systemViewer } = bench.world.context
    await engine.createRecord(systemViewer, 'WorkStep', {
      fields: { Order__c: orderId, Step_Type__c: 'Deposit', Status: 'New', Responsible__c: 'Customer' },
    })
    await bench.newDeposit(payer())
    expect(await status()).toMatchObject({
      status: 'Due',
      required: 275,
      cap: 405.5,
      rest: 275,
      instalment: 137.5,
    })
    await bench.payByCard(await open(), declinedCard)
    expect(await status(true)).toMatchObject({
      status: 'Due',
      rest: 275,
      lastPayment: { status: 'Declined', reason: 'Card_Declined', lastFour: '0002' },
    })
    expect(await stepOf(orderId)).toBe('New')
    await bench.payByCard(await open(), goodCard)
    const paid = await status(true)
    expect(paid).toMatchObject({
      status: 'Paid',
      rest: 0,
      confirmationNumber: expect.stringMatching(/^P\d{12}$/),
      ledger: { interest: 0, onTimeBills: 0, billsUntilRefund: 12, refundMonth: '2027-12-01' },
      lastPayment: { status: 'Settled', lastFour: '4242' },
    })
    expect(await stepOf(orderId)).toBe('Completed')
    await bench.rows(
      `update record."Deposit__c" set "Paid_Date__c" = '2026-11-20'::date - 73 where "Order__c" = $1`,
      [orderId],
    )
    expect(await status()).toMatchObject({ ledger: { interest: 2.2, rate: 4, paidDate: '2026-09-08' } })
  })

  it.each([
    ['en', 'Refundable deposit', ''],
    ['es', 'Depósito reembolsable', '/es'],
  ] as const)(
    'is named to the processor in the language of the page: %s',
    async (language, description, path) => {
      const depositId = await bench.newDeposit(payerOf(bench, 1))
      const { orderId } = payerOf(bench, 1)
      const answer = await bench.call(
        payerOf(bench, 1),
        'payDeposit',
        { orderId, share: 'instalment' },
        language,
      )
      expect(answer.statusCode).toBe(200)
      const payments = await bench.rows(
        `select c.amount, c.description, c.methods, c.return_address as address, c.language
       from demo_processor.payment c join record."Payment__c" p on p."Id" = c.key where p."Deposit__c" = $1`,
        [depositId],
      )
      expect(payments).toEqual([
        {
          amount: 13_750,
          description,
          methods: ['card'],
          address: expect.stringMatching(new RegExp(`^https?://[^/]+${path}/deposit/${orderId}\\?back$`)),
          language,
        },
      ])
    },
  )

  it('is paid in two parts; the step is begun by the first', async () => {
    await bench.newDeposit(payer())
    expect(await stepOf(payer().orderId)).toBe('In Progress')
    await bench.payByCard(await open('instalment'), goodCard)
    expect(await status(true)).toMatchObject({
      status: 'Part_Paid',
      paid: 137.5,
      rest: 137.5,
      instalment: null,
    })
    expect(await stepOf(payer().orderId)).toBe('In Progress')
    await bench.payByCard(await open('full'), goodCard)
    expect(await status(true)).toMatchObject({ status: 'Paid', rest: 0 })
    expect(await stepOf(payer().orderId)).toBe('Completed')
  })

  it.each([
    // The law’s limit: above $50 it can be split, at $50 it cannot.
    [50, { status: 'Paid', paid: 50, rest: 0 }],
    [50.01, { status: 'Part_Paid', paid: 25.01, rest: 25 }],
  ])('of $%d, asked for in two parts, is charged as the limit says', async (required, after) => {
    const depositId = await bench.newDeposit(payer(), { Required_Amount__c: required })
    await bench.payByCard(await open('instalment'), goodCard)
    expect(await status(true)).toMatchObject(after)
    await bench.rows(`update record."Deposit__c" set "Status__c" = 'Cancelled' where "Id" = $1`, [depositId])
  })

  it('above what is allowed is not charged: it comes into review and one case opens', async () => {
    const depositId = await bench.newDeposit(payer())
    await bench.rows(`update record."Deposit__c" set "Required_Amount__c" = 405.51 where "Id" = $1`, [
      depositId,
    ])
    expect(await status()).toMatchObject({ status: 'Due', rest: 0, reviewCase: null })
    const locations = await Promise.all([1, 2, 3].map(() => open()))
    expect(new Set(locations)).toEqual(new Set([`/deposit/${payer().orderId}?review`]))
    expect(await status()).toMatchObject({
      status: 'In_Review',
      rest: 0,
      reviewCase: { caseId: expect.stringMatching(/^500/) },
    })
    const cases = await bench.rows(
      `select "Type", "Priority" from record."Case" where "Order__c" = $1 and "Subject" like any($2)`,
      [payer().orderId, ['We are checking the amount%', 'Estamos revisando el monto%']],
    )
    expect(cases).toEqual([{ Type: 'Billing', Priority: 'High' }])
    expect(
      await bench.rows(`select 1 from record."Payment__c" where "Deposit__c" = $1`, [depositId]),
    ).toEqual([])
    // A customer who asks again after the case was closed is answered in another.
    await bench.rows(`update record."Case" set "Status" = 'Closed' where "Order__c" = $1`, [payer().orderId])
    await Promise.all([1, 2, 3].map(() => open()))
    const openCases = await bench.rows(
      `select 1 from record."Case" where "Order__c" = $1 and "Status" <> 'Closed'`,
      [payer().orderId],
    )
    expect(openCases).toHaveLength(1)
    const { reviewCase } = (await status()) as { reviewCase: { caseId: string } | null }
    const [opened] = await bench.rows(`select "Status" from record."Case" where "Id" = $1`, [
      reviewCase?.caseId,
    ])
    expect(opened).toEqual({ Status: 'New' })
    await bench.rows(`update record."Deposit__c" set "Status__c" = 'Cancelled' where "Id" = $1`, [depositId])
  })

  it('of which a part was paid comes into review too, when more is required than is allowed', async () => {
    const depositId = await bench.newDeposit(payer())
    await bench.payByCard(await open('instalment'), goodCard)
    expect(await status(true)).toMatchObject({ status: 'Part_Paid' })
    await bench.rows(`update record."Deposit__c" set "Required_Amount__c" = 405.51 where "Id" = $1`, [
      depositId,
    ])
    expect(await open()).toBe(`/deposit/${payer().orderId}?review`)
    expect(await status()).toMatchObject({ status: 'In_Review', rest: 0 })
    await bench.rows(`update record."Deposit__c" set "Status__c" = 'Cancelled' where "Id" = $1`, [depositId])
  })

  it('of as much as is allowed is charged', async () => {
    const depositId = await bench.newDeposit(payer())
    await bench.rows(`update record."Deposit__c" set "Required_Amount__c" = 405.5 where "Id" = $1`, [
      depositId,
    ])
    await bench.payByCard(await open(), goodCard)
    expect(await status(true)).toMatchObject({ status: 'Paid' })
    await bench.rows(`update record."Deposit__c" set "Status__c" = 'Cancelled' where "Id" = $1`, [depositId])
  })

  it('can be asked off once, and the reason is for staff alone', async () => {
    const depositId = await bench.newDeposit(payer())
    const body = { orderId: payer().orderId, reason: 'Family_Violence', contactBy: 'Text only, after 6 pm' }
    const answers = await Promise.all([1, 2].map(() => bench.call(payer(), 'askDepositWaiver', body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const requested = await bench.rows<{ id: string; comments: string }>(
      `select "Id" as id, "Comments" as comments from record."Case"
       where "Order__c" = $1 and "Comments" like 'Exemption%'`,
      [payer().orderId],
    )
    expect(requested).toEqual([{ id: expect.any(String), comments: expect.stringContaining('after 6 pm') }])
    const shown = await bench.world.app.inject({
      url: `/services/data/v65.0/ui-api/records/${requested[0]?.id}?layoutTypes=Full`,
      headers: { authorization: `Bearer ${payer().token}` },
    })
    expect(shown.statusCode).toBe(200)
    expect(shown.payload).not.toMatch(/violen|protec|exempt|6 pm/i)
    expect(await status()).toMatchObject({ isWaiverAsked: true, rest: 275 })
    await bench.rows(`update record."Deposit__c" set "Status__c" = 'Cancelled' where "Id" = $1`, [depositId])
  })

  it('of somebody else, of no order and of another object is answered alike', async () => {
    const other = payerOf(bench, 1)
    await bench.newDeposit(other)
    for (const method of ['depositStatus', 'payDeposit']) {
      const answers = []
      for (const orderId of [other.orderId, '801000000000000AAA', other.accountId]) {
        const { statusCode, payload } = await bench.call(payer(), method, { orderId })
        answers.push([statusCode, payload])
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(answers[0]).toEqual([404, expect.stringContaining('No matching deposit record found.')])
    }
  })
})

describe('money for a deposit that was refunded while its page was open, maybe by check', () => {
  it('is owed back: a case of the customer’s says so, once', async () => {
    const depositId = await bench.newDeposit(payer())
    const page = await open()
    await bench.rows(
      `update record."Deposit__c" set "Status__c" = 'Refunded', "Refund_Date__c" = '2026-11-20' where "Id" = $1`,
      [depositId],
    )
    await bench.payByCard(page, goodCard)
    await bench.world.background?.idle()
    const cases = await bench.rows<{ subject: string; contact: string }>(
      `select "Subject" as subject, "ContactId" as contact from record."Case"
       where "Subject" in ('We owe you a deposit payment', 'Le debemos el pago de un depósito')`,
    )
    expect(cases).toEqual([{ subject: expect.any(String), contact: payer().contactId }])
    const [deposit] = await bench.rows<{ status: string }>(
      `select "Status__c" as status from record."Deposit__c" where "Id" = $1`,
      [depositId],
    )
    expect(deposit).toEqual({ status: 'Refunded' })
  })
})

describe('a processor that is ill', () => {
  it.each(['down', 'hanging', 'nonsense', 'forgetful'] as const)(
    'and is %s is reported without waiting for it; the same form works as soon as it is well',
    async (faultMode) => {
      const depositId = await bench.newDeposit(payer())
      bench.processor.faults.mood = faultMode
      const refused = await bench.call(payer(), 'payDeposit', { orderId: payer().orderId })
      expect([refused.statusCode, refused.payload]).toEqual([
        424,
        expect.stringContaining('Deposit payment error, try later.'),
      ])
      bench.processor.faults.mood = 'well'
      await bench.payByCard(await open(), goodCard)
      expect(await status(true)).toMatchObject({ status: 'Paid' })
      const payments = await bench.rows(`select 1 from record."Payment__c" where "Deposit__c" = $1`, [
        depositId,
      ])
      expect(payments).toHaveLength(1)
    },
  )

  it('and fails at the payment leaves the deposit due', async () => {
    await bench.newDeposit(payer())
    await bench.payByCard(await open(), brokenCard)
    expect(await status(true)).toMatchObject({
      status: 'Due',
      lastPayment: { status: 'Declined', reason: 'Processing_Error' },
    })
  })

  it('and loses its events is asked: by the page that the customer comes back to, and by the job', async () => {
    bench.processor.faults.delivery = 'held'
    await bench.payByCard(await open(), slowCard)
    expect(await status(true)).toMatchObject({ status: 'Due', lastPayment: { isOnItsWay: true } })
    bench.world.advance(8_000)
    await bench.processor.deliver()
    expect(await status()).toMatchObject({ status: 'Due' })
    await bench.rows(
      `update graphile_worker._private_jobs set run_at = now() where run_at > now()
       and task_id in (select id from graphile_worker._private_tasks where identifier = 'follow-payment')`,
    )
    await bench.world.background?.idle()
    expect(await status()).toMatchObject({
      status: 'Paid',
      lastPayment: { status: 'Settled', isOnItsWay: false },
    })
  })
})
