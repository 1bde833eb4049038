import type { PaymentState, ProcessorPayment } from '@porchlight/providers/payments'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settlePayment } from './apply-payment'
import { handlePaymentEvent } from './handle-payment-event'
import { returnMoney } from './return-money'
import { readPayment } from './stored-payment'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

it('an event about no payment is not taken, and nothing of it is stored', async () => {
  expect(await handlePaymentEvent(world.context, { eventId: 'evt_of_nothing', payment: null })).toBe(false)
  const { rowCount } = await world.context.pool.query(
    `select 1 from payments.news where event_id = 'evt_of_nothing'`,
  )
  expect(rowCount).toBe(0)
})

/** A payment of $20 of the first account, not yet paid, and what the processor reports of it. */
async function requestedPayment() {
  const { engine, systemViewer, pool } = world.context
  const { rows } = await pool.query<{ id: string }>('select "Id" as id from record."Account" limit 1')
  const fields = {
    Account__c: rows[0]?.id,
    Purpose__c: 'Bill',
    Amount__c: 20,
    Fee__c: 0,
    Channel__c: 'Portal',
    Payment_Date__c: '2026-11-20',
  }
  const paymentId = await engine.createRecord(systemViewer, 'Payment__c', { fields })
  const reported = (
    state: PaymentState,
    refundedCents = 0,
    changes: Partial<ProcessorPayment> = {},
  ): ProcessorPayment => ({
    reference: `pay_${paymentId}`,
    idempotencyKey: paymentId,
    amountCents: 2_000,
    currency: 'usd',
    state,
    refundedCents,
    reason: null,
    method: 'card',
    lastFour: '4242',
    ...changes,
  })
  return { paymentId, reported }
}

async function storedPayment(paymentId: string) {
  const { rows } = await world.context.pool.query(
    `select "Status__c" as status, "Refunded_Amount__c" as refunded, "Regained_Date__c" is not null as regained
     from record."Payment__c" where "Id" = $1`,
    [paymentId],
  )
  return rows[0]
}

it('an event is taken once, down to a refund of one cent', async () => {
  const { paymentId, reported } = await requestedPayment()
  const event = { eventId: 'evt_of_one_cent', payment: reported('paid', 1) }
  expect([
    await handlePaymentEvent(world.context, event),
    await handlePaymentEvent(world.context, event),
  ]).toEqual([true, false])
  expect(await storedPayment(paymentId)).toEqual({ status: 'Settled', refunded: '0.01', regained: false })
})

const settled = { status: 'Settled', refunded: null, regained: false }
const regained = { ...settled, regained: true }

it.each<readonly [readonly PaymentState[], object]>([
  [['processing', 'paid'], settled],
  [['cancelled', 'paid'], settled],
  [['declined', 'paid'], settled],
  [['paid', 'returned'], { ...settled, status: 'Returned' }],
  [['paid', 'returned', 'regained'], regained],
  [['cancelled', 'returned'], { ...settled, status: 'Returned' }],
  [['declined', 'returned'], { ...settled, status: 'Returned' }],
  [['paid', 'refunded'], { ...settled, status: 'Refunded', refunded: '20.00' }],
])('%j end the same in any order, each reported twice', async (states, end) => {
  for (const order of ordersOf(states)) {
    const { paymentId, reported } = await requestedPayment()
    for (const [index, state] of [...order, ...order].entries()) {
      const payment = reported(state, state === 'refunded' ? 2_000 : 0)
      await handlePaymentEvent(world.context, { eventId: `evt_${paymentId}_${index}`, payment })
    }
    expect({ order, ...(await storedPayment(paymentId)) }).toMatchObject({ order, ...end })
  }
})

/** All that reports write of a payment. */
async function reportedFields(paymentId: string) {
  const { rows } = await world.context.pool.query(
    `select "Status__c" as status, "Processor_Reference__c" as reference, "Method_Type__c" as method,
       "Last_Four__c" as "lastFour", "Settled_Date__c"::text as settled, "Returned_Date__c"::text as returned,
       "Return_Reason__c" as reason, "Regained_Date__c"::text as regained, "Refunded_Date__c"::text as "refundedOn",
       "Refunded_Amount__c"::float as refunded
     from record."Payment__c" where "Id" = $1`,
    [paymentId],
  )
  return rows[0]
}

const day = '2026-11-20'

describe('what reports write of a payment', () => {
  const unpaid = {
    status: 'Pending',
    reference: expect.stringMatching(/^pay_/),
    method: 'Card',
    lastFour: '4242',
    settled: null,
    returned: null,
    reason: null,
    regained: null,
    refundedOn: null,
    refunded: null,
  }
  const paid = { ...unpaid, status: 'Settled', settled: day }
  const nothingSaid = { method: null, lastFour: null }
  const byBank = { method: 'bank', lastFour: '6789' } as const

  it.each<
    readonly [string, readonly (readonly [PaymentState, number?, Partial<ProcessorPayment>?])[], object]
  >([
    ['an open page: its name alone', [['open', 0, nothingSaid]], { ...unpaid, ...nothingSaid }],
    [
      'a page, then who pays: the method',
      [
        ['open', 0, nothingSaid],
        ['processing', 0, byBank],
      ],
      { ...unpaid, method: 'Bank_Account', lastFour: '6789' },
    ],
    [
      'a method that is not repeated: it stays',
      [
        ['processing', 0, byBank],
        ['paid', 0, nothingSaid],
      ],
      { ...paid, method: 'Bank_Account', lastFour: '6789' },
    ],
    ['money: the day', [['paid']], paid],
    ['a part that went back', [['paid'], ['paid', 750]], { ...paid, refunded: 7.5, refundedOn: day }],
    [
      'two parts that went back',
      [
        ['paid', 750],
        ['paid', 1_000],
      ],
      { ...paid, refunded: 10, refundedOn: day },
    ],
    [
      'a part that went back, and the rest that was returned',
      [['paid'], ['returned', 750, { reason: 'accountClosed' }]],
      {
        ...paid,
        status: 'Returned',
        refunded: 7.5,
        refundedOn: day,
        returned: day,
        reason: 'Account_Closed',
      },
    ],
    [
      'a payment that went back before it was heard of',
      [['refunded', 2_000]],
      { ...paid, status: 'Refunded', refunded: 20, refundedOn: day },
    ],
    [
      'a payment by bank that was returned on its way',
      [
        ['processing', 0, byBank],
        ['returned', 0, { ...byBank, reason: 'insufficientFunds' }],
      ],
      {
        ...unpaid,
        method: 'Bank_Account',
        lastFour: '6789',
        status: 'Returned',
        returned: day,
        reason: 'Insufficient_Funds',
      },
    ],
    [
      'a return of what had failed: the money had come',
      [
        ['declined', 0, { reason: 'cardExpired' }],
        ['returned', 0, { reason: 'notAuthorized' }],
      ],
      { ...paid, status: 'Returned', returned: day, reason: 'Not_Authorized' },
    ],
    [
      'a refund of what had been closed: the money had come',
      [['cancelled'], ['refunded', 2_000]],
      { ...paid, status: 'Refunded', refunded: 20, refundedOn: day },
    ],
    [
      'a dispute that was won, and is reported again as lost',
      [['paid'], ['returned'], ['regained'], ['returned']],
      { ...paid, returned: day, reason: 'Processing_Error', regained: day },
    ],
    [
      'a dispute that was won, and money that we gave back then',
      [['paid'], ['returned'], ['regained'], ['refunded', 2_000]],
      {
        ...paid,
        status: 'Refunded',
        returned: day,
        reason: 'Processing_Error',
        regained: day,
        refunded: 20,
        refundedOn: day,
      },
    ],
    [
      'a card that did not pay',
      [['declined', 0, { reason: 'cardDeclined' }]],
      { ...unpaid, status: 'Declined', reason: 'Card_Declined' },
    ],
    [
      'a failure without a reason',
      [['failed']],
      { ...unpaid, status: 'Declined', reason: 'Processing_Error' },
    ],
    ['a page that was closed', [['cancelled']], { ...unpaid, status: 'Cancelled' }],
    ['a page that was closed after it was paid', [['paid'], ['cancelled'], ['open']], paid],
  ])('%s', async (_what, reports, expected) => {
    const { paymentId, reported } = await requestedPayment()
    for (const [state, refundedCents, changes] of reports)
      await settlePayment(world.context, reported(state, refundedCents, changes))
    expect(await reportedFields(paymentId)).toEqual(expected)
  })

  it('is written once: what is known already writes nothing', async () => {
    const { paymentId, reported } = await requestedPayment()
    const modified = async () =>
      (
        await world.context.pool.query(
          'select "LastModifiedDate" as at, "SystemModstamp" as stamp from record."Payment__c" where "Id" = $1',
          [paymentId],
        )
      ).rows[0]
    for (const report of [
      reported('open', 0, nothingSaid),
      reported('processing', 0, byBank),
      reported('paid', 750, byBank),
    ]) {
      await settlePayment(world.context, report)
      const before = await modified()
      world.advance(1_000)
      await settlePayment(world.context, report)
      expect(await modified()).toEqual(before)
    }
    world.advance(-3_000)
  })

  it.each<readonly [string, Partial<ProcessorPayment>]>([
    ['another amount', { amountCents: 2_001 }],
    ['another currency', { currency: 'eur' }],
    ['another name for it', { reference: 'pay_other' }],
    ['a payment that is not ours', { idempotencyKey: 'a07000000000009AAA' }],
  ])('is nothing where the processor has %s', async (_what, changes) => {
    const { paymentId, reported } = await requestedPayment()
    await settlePayment(world.context, reported('open'))
    const wrong = reported('paid', 0, changes)
    await expect(settlePayment(world.context, wrong)).rejects.toMatchObject({ key: 'paymentMismatch' })
    expect(await reportedFields(paymentId)).toEqual(unpaid)
  })

  it('one report at a time works on a payment: the other waits for what it writes', async () => {
    const { paymentId, reported } = await requestedPayment()
    await Promise.all([
      ...[1, 2, 3].map(() => settlePayment(world.context, reported('paid'))),
      ...[1, 2, 3].map(() => settlePayment(world.context, reported('cancelled'))),
    ])
    expect(await reportedFields(paymentId)).toEqual(paid)
    const { rows } = await world.context.pool.query(
      `select 1 from graphile_worker._private_jobs where payload->>'paymentId' = $1`,
      [paymentId],
    )
    expect(rows).toHaveLength(1)
  })
})

function ordersOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) =>
    ordersOf(items.filter((_, at) => at !== index)).map((others) => [item, ...others]),
  )
}

it('money of a payment without a name at the processor cannot go back through it', async () => {
  const { paymentId } = await requestedPayment()
  const { engine, systemViewer } = world.context
  const payment = await readPayment(engine, systemViewer, paymentId)
  if (payment === null) throw new TypeError('There is no payment.')
  await expect(
    returnMoney(world.context, payment, { idempotencyKey: 'nothing', amountCents: 100 }),
  ).rejects.toMatchObject({ kind: 'refused' })
})
