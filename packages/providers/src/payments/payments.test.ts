import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signNews } from './news-signature'
import type { PaymentRequest } from './payments-port'
import {
  benchSecret,
  cardFields,
  createPaymentsBench,
  examplePayment,
  type PaymentsBench,
} from './testing/payments-bench'

let bench: PaymentsBench
let count = 0

beforeAll(async () => {
  bench = await createPaymentsBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.processor.faults.mood = 'well'
  bench.processor.faults.news = 'once'
  bench.arrived.length = 0
})

async function start(changes: Partial<PaymentRequest> = {}) {
  count += 1
  return bench.payments.startPayment(examplePayment({ idempotencyKey: `key-${count}`, ...changes }))
}

const newsOf = (reference: string) =>
  bench.arrived.flatMap(({ signature, body }) => {
    const news = bench.payments.readNews(signature, body)
    return news?.payment.reference === reference ? [news] : []
  })

const good = cardFields('4242 4242 4242 4242')

describe('a payment', () => {
  it('is one payment however often it is started, and another amount with its key is refused', async () => {
    const request = examplePayment({ idempotencyKey: 'same' })
    const started = await Promise.all(Array.from({ length: 8 }, () => bench.payments.startPayment(request)))
    expect(new Set(started.map(({ reference }) => reference)).size).toBe(1)
    await expect(bench.payments.startPayment({ ...request, amountCents: 1 })).rejects.toMatchObject({
      kind: 'refused',
    })
  })

  it('is made on a page of its own origin, in the language and colour asked for, with everything escaped', async () => {
    const { pageAddress } = await start()
    expect(new URL(pageAddress).origin).toBe(bench.processor.origin)
    const answer = await fetch(pageAddress)
    const page = await answer.text()
    expect(page).toContain('<html lang="es">')
    expect(page).toContain('$275.00')
    expect(page).toContain('--brand:#A8371B')
    expect(page).toContain('Vecina &#38; &#60;amigos&#62;')
    expect(page).not.toContain('<script')
    expect(answer.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://localhost:3000",
    )
  })

  it.each([
    ['4242424242424242', ['paid'], null],
    ['4000000000000002', ['declined'], 'cardDeclined'],
    ['4000000000009995', ['declined'], 'insufficientFunds'],
    ['4000000000000069', ['declined'], 'cardExpired'],
    ['4000000000000119', ['failed'], 'processingError'],
    ['4000000000000077', ['processing', 'paid'], null],
  ])('by card %s comes to %j, and is told', async (number, states, reason) => {
    const { reference, pageAddress } = await start()
    const answer = await bench.post(pageAddress, cardFields(number))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, examplePayment().returnAddress])
    if (states.length > 1) {
      expect(await bench.payments.readPayment(reference)).toMatchObject({ state: 'processing' })
      bench.advance(8_000)
      await bench.processor.deliver()
    }
    expect(newsOf(reference).map(({ payment }) => payment.state)).toEqual(states)
    expect(await bench.payments.readPayment(reference)).toEqual({
      reference,
      idempotencyKey: `key-${count}`,
      amountCents: 27_500,
      currency: 'usd',
      state: states.at(-1),
      reason,
      method: 'card',
      lastFour: number.slice(-4),
    })
  })

  it('from an account is debited and then returned', async () => {
    const { reference, pageAddress } = await start({ methods: ['card', 'bank'] })
    const fields = { with: 'bank', routing: '110000000', account: '000111111116' }
    expect((await bench.post(pageAddress, fields)).status).toBe(303)
    for (const _step of [1, 2]) {
      bench.advance(15_000)
      await bench.processor.deliver()
    }
    expect(newsOf(reference).map(({ payment }) => payment.state)).toEqual(['processing', 'paid', 'returned'])
  })

  it('that is pressed twice is charged once', async () => {
    const { reference, pageAddress } = await start()
    await Promise.all([1, 2, 3].map(() => bench.post(pageAddress, good)))
    expect(newsOf(reference)).toHaveLength(1)
    expect(await (await fetch(pageAddress)).text()).toContain('Aquí no hay nada que pagar')
  })

  it('can be left, cancelled while it is open, ends by itself, and is given back once', async () => {
    const left = await start()
    await bench.post(left.pageAddress, { cancel: 'yes' })
    const cancelled = await start()
    expect(await bench.payments.cancelPayment(cancelled.reference)).toMatchObject({ state: 'cancelled' })
    const forgotten = await start()
    const paid = await start()
    await bench.post(paid.pageAddress, good)
    expect(await bench.payments.cancelPayment(paid.reference)).toMatchObject({ state: 'paid' })
    expect(await bench.payments.refundPayment(paid.reference)).toMatchObject({ state: 'refunded' })
    expect(await bench.payments.refundPayment(paid.reference)).toMatchObject({ state: 'refunded' })
    expect(newsOf(paid.reference).map(({ payment }) => payment.state)).toEqual(['paid', 'refunded'])
    await expect(bench.payments.refundPayment(left.reference)).rejects.toMatchObject({ kind: 'refused' })
    bench.advance(3_600_000)
    await bench.processor.deliver()
    for (const { reference } of [left, cancelled, forgotten]) {
      expect(await bench.payments.readPayment(reference)).toMatchObject({ state: 'cancelled' })
    }
  })

  it.each([
    [{ ...good, number: '4242424242424241' }, 'Escriba los dígitos de la tarjeta'],
    [{ ...good, number: '5555555555554444' }, 'No escriba una tarjeta real'],
    [{ ...good, expiry: '10/26' }, 'un mes y un año futuros'],
    [{ ...good, code: '12' }, 'los 3 o 4 dígitos'],
  ])('typed as %j is shown again with what is wrong and without the number', async (changed, words) => {
    const fields = { number: good.number ?? '', ...changed }
    const { reference, pageAddress } = await start()
    const answer = await bench.post(pageAddress, fields)
    const page = await answer.text()
    expect([answer.status, page.includes(words), page.includes(`value="${fields.number}`)]).toEqual([
      422,
      true,
      false,
    ])
    expect(await bench.payments.readPayment(reference)).toMatchObject({ state: 'open' })
  })
})

describe('news', () => {
  it('come again until they are taken', async () => {
    bench.answers.push(500, 503)
    const { reference, pageAddress } = await start()
    await bench.post(pageAddress, good)
    await expect.poll(() => newsOf(reference).length, { timeout: 5_000 }).toBe(3)
    expect(new Set(newsOf(reference).map(({ eventId }) => eventId)).size).toBe(1)
  })

  it('are believed when these bytes were signed within five minutes, and only then', async () => {
    const { reference, pageAddress } = await start()
    await bench.post(pageAddress, good)
    const { body, signature } = bench.arrived.at(-1) ?? { body: Buffer.of(), signature: '' }
    const read = (given: string | undefined, bytes: Uint8Array = body) =>
      bench.payments.readNews(given, bytes)
    expect(read(signature)?.payment.reference).toBe(reference)
    const at = (seconds: number, secret = benchSecret) =>
      signNews(secret, body, new Date(bench.now().getTime() + seconds * 1000))
    expect([read(at(-299)), read(at(299))]).not.toContain(null)
    const rewritten = Buffer.from(JSON.stringify(JSON.parse(String(body)), null, 1))
    const { hex = '' } = /v1=(?<hex>.*)/.exec(signature)?.groups ?? {}
    const refused = [
      read(at(-301)),
      read(at(301)),
      read(at(0, 'another secret')),
      read(signature, rewritten),
      read(undefined),
      read(''),
      read(`t=,v1=${hex}`),
      read(signature.replace(/t=\d+/, 't=99999999999')),
      read(signNews(benchSecret, Buffer.from('{"id":5}'), bench.now()), Buffer.from('{"id":5}')),
    ]
    expect(refused.map((news) => news === null)).toEqual(refused.map(() => true))
  })
})

describe('a processor that is ill', () => {
  it.each(['down', 'hanging', 'nonsense', 'forgetful'] as const)('and is %s fails in time', async (mood) => {
    bench.processor.faults.mood = mood
    const request = examplePayment({ idempotencyKey: `ill-${mood}` })
    const startedAt = performance.now()
    await expect(bench.payments.startPayment(request)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(performance.now() - startedAt).toBeLessThan(2_000)
    bench.processor.faults.mood = 'well'
    const first = await bench.payments.startPayment(request)
    expect(await bench.payments.startPayment(request)).toEqual(first)
  })
})
