import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signEvent } from './event-signature'
import type { PaymentRequest } from './payments-port'
import {
  benches,
  benchSecret,
  cardFields,
  examplePayment,
  type PaymentsBench,
} from './testing/payments-bench'

const good = cardFields('4242 4242 4242 4242')
const forAdapters = Object.entries(benches).map(([name, adapter]) => ({ name, ...adapter }))

describe.each(forAdapters)('payments by $name', ({ open, declinesEnd }) => {
  let bench: PaymentsBench
  let count = 0

  beforeAll(async () => {
    bench = await open()
  })
  afterAll(() => bench.close())
  beforeEach(() => {
    bench.faults.mood = 'well'
    bench.arrived.length = 0
  })

  async function start(changes: Partial<PaymentRequest> = {}) {
    count += 1
    return bench.payments.startPayment(examplePayment({ idempotencyKey: `key-${count}`, ...changes }))
  }
  const refund = (reference: string, amountCents = 27_500, key = `refund-${reference}`) =>
    bench.payments.refundPayment({ reference, idempotencyKey: key, amountCents })
  const statesOf = async (reference: string) =>
    (await bench.eventsOf(reference)).map(({ payment }) => payment.state)

  it('is one payment however often it is started, and another amount with its key is refused', async () => {
    const request = examplePayment({ idempotencyKey: 'same' })
    const started = await Promise.all(Array.from({ length: 8 }, () => bench.payments.startPayment(request)))
    // Asked for in another language, or looked for later, it is the same one still.
    started.push(
      await bench.payments.startPayment({ ...request, language: 'en', returnAddress: 'http://localhost/' }),
      await bench.payments.startPayment({ ...request, methods: ['card', 'bank'], firstTriedAt: bench.now() }),
    )
    expect(new Set(started.map(({ reference }) => reference)).size).toBe(1)
    await expect(bench.payments.startPayment({ ...request, amountCents: 1_000 })).rejects.toMatchObject({
      kind: 'refused',
    })
  })

  it('is made on a page of its own origin', async () => {
    const { pageAddress } = await start()
    expect(new URL(pageAddress).origin).toBe(bench.payments.pageOrigin)
    expect(await (await fetch(pageAddress)).text()).toMatch(/<html lang="es/)
  })

  it.each([
    ['4242424242424242', ['paid']],
    ['4000000000000077', ['processing', 'paid']],
  ])('by card %s comes to %j, and is told', async (number, states) => {
    const { reference, pageAddress } = await start()
    const answer = await bench.post(pageAddress, cardFields(number))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, examplePayment().returnAddress])
    const seen = [(await bench.payments.readPayment(reference))?.state]
    expect(await statesOf(reference)).toEqual([states[0]])
    if (states.length > 1) {
      bench.arrived.length = 0
      bench.advance(8_000)
      await bench.deliver()
      seen.push((await bench.payments.readPayment(reference))?.state)
      expect(await statesOf(reference)).toEqual(['paid'])
    }
    expect(seen).toEqual(states)
    expect(await bench.payments.readPayment(reference)).toEqual({
      reference,
      refundedCents: 0,
      idempotencyKey: `key-${count}`,
      amountCents: 27_500,
      currency: 'usd',
      state: 'paid',
      reason: null,
      method: 'card',
      lastFour: number.slice(-4),
    })
  })

  it.each([
    ['4000000000000002', 'declined', 'cardDeclined'],
    ['4000000000009995', 'declined', 'insufficientFunds'],
    ['4000000000000069', 'declined', 'cardExpired'],
    ['4000000000000119', 'failed', 'processingError'],
  ])('by card %s charges nothing', async (number, state, reason) => {
    const { reference, pageAddress } = await start()
    await bench.post(pageAddress, cardFields(number))
    const reported = await bench.payments.readPayment(reference)
    expect([reported?.state, reported?.reason]).toEqual(declinesEnd ? [state, reason] : ['open', null])
    if (declinesEnd) return
    expect((await bench.post(pageAddress, good)).status).toBe(303)
    expect(await bench.payments.readPayment(reference)).toMatchObject({ state: 'paid', lastFour: '4242' })
  })

  it('from an account is debited and then returned', async () => {
    const { reference, pageAddress } = await start({ methods: ['card', 'bank'] })
    const fields = { with: 'bank', routing: '110000000', account: '000111111116' }
    expect((await bench.post(pageAddress, fields)).status).toBe(303)
    const seen = [await bench.payments.readPayment(reference)]
    for (const _step of [1, 2]) {
      bench.advance(15_000)
      await bench.deliver()
      seen.push(await bench.payments.readPayment(reference))
    }
    expect(seen.map((reported) => reported?.state)).toEqual(['processing', 'paid', 'returned'])
    expect(seen.at(-1)).toMatchObject({ reason: 'insufficientFunds', method: 'bank', lastFour: '1116' })
    expect((await statesOf(reference)).at(-1)).toBe('returned')
  })

  it('from an account is returned, and regained once the dispute is won', async () => {
    const { reference, pageAddress } = await start({ methods: ['card', 'bank'] })
    const fields = { with: 'bank', routing: '110000000', account: '000222222227' }
    expect((await bench.post(pageAddress, fields)).status).toBe(303)
    const seen: unknown[] = []
    for (const _step of [1, 2, 3]) {
      bench.advance(15_000)
      await bench.deliver()
      seen.push((await bench.payments.readPayment(reference))?.state)
    }
    expect(seen).toEqual(['paid', 'returned', 'regained'])
    expect((await statesOf(reference)).at(-1)).toBe('regained')
    expect(await refund(reference)).toMatchObject({ state: 'refunded', refundedCents: 27_500 })
  })

  it('that is pressed twice is charged once', async () => {
    const { reference, pageAddress } = await start()
    await Promise.all([1, 2, 3].map(() => bench.post(pageAddress, good)))
    await bench.deliver()
    expect(await statesOf(reference)).toEqual(['paid'])
  })

  it('can be cancelled while it is open, ends by itself, and is given back once', async () => {
    const left = await start()
    await bench.post(left.pageAddress, { cancel: 'yes' })
    const cancelled = await start()
    expect(await bench.payments.cancelPayment(cancelled.reference)).toMatchObject({ state: 'cancelled' })
    const again = examplePayment({ idempotencyKey: `key-${count}` })
    expect((await bench.payments.startPayment(again)).payment).toMatchObject({ state: 'cancelled' })
    const forgotten = await start()
    const paid = await start()
    await bench.post(paid.pageAddress, good)
    expect(await bench.payments.cancelPayment(paid.reference)).toMatchObject({ state: 'paid' })
    expect(await statesOf(paid.reference)).toEqual(['paid'])
    expect(await refund(paid.reference)).toMatchObject({ state: 'refunded' })
    expect(await refund(paid.reference)).toMatchObject({ state: 'refunded' })
    await bench.deliver()
    expect((await statesOf(paid.reference)).at(-1)).toBe('refunded')
    await expect(refund(left.reference)).rejects.toMatchObject({ kind: 'refused' })
    bench.advance(86_400_000)
    await bench.deliver()
    for (const { reference } of [left, cancelled, forgotten]) {
      expect(await bench.payments.readPayment(reference)).toMatchObject({ state: 'cancelled' })
    }
  })

  it('is given back in parts, each once for its key, and never more than was paid', async () => {
    const { reference, pageAddress } = await start()
    await bench.post(pageAddress, good)
    expect(await refund(reference, 10_000, 'one')).toMatchObject({ state: 'paid', refundedCents: 10_000 })
    bench.advance(3 * 86_400_000)
    expect(await refund(reference, 10_000, 'one')).toMatchObject({ state: 'paid', refundedCents: 10_000 })
    await expect(refund(reference, 9_000, 'one')).rejects.toMatchObject({ kind: 'refused' })
    await expect(refund(reference, 17_501, 'two')).rejects.toMatchObject({ kind: 'refused' })
    const both = await Promise.allSettled([
      refund(reference, 17_500, 'three'),
      refund(reference, 17_500, 'four'),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await bench.payments.readPayment(reference)).toMatchObject({
      state: 'refunded',
      refundedCents: 27_500,
    })
    expect(await refund(reference, 10_000, 'one')).toMatchObject({ refundedCents: 27_500 })
    await bench.deliver()
    const told = await bench.eventsOf(reference)
    expect(told.at(-1)?.payment).toMatchObject({ state: 'refunded', refundedCents: 27_500 })
  })

  it('of another processor, or of none, is not known', async () => {
    for (const reference of ['pay_x', 'cs_test_x', 'pi_x', '../customers']) {
      expect(await bench.payments.readPayment(reference)).toBeNull()
    }
    expect(await bench.payments.readSetup('set_x')).toBeNull()
  })

  it('is sent again until the events are accepted', async () => {
    bench.answers.push(500, 503)
    const { reference, pageAddress } = await start()
    await bench.post(pageAddress, good)
    await expect.poll(async () => (await bench.eventsOf(reference)).length).toBe(declinesEnd ? 3 : 2)
    expect(new Set((await bench.eventsOf(reference)).map(({ eventId }) => eventId)).size).toBe(1)
  })

  it('is believed in when these bytes were signed within five minutes, and only then', async () => {
    const { reference, pageAddress } = await start()
    await bench.post(pageAddress, good)
    await bench.deliver()
    const [event] = await bench.eventsOf(reference)
    const { body, signature } = bench.arrived.find(({ body: bytes }) =>
      String(bytes).includes(event?.eventId ?? 'none'),
    ) ?? { body: Buffer.of(), signature: '' }
    const read = (given: string | undefined, bytes: Uint8Array = body) =>
      bench.payments.readEvent(given, bytes)
    expect((await read(signature))?.payment?.reference).toBe(reference)
    const at = (seconds: number, secret = benchSecret) =>
      signEvent(secret, body, new Date(bench.now().getTime() + seconds * 1000))
    expect(await Promise.all([read(at(-299)), read(at(299))])).not.toContain(null)
    const rewritten = Buffer.from(JSON.stringify(JSON.parse(String(body)), null, 1))
    const { hex = '' } = /v1=(?<hex>.*)/.exec(signature)?.groups ?? {}
    const refused = await Promise.all([
      read(at(-301)),
      read(at(301)),
      read(at(0, 'another secret')),
      read(signature, rewritten),
      read(undefined),
      read(''),
      read(`t=,v1=${hex}`),
      read(signature.replace(/t=\d+/, 't=99999999999')),
      read(signEvent(benchSecret, Buffer.from('{"id":5}'), bench.now()), Buffer.from('{"id":5}')),
    ])
    expect(refused.map((reported) => reported === null)).toEqual(refused.map(() => true))
  })

  it.each(['down', 'hanging', 'nonsense', 'forgetful'] as const)(
    'fails in time while the processor is %s, and is one payment afterwards',
    async (faultMode) => {
      bench.faults.mood = faultMode
      const request = examplePayment({ idempotencyKey: `ill-${faultMode}` })
      await expect(bench.impatient.startPayment(request)).rejects.toMatchObject({ kind: 'unavailable' })
      bench.faults.mood = 'well'
      const first = await bench.payments.startPayment(request)
      expect(await bench.payments.startPayment(request)).toEqual(first)
    },
  )
})
