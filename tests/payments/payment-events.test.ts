import { signatureHeader, signEvent } from '@porchlight/providers/payments'
import { casesOfRun, inSweep } from '@porchlight/test-kit/sweep'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPaymentsWorld, type PaymentsWorld, payerOf } from './payments-world'

let bench: PaymentsWorld
let secret: string

beforeAll(async () => {
  bench = await openPaymentsWorld()
  bench.processor.faults.delivery = 'held'
  const [row] = await bench.rows<{ value: Buffer }>(
    `select value from installation.secret where name = 'payment-news'`,
  )
  secret = row?.value.toString('base64') ?? ''
})
afterAll(() => bench.close())

const rounds = inSweep(1_000, { otherwise: casesOfRun(100) })

/** The lives of payments at a processor, and the result of each here. */
const lives = [
  [['paid'], 'Settled', 'Paid'],
  [['processing', 'paid'], 'Settled', 'Paid'],
  [['declined'], 'Declined', 'Due'],
  [['failed'], 'Declined', 'Due'],
  [['cancelled'], 'Cancelled', 'Due'],
  [['processing'], 'Pending', 'Due'],
  [['processing', 'paid', 'returned'], 'Returned', 'Due'],
  [['processing', 'returned'], 'Returned', 'Due'],
  [['paid', 'refunded'], 'Refunded', 'Due'],
  [['processing', 'paid', 'returned', 'regained'], 'Settled', 'Paid'],
  [['processing', 'returned', 'regained'], 'Settled', 'Paid'],
  [['paid', 'regained'], 'Settled', 'Paid'],
  [['paid', 'returned', 'regained', 'refunded'], 'Refunded', 'Due'],
] as const

interface Post {
  readonly body: string
  readonly signature: string
  /** Whether it is to be accepted. */
  readonly isTrue: boolean
}

/** Returns the events of one life in random order: repeated, and among forgeries of every kind. */
function postsOf(
  paymentId: string,
  states: readonly string[],
  shuffle: <Item>(items: readonly Item[]) => Item[],
) {
  const now = bench.world.context.now()
  const payment = (state: string, changes: object = {}) => ({
    id: `pay_${paymentId}`,
    key: paymentId,
    amount: 27_500,
    currency: 'usd',
    state,
    reason: state === 'paid' ? null : 'insufficientFunds',
    method: 'card',
    last_four: '4242',
    ...changes,
  })
  const post = (
    id: string,
    reported: object,
    isTrue: boolean,
    sign: (body: string) => string = (body) => signEvent(secret, Buffer.from(body), now),
  ): Post => {
    const body = JSON.stringify({ id, payment: reported })
    return { body, signature: sign(body), isTrue }
  }
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const events = states.map((state, step) => post(`evt_${paymentId}_${step}`, payment(state), true))
  const forged = [
    post(`evt_${paymentId}_f1`, payment('paid'), false, (body) => signEvent('wrong', Buffer.from(body), now)),
    post(`evt_${paymentId}_f2`, payment('paid'), false, (body) =>
      signEvent(secret, Buffer.from(body), at(-301)),
    ),
    post(`evt_${paymentId}_f3`, payment('refunded'), false, (body) =>
      signEvent(secret, Buffer.from(body), at(301)),
    ),
    post(`evt_${paymentId}_f4`, payment('paid'), false, (body) =>
      signEvent(secret, Buffer.from(`${body} `), now),
    ),
    post(`evt_${paymentId}_f5`, payment('paid', { amount: 1 }), false),
    post(`evt_${paymentId}_f6`, payment('paid', { currency: 'mxn' }), false),
    post(`evt_${paymentId}_f7`, payment('refunded', { id: 'pay_another' }), false),
    post(`evt_${paymentId}_f8`, payment('paid', { key: 'a07000000000009AAA' }), false),
    post(`evt_${paymentId}_f9`, payment('paid'), false, () => ''),
    post(`evt_${paymentId}_fa`, payment('regained'), false, (body) =>
      signEvent('wrong', Buffer.from(body), now),
    ),
    post(`evt_${paymentId}_fb`, payment('regained', { amount: 27_499 }), false),
  ]
  return shuffle([...events, ...events, ...events.slice(0, 1), ...forged])
}

const postEvent = ({ body, signature }: Post) =>
  bench.world.app.inject({
    method: 'POST',
    url: '/webhooks/payments',
    headers: { 'content-type': 'application/json', [signatureHeader]: signature },
    payload: body,
  })

it(`${rounds} payments whose events come repeated, out of order and among forgeries end exactly where they are`, async () => {
  const { engine, systemViewer } = bench.world.context
  const cases = fc.sample(
    fc.record({
      life: fc.nat(lives.length - 1),
      order: fc.array(fc.nat(1_000), { minLength: 24, maxLength: 24 }),
    }),
    { numRuns: rounds, seed: 20_241 },
  )
  for (const [round, { life, order }] of cases.entries()) {
    const payer = payerOf(bench, round)
    const [states, status, depositStatus] = lives[life] ?? lives[0]
    const depositId = await bench.newDeposit(payer)
    const paymentId = await engine.createRecord(systemViewer, 'Payment__c', {
      fields: {
        Account__c: payer.accountId,
        Purpose__c: 'Deposit',
        Deposit__c: depositId,
        Amount__c: 275,
        Payment_Date__c: '2026-11-20',
        Processor_Reference__c: 'to be known',
      },
    })
    await engine.updateRecord(systemViewer, paymentId, {
      fields: { Processor_Reference__c: `pay_${paymentId}` },
    })
    const shuffle = <Item>(items: readonly Item[]) =>
      items
        .map((item, index) => [order[index % order.length] ?? 0, item] as const)
        .sort(([one], [other]) => one - other)
        .map(([, item]) => item)
    const posts = postsOf(paymentId, states, shuffle)
    // Some are sent one after another, some in parallel.
    const answers =
      round % 2 === 0
        ? await Promise.all(posts.map(postEvent))
        : await posts.reduce<Promise<Awaited<ReturnType<typeof postEvent>>[]>>(
            async (before, post) => [...(await before), await postEvent(post)],
            Promise.resolve([]),
          )
    const taken = answers.map(({ statusCode }) => statusCode === 204)
    expect(taken).toEqual(posts.map(({ isTrue }) => isTrue))
    const [stored] = await bench.rows(
      `select p."Status__c" as status, d."Status__c" as "depositStatus", d."Paid_Amount__c"::float as paid
       from record."Payment__c" p join record."Deposit__c" d on d."Id" = p."Deposit__c" where p."Id" = $1`,
      [paymentId],
    )
    expect([states, stored]).toEqual([
      states,
      { status, depositStatus, paid: depositStatus === 'Paid' ? 275 : 0 },
    ])
  }
  const forged = await bench.rows(`select 1 from payments.news where event_id like '%\\_f_'`)
  expect(forged).toEqual([])
}, 600_000)

it('events that are too large, or no JSON, or of another type are refused without an error of ours', async () => {
  for (const [body, type] of [
    ['x'.repeat(70_000), 'application/json'],
    ['{"id":', 'application/json'],
    ['a=b', 'application/x-www-form-urlencoded'],
    ['', 'application/json'],
  ] as const) {
    const now = bench.world.context.now()
    const answer = await bench.world.app.inject({
      method: 'POST',
      url: '/webhooks/payments',
      headers: { 'content-type': type, [signatureHeader]: signEvent(secret, Buffer.from(body), now) },
      payload: body,
    })
    expect([400, 401, 413]).toContain(answer.statusCode)
  }
})
