import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { billingAccount } from '../../../testing/billing-account'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { takeQueued } from '../../../testing/take-queued'

let bench: MethodBench
let numbers = 0
let accountNumber = ''

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  numbers += 1
  accountNumber = String(8_900_000_000 + numbers)
  bench.world.advance(60_000)
})

const { account, bill, line, read, take } = billingAccount(
  () => bench,
  () => accountNumber,
)
const stored = async () => {
  const [row] = await read(
    `select "Average_Billing__c" as "isOn", "Deferred_Balance__c"::float as deferred from record."Account"
     where "AccountNumber" = $1`,
  )
  return row
}
const events = () =>
  read(
    `select e.event_type as type from billing_outbox.event e join record."Account" a on a."Id" = e.account_id
     where a."AccountNumber" = $1 and e.event_type like 'average-billing.%' order by e.sequence`,
  )
const averageBilling = (isOn: boolean, deferredBalance: number) => ({
  averageBilling: { isOn, deferredBalance },
})
const mailed = async () => {
  await takeQueued(bench, 'send-average-billing-changed')
  return (await bench.runJobs()).map(({ subject }) => subject)
}
/** As the customer chooses on the page. */
async function choose(isOn: boolean) {
  const [row] = await read('select "Id" as id from record."Account" where "AccountNumber" = $1')
  const { engine, systemViewer } = bench.world.context
  await engine.updateRecord(systemViewer, String(row?.id), { fields: { Average_Billing__c: isOn } })
}
const deliver = async () => {
  bench.waiting.push({ jobName: 'deliver-billing-events', payload: {} })
  await bench.runJobs()
}

describe('what billing reports of average billing', () => {
  it('is stored, is not sent back to it, and is mailed where it changed by itself', async () => {
    expect(await take(account(averageBilling(true, 41.27)))).toEqual([])
    expect(await stored()).toEqual({ isOn: true, deferred: 41.27 })
    expect(await mailed()).toEqual([])
    expect(await take(account({ opening: null, ...averageBilling(true, -12.5) }))).toEqual([])
    expect(await stored()).toEqual({ isOn: true, deferred: -12.5 })
    bench.world.advance(60_000)
    expect(await take(account({ opening: null, ...averageBilling(false, 0) }))).toEqual([])
    expect(await stored()).toEqual({ isOn: false, deferred: 0 })
    expect(await events()).toEqual([])
    expect(await mailed()).toEqual(['Su facturación mensual promedio de Northlamp terminó'])
  })

  it('changes nothing where a gateway says nothing about it', async () => {
    await take(account(averageBilling(true, 8)))
    for (const silent of [{}, { averageBilling: null }]) {
      expect(await take(account({ opening: null, ...silent }))).toEqual([])
      expect(await stored()).toEqual({ isOn: true, deferred: 8 })
    }
  })

  it('is refused with another form, and the rest of the page is taken', async () => {
    const wrong = account({ averageBilling: { isOn: true } })
    expect(await take(wrong, account(averageBilling(true, 1)))).toEqual(['NOT_AS_AGREED'])
    expect(await stored()).toEqual({ isOn: true, deferred: 1 })
  })

  it('does not undo a choice that it does not know yet, and counts once it does', async () => {
    await take(account(averageBilling(false, 0)))
    await choose(true)
    bench.world.advance(60_000)
    await take(account({ opening: null, ...averageBilling(false, 3.4) }))
    expect(await stored()).toEqual({ isOn: true, deferred: 3.4 })
    await deliver()
    // What it said in the moment of the delivery may be from before it.
    await take(account({ opening: null, ...averageBilling(false, 3.4) }))
    expect(await stored()).toEqual({ isOn: true, deferred: 3.4 })
    bench.world.advance(60_000)
    await take(account({ opening: null, ...averageBilling(false, 3.4) }))
    expect(await stored()).toEqual({ isOn: false, deferred: 3.4 })
    expect(await events()).toEqual([{ type: 'average-billing.turned-on' }])
  })

  it('counts where it refused the choice', async () => {
    await take(account(averageBilling(false, 0)))
    await bench.billing.refuse('average-billing.turned-on')
    await choose(true)
    await deliver()
    await bench.billing.refuse(null)
    await take(account({ opening: null, ...averageBilling(false, 0) }))
    expect(await stored()).toEqual({ isOn: false, deferred: 0 })
  })
})

it('a levelled bill charges what billing printed on it, and its adjustment is a line of its own', async () => {
  const adjusted = [line('Energy', 250), line('Base', 4.95), line('Average_Billing', -95.05)]
  const change = bill({ charges: 159.9, closing: 159.9, lines: adjusted })
  expect(await take(account(averageBilling(true, 95.05)), change)).toEqual([])
  const [owed] = await read(
    `select e."Balance__c"::float as owed, l."Line_Type__c" as line from record."Ledger_Entry__c" e
     join record."Account" a on a."Id" = e."Account__c"
     join record."Bill__c" b on b."Account__c" = a."Id"
     join record."Bill_Line__c" l on l."Bill__c" = b."Id" and l."Line_Type__c" = 'Average_Billing'
     where a."AccountNumber" = $1`,
  )
  expect(owed).toEqual({ owed: 159.9, line: 'Average_Billing' })
  const short = bill({ billNumber: `${accountNumber}-202611`, charges: 254.95, lines: adjusted })
  expect(await take(short)).toEqual(['FIELD_INTEGRITY_EXCEPTION'])
})
