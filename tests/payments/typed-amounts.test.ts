import { forgetLedger } from '@porchlight/test-kit/forget-ledger'
import { expect, it } from 'vitest'
import { bench, billId, openWorldOfPayer, payer } from './autopay-payer'

openWorldOfPayer()

/** What comes of typing an amount: the code of the refusal, or the cents of the payment that was opened. */
async function type(amount: string): Promise<string | number> {
  const answer = await bench.call(payer, 'payBill', { billId, share: 'other', amount })
  if (answer.statusCode !== 200) return /[A-Z]+(?:_[A-Z]+)+/.exec(answer.payload)?.[0] ?? answer.payload
  const [payment] = await bench.rows<{ cents: number }>(
    `select ("Amount__c" * 100)::int as cents from record."Payment__c" where "Bill__c" = $1 and "Status__c" = 'Pending'
     order by "CreatedDate" desc limit 1`,
    [billId],
  )
  await bench.rows('delete from record."Payment__c" where "Bill__c" = $1', [billId])
  await bench.rows('delete from identity.attempt')
  return payment?.cents ?? 'nothing opened'
}

it('of a bill one pays a dollar at least and what is left at most', async () => {
  expect(await type('0.99')).toBe('AMOUNT_OUT_OF_RANGE')
  expect(await type('120.51')).toBe('AMOUNT_OUT_OF_RANGE')
  expect(await type('all of it')).toBe('AMOUNT_OUT_OF_RANGE')
  expect(await type('1')).toBe(100)
  expect(await type('120.50')).toBe(12_050)
})

it('of a bill of less than a dollar all of it, and nothing of a bill that leaves nothing', async () => {
  const leave = async (dollars: number) => {
    await bench.rows(
      `update record."Bill__c" set "Charges__c" = $2, "Closing_Balance__c" = $2 where "Id" = $1`,
      [billId, dollars],
    )
    await bench.world.context.pool.query(forgetLedger(payer.accountId))
  }
  await leave(0.4)
  expect(await type('0.39')).toBe('AMOUNT_OUT_OF_RANGE')
  expect(await type('0.40')).toBe(40)
  await leave(0.01)
  expect(await type('0.01')).toBe(1)
  await leave(0)
  expect(await type('1')).toBe('NOTHING_DUE')
})
