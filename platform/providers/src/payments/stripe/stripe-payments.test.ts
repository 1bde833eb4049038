import { afterAll, beforeAll, expect, it } from 'vitest'
import { signEvent } from '../event-signature'
import { PaymentsFailure } from '../payments-failure'
import { benchSecret, cardFields, examplePayment, openStripeBench } from '../testing/payments-bench'
import { createStripePayments } from './stripe-payments'
import { reasonOfCodes } from './stripe-reasons'

let bench: Awaited<ReturnType<typeof openStripeBench>>
let count = 0

beforeAll(async () => {
  bench = await openStripeBench()
})
afterAll(() => bench.close())

const day = 86_400_000
const good = cardFields('4242424242424242')
const goodAccount = { with: 'bank', routing: '110000000', account: '000123456789' }

function request(changes: Partial<Parameters<typeof examplePayment>[0]> = {}) {
  count += 1
  return examplePayment({ idempotencyKey: `a07-${count}`, ...changes })
}

async function storeMethod(fields: Readonly<Record<string, string>>): Promise<string> {
  const { amountCents: _amount, ...page } = request({ methods: ['card', 'bank'] })
  const { pageAddress, setup } = await bench.payments.startSetup(page)
  await bench.post(pageAddress, fields)
  return (await bench.payments.readSetup(setup.reference))?.method?.token ?? ''
}

/** Tells an event that nothing happened for, signed as it should be. */
function sendEvent(type: string, object: object) {
  count += 1
  const event = { id: `evt_${count}`, object: 'event', type, data: { object } }
  const body = Buffer.from(JSON.stringify(event))
  return bench.payments.readEvent(signEvent(benchSecret, body, bench.now()), body)
}

it('asks for a page of ours alone: look, language, ways to pay, no numbers of ours beyond the key', async () => {
  bench.standIn.calls.length = 0
  const requested = request({ methods: ['card', 'bank'] })
  await bench.payments.startPayment(requested)
  expect(bench.standIn.calls.map(({ call, key }) => [call, key])).toEqual([
    ['POST /v1/customers', `customer ${requested.idempotencyKey}`],
    ['POST /v1/checkout/sessions', `page ${requested.idempotencyKey}`],
  ])
  expect(bench.standIn.calls[1]?.given).toMatchObject({
    mode: 'payment',
    locale: 'es-419',
    allowed_payment_method_types: { 0: 'card', 1: 'us_bank_account' },
    payment_method_options: { us_bank_account: { verification_method: 'instant' } },
    branding_settings: { display_name: 'Vecina & <amigos>', button_color: '#A8371B' },
    line_items: { 0: { price_data: { currency: 'usd', unit_amount: '27500' } } },
    client_reference_id: requested.idempotencyKey,
  })
})

it('finds a payment and a debit again whose keys Stripe has forgotten', async () => {
  const requested = request()
  const { reference, pageAddress } = await bench.payments.startPayment(requested)
  await bench.post(pageAddress, good)
  const debit = { idempotencyKey: `${requested.idempotencyKey}-debit`, amountCents: 900, description: 'Bill' }
  const token = await storeMethod(good)
  const made = await bench.payments.chargeMethod({ ...debit, token })
  const firstTriedAt = bench.now()
  bench.standIn.forgetKeys()
  bench.advance(2 * day)
  const again = await bench.payments.startPayment({ ...requested, firstTriedAt, methods: ['bank'] })
  expect(again).toMatchObject({ reference, payment: { state: 'paid' } })
  expect((await bench.payments.chargeMethod({ ...debit, token })).reference).toBe(made.reference)
  expect(bench.standIn.state.intents.size).toBe(2)
})

it.each([
  ['4000000000000341', 'declined', 'cardDeclined'],
  ['4242424242424242', 'paid', null],
])('a debit by card %s is %s, and is told of as one', async (number, state, reason) => {
  const requested = { ...request(), token: await storeMethod(cardFields(number)) }
  const payment = await bench.payments.chargeMethod(requested)
  expect(payment).toMatchObject({ state, reason, method: 'card', lastFour: number.slice(-4) })
  await bench.deliver()
  const event = await bench.eventsOf(payment.reference)
  expect(event.map(({ payment: reported }) => reported)).toEqual([payment])
})

it('a bank debit that fails on its way is returned, with the reason that the bank gives', async () => {
  const payment = await bench.payments.chargeMethod({ ...request(), token: await storeMethod(goodAccount) })
  expect(payment).toMatchObject({ state: 'processing', method: 'bank' })
  const intent = bench.standIn.state.intents.get(payment.reference)
  if (intent !== undefined) intent.later = [{ state: 'returned', reason: 'accountClosed', afterMs: 0 }]
  bench.advance(15_000)
  await bench.deliver()
  const event = await bench.eventsOf(payment.reference)
  expect(event.at(-1)?.payment).toMatchObject({ state: 'returned', reason: 'accountClosed' })
})

it('a card payment that is disputed stays paid until the dispute is lost', async () => {
  const { reference, pageAddress } = await bench.payments.startPayment(request())
  await bench.post(pageAddress, good)
  const intent = [...bench.standIn.state.intents.values()].at(-1)
  const dispute = { id: 'du_1', status: 'under_review', reason: 'fraudulent' }
  if (intent?.latest_charge == null) throw new TypeError('Nothing was charged.')
  intent.latest_charge.disputed = true
  bench.standIn.state.disputes.set(intent.id, dispute)
  const opened = await sendEvent('charge.dispute.created', { id: 'du_1', payment_intent: intent.id })
  expect(opened?.payment).toMatchObject({ reference, state: 'paid' })
  dispute.status = 'lost'
  const lost = await sendEvent('charge.dispute.closed', { id: 'du_1', payment_intent: intent.id })
  expect(lost?.payment).toMatchObject({ reference, state: 'returned', reason: 'notAuthorized' })
  dispute.status = 'won'
  const won = await sendEvent('charge.dispute.closed', { id: 'du_1', payment_intent: intent.id })
  expect(won?.payment).toMatchObject({ reference, state: 'regained', reason: null })
})

it('events of others on the same account, and of what moves no payment, are about none', async () => {
  const stranger = { id: 'pi_stranger', metadata: { order: '5' } }
  const { reference } = await bench.payments.startPayment(request())
  const kinds = [
    ['payment_intent.succeeded', stranger],
    ['checkout.session.completed', { id: reference, mode: 'payment', metadata: {} }],
    ['checkout.session.completed', { id: 'cs_x', mode: 'setup', metadata: { porchlight_key: 'a' } }],
    ['charge.refunded', { id: 'ch_x', payment_intent: 'pi_gone' }],
    ['charge.refunded', { id: 'ch_x', payment_intent: null }],
    ['customer.created', { id: 'cus_x' }],
  ] as const
  for (const [type, object] of kinds) {
    expect(await sendEvent(type, object)).toEqual({ eventId: expect.stringMatching(/^evt_/), payment: null })
  }
  bench.faults.mood = 'down'
  const ours = { id: 'cs_x', mode: 'payment', metadata: { porchlight_key: 'a' } }
  await expect(sendEvent('checkout.session.completed', ours)).rejects.toMatchObject({ kind: 'unavailable' })
  bench.faults.mood = 'well'
})

it.each([
  [401, 'invalid_request_error', undefined, 'unavailable'],
  [403, 'invalid_request_error', undefined, 'unavailable'],
  [429, 'invalid_request_error', 'rate_limit', 'unavailable'],
  [500, 'api_error', undefined, 'unavailable'],
  [400, 'invalid_request_error', 'amount_too_small', 'refused'],
])('of an answer %i %s %s (%s) no more is told than its codes', async (status, type, code, kind) => {
  bench.standIn.failNext(1, status, { type, code, message: 'sk_test_of_the_bench pm_123 4242424242424242' })
  const failure = await bench.payments.startPayment(request()).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PaymentsFailure)
  expect(failure).toMatchObject({ kind })
  const reported = JSON.stringify(failure, Object.getOwnPropertyNames(failure))
  expect(reported).not.toMatch(/sk_test|pm_123|4242/)
  expect(reported).toContain(code ?? String(status))
})

it('a page at another address than the one that our pages lead to is no page', async () => {
  const { origin } = bench.standIn
  const payments = await createStripePayments({
    baseUrl: origin,
    pageOrigin: 'https://checkout.stripe.com',
    apiKey: 'sk_test_of_the_bench',
    webhookSecrets: [benchSecret],
    now: bench.now,
  })
  await expect(payments.startPayment(request())).rejects.toMatchObject({ kind: 'unavailable' })
})

it.each([
  [['insufficient_funds', 'card_declined'], 'insufficientFunds'],
  [[undefined, 'account_closed'], 'accountClosed'],
  [['do_not_honor', 'card_declined'], 'cardDeclined'],
  [['constructor'], 'cardDeclined'],
  [[undefined, null], null],
])('the codes %j say %s', (codes, reason) => {
  expect(reasonOfCodes(codes)).toBe(reason)
})
