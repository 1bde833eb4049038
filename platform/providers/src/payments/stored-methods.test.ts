import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { benches, cardFields, examplePayment, type PaymentsBench } from './testing/payments-bench'

const account = (number: string, routing = '110000000') => ({ with: 'bank', routing, account: number })
const forAdapters = Object.entries(benches).map(([name, adapter]) => ({ name, ...adapter }))

describe.each(forAdapters)('methods kept by $name', ({ open, declinesEnd }) => {
  let bench: PaymentsBench
  let count = 0

  beforeAll(async () => {
    bench = await open()
  })
  afterAll(() => bench.close())

  async function start() {
    count += 1
    const { amountCents: _amount, ...page } = examplePayment({ idempotencyKey: `setup-${count}` })
    return bench.payments.startSetup({ ...page, methods: ['card', 'bank'] })
  }

  async function storeMethod(fields: Readonly<Record<string, string>>) {
    const { pageAddress, setup } = await start()
    const answer = await bench.post(pageAddress, fields)
    return { status: answer.status, setup: await bench.payments.readSetup(setup.reference), pageAddress }
  }

  async function charge(token: string, amountCents = 4_550) {
    count += 1
    const request = { idempotencyKey: `charge-${count}`, amountCents, token, description: 'Bill' }
    return { request, payment: await bench.payments.chargeMethod(request) }
  }

  it.each([
    [
      cardFields('4242 4242 4242 4242'),
      {
        kind: 'card',
        institution: 'Visa',
        lastFour: '4242',
        expiryMonth: 4,
        expiryYear: 2030,
        bankAccountType: null,
      },
    ],
    [
      { ...account('000123456789'), type: 'savings' },
      {
        kind: 'bank',
        institution: 'Harbor Pine Bank',
        lastFour: '6789',
        expiryMonth: null,
        expiryYear: null,
        bankAccountType: 'savings',
      },
    ],
  ])('what is typed on the page is kept without its number: %j', async (fields, method) => {
    const { setup, status, pageAddress } = await storeMethod(fields)
    expect([status, setup?.state, setup?.method]).toEqual([
      303,
      'kept',
      { token: expect.any(String), ...method },
    ])
    const { number = '', account: typed = number } = fields as Readonly<Record<string, string>>
    expect(JSON.stringify(setup)).not.toContain(typed.replaceAll(' ', '').slice(-6))
    // The page takes one method only.
    await bench.post(pageAddress, cardFields('5555555555554444'))
    expect((await bench.payments.readSetup(setup?.reference ?? ''))?.method).toEqual(setup?.method)
  })

  it.each([
    [account('000123456789', '123456789'), 'wrong', 'open'],
    // The check sum fits, the range of banks does not; zeros fit the check sum.
    [account('000123456789', '789456124'), 'wrong', 'open'],
    [account('000123456789', '000000000'), 'wrong', 'open'],
    [account('12'), 'wrong', 'open'],
    [cardFields('4000000000000002'), 'wrong', 'open'],
    [cardFields('4000000000000119'), 303, 'failed'],
    [{ cancel: 'yes' }, 303, declinesEnd ? 'cancelled' : 'open'],
  ])('of %j nothing is kept', async (fields, status, state) => {
    const found = await storeMethod(fields)
    expect([found.setup?.state, found.setup?.method]).toEqual([state, null])
    expect(found.status === 303).toBe(status === 303)
  })

  it('a stored method pays once with one key, and sends its events', async () => {
    const { setup } = await storeMethod(cardFields('4242424242424242'))
    const { request, payment } = await charge(setup?.method?.token ?? '')
    const again = await Promise.all(Array.from({ length: 6 }, () => bench.payments.chargeMethod(request)))
    expect(payment).toMatchObject({ state: 'paid', amountCents: 4_550, method: 'card', lastFour: '4242' })
    expect(new Set(again.map(({ reference }) => reference))).toEqual(new Set([payment.reference]))
    await bench.deliver()
    expect(await bench.eventsOf(payment.reference)).toHaveLength(1)
    await expect(bench.payments.chargeMethod({ ...request, amountCents: 1 })).rejects.toMatchObject({
      kind: 'refused',
    })
  })

  it.each([
    [cardFields('4000000000000341'), ['declined']],
    [account('000111111116'), ['processing', 'paid', 'returned']],
  ])('a debit by %j goes %j', async (fields, states) => {
    const { setup } = await storeMethod(fields)
    const { payment } = await charge(setup?.method?.token ?? '')
    const seen: string[] = [payment.state]
    for (let step = 1; step < states.length; step += 1) {
      bench.advance(15_000)
      await bench.deliver()
      seen.push((await bench.payments.readPayment(payment.reference))?.state ?? '')
    }
    expect(seen).toEqual(states)
  })

  it('a token that nobody was given is refused', async () => {
    await expect(charge('tok_nobody')).rejects.toMatchObject({ kind: 'refused' })
  })
})
