import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { campaignBench } from '../../testing/campaign-bench'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { createCustomer } from '../../testing/new-customer'

let bench: MethodBench
const campaigns = campaignBench(() => bench)
const zip = '79936'

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  bench.world.advance(40 * 86_400_000)
  await bench.world.context.pool.query('update record."Account" set "Service_Postal_Code__c" = $1', ['77002'])
})

/** Customers who are the only ones of their ZIP code. */
async function people(...options: Parameters<typeof createCustomer>[1][]) {
  const customers = []
  for (const option of options) {
    const customer = await createCustomer(bench, { isImported: true, ...option })
    await bench.world.context.pool.query(
      'update record."Account" set "Service_Postal_Code__c" = $2 where "Id" = $1',
      [customer.accountId, zip],
    )
    customers.push(customer)
  }
  return customers
}

const sentTo = async (contactId: string) =>
  (
    await bench.world.context.pool.query<{ kind: string; outcome: string; reason: string | null }>(
      `select "Message_Kind__c" as kind, "Outcome__c" as outcome, "Withheld_Reason__c" as reason
       from record."Sent_Message__c" where "Contact__c" = $1 order by "CreatedDate"`,
      [contactId],
    )
  ).rows

describe('a campaign', () => {
  it('goes once to each customer whom its filter fits, in their language, and is recorded', async () => {
    const [ann, eva] = await people({}, { language: 'es' })
    const id = await campaigns.draft({ Only_Zip_Codes__c: '799*' })
    await campaigns.approve(id)
    const before = bench.mails.length
    await campaigns.minute()
    await campaigns.minute()
    await campaigns.minute()
    const mails = bench.mails.slice(before)
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [ann?.email, 'Storm on Friday'],
        [eva?.email, 'Tormenta el viernes'],
      ].toSorted(),
    )
    expect(mails.find(({ to }) => to === eva?.email)?.text).toContain(
      'Hola, Nadia:\n\ncargue sus teléfonos en 12 Lantern Row.',
    )
    expect(mails.every(({ unsubscribe }) => unsubscribe === null)).toBe(true)
    expect(await sentTo(ann?.contactId ?? '')).toEqual([
      { kind: 'campaign-notice', outcome: 'Sent', reason: null },
    ])
    const { status, counted, progress } = await campaigns.overview(id)
    expect([status, counted]).toEqual(['Sent', 2])
    expect(progress).toEqual({ customers: 2, sent: 2, leftOut: 0, open: 0 })
  })
})
