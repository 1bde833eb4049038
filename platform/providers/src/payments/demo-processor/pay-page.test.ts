import { afterAll, beforeAll, expect, it } from 'vitest'
import { benches, cardFields, examplePayment, type PaymentsBench } from '../testing/payments-bench'

let bench: PaymentsBench
let count = 0

beforeAll(async () => {
  bench = await benches['the demo processor'].open()
})
afterAll(() => bench.close())

function start() {
  count += 1
  return bench.payments.startPayment(examplePayment({ idempotencyKey: `key-${count}` }))
}

const good = cardFields('4242 4242 4242 4242')

it('the page is in the language and colour asked for, with everything escaped', async () => {
  const { pageAddress } = await start()
  const answer = await fetch(pageAddress)
  const page = await answer.text()
  expect(page).toContain('<html lang="es">')
  expect(page).toContain('$275.00')
  expect(page).toContain('--brand:#A8371B')
  expect(page).toContain('Vecina &#38; &#60;amigos&#62;')
  expect(page).not.toContain('<script')
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000")
})

it('a page on which was paid says so, and one that was left is cancelled', async () => {
  const paid = await start()
  await bench.post(paid.pageAddress, good)
  expect(await (await fetch(paid.pageAddress)).text()).toContain('Aquí no hay nada que pagar')
  const left = await start()
  await bench.post(left.pageAddress, { cancel: 'yes' })
  expect(await bench.payments.readPayment(left.reference)).toMatchObject({ state: 'cancelled' })
})

it.each([
  [{ ...good, number: '4242424242424241' }, 'Escriba los dígitos de la tarjeta'],
  [{ ...good, number: '5555555555554444' }, 'No escriba una tarjeta real'],
  [{ ...good, expiry: '10/26' }, 'un mes y un año futuros'],
  [{ ...good, code: '12' }, 'los 3 o 4 dígitos'],
])('what is typed as %j is shown again with what is wrong and without the number', async (changed, words) => {
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
