import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPaymentsWorld, type PaymentsWorld, payerOf } from './payments-world'

let bench: PaymentsWorld

beforeAll(async () => {
  bench = await openPaymentsWorld()
})
afterAll(() => bench.close())

it('a waiver that was requested in one language is not requested again in the other', async () => {
  const payer = payerOf(bench, 0)
  await bench.newDeposit(payer)
  for (const language of ['es', 'en'] as const) {
    const body = { orderId: payer.orderId, reason: 'Age_65', contactBy: `in ${language}` }
    const answer = await bench.call(payer, 'askDepositWaiver', body, language)
    expect(answer.statusCode, answer.payload).toBe(200)
  }
  const cases = await bench.rows<{ subject: string; comments: string }>(
    `select "Subject" as subject, "Comments" as comments from record."Case"
     where "Order__c" = $1 and "Comments" like 'Exemption%'`,
    [payer.orderId],
  )
  expect(cases).toEqual([
    { subject: 'Su consulta sobre el depósito', comments: expect.stringContaining('in es') },
  ])
  // No date of birth is stored that could be compared: the advisor requests it.
  expect(cases[0]?.comments).toContain('Request the date of birth')
})

it.each([
  [1, 'en', 'Refundable deposit'],
  [2, 'es', 'Depósito reembolsable'],
] as const)(
  'the payment of deposit %i is described at the processor in its payer’s language',
  async (index, language, text) => {
    const payer = payerOf(bench, index)
    await bench.newDeposit(payer)
    const body = { orderId: payer.orderId, share: 'full' }
    const answer = await bench.call(payer, 'payDeposit', body, language)
    const page = await fetch(answer.json<{ location: string }>().location)
    expect(await page.text()).toContain(text)
  },
)
