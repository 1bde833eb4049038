import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrolledOrders } from '../../../testing/enrolled-orders'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
beforeEach(async () => {
  await bench.market.setFaultMode({ isAway: false, delaySeconds: 20, next: 'confirm' })
  await bench.credit.setFaultMode({ next: 'pass', depositDollars: 200 })
})
afterEach(() => {
  Object.assign(bench.identityRule, { when: 'unconfirmed', by: 'check' })
  bench.waiting.splice(0)
})
afterAll(() => bench.close())

const { enrol, advance, later, stateOf, valuesOf } = enrolledOrders(() => bench)

/** The last name that the stand-in for the credit check cannot confirm. */
const unknown = { contact: { lastName: 'Fogg' } }
const keysOf = (orderId: string) =>
  valuesOf(`select job_name as job, key from jobs.enqueued_key where key like '%' || $1 || '%'`, orderId)
const verifications =
  'select "Id" as id, "Status__c" as status from record."Identity_Verification__c" where "Order__c" = $1'
const notices = `select "Id" as id, "Notice_Type__c" as type, "Reason__c" as reason, "Status__c" as status,
   "Amount__c"::float as amount, "Placed_By__c" as by from record."Notice__c" where "Order__c" = $1`

async function idOf(sql: string, orderId: string): Promise<string> {
  const [row] = (await valuesOf(sql, orderId)) as { readonly id: string }[]
  return row?.id ?? ''
}

const write = (id: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.updateRecord(bench.systemViewer, id, { fields })

/** Lets the service find that they are who they say. */
async function pass(orderId: string): Promise<void> {
  const id = await idOf(verifications, orderId)
  await write(id, { Status__c: 'Opened' })
  await write(id, { Status__c: 'Passed', Completed_At__c: bench.world.context.now().toISOString() })
}

/** Begins the service on the day of the order. */
async function activated(orderId: string) {
  const days = Date.parse('2026-12-02') - bench.world.context.now().getTime()
  const state = await later(orderId, days / 1_000)
  bench.world.advance(-days)
  return state
}

describe('somebody whom the credit check cannot confirm', () => {
  it('is sent the link of an identity verification, which the order waits for up to the first day', async () => {
    const orderId = await enrol(unknown)
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({
      market: 'Not_Sent',
      credit: 'Passed',
      steps: ['Identity New', 'Utility New'],
    })
    expect(await valuesOf(verifications, orderId)).toMatchObject([{ status: 'Sent' }])
    expect(await keysOf(orderId)).toContainEqual({ job: 'send-order-link', key: `identity ${orderId}` })
    await advance(orderId)
    expect(await valuesOf(verifications, orderId)).toHaveLength(1)
    await pass(orderId)
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({
      market: 'Sent',
      steps: ['Identity Completed', 'Utility In Progress'],
    })
    expect(await later(orderId)).toMatchObject({ market: 'Confirmed', order: 'Pending Complete' })
    expect(await activated(orderId)).toMatchObject({ order: 'Active Complete', account: 'Active' })
  })

  it('who announced a document need not send it once the verification has passed', async () => {
    const orderId = await enrol({ ...unknown, identity: { identityKind: 'Passport', numberLastFour: '' } })
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({ steps: ['Documents New', 'Identity New', 'Utility New'] })
    await pass(orderId)
    expect(await stateOf(orderId)).toMatchObject({
      steps: ['Documents Completed', 'Identity Completed', 'Utility New'],
    })
  })

  it('sends a document where the installation has no identity verification', async () => {
    bench.identityRule.by = 'document'
    const orderId = await enrol(unknown)
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({
      market: 'Not_Sent',
      steps: ['Documents New', 'Utility New'],
    })
    expect(await valuesOf(verifications, orderId)).toEqual([])
  })
})

it('everybody confirms who they are, once, where the rule of the retailer says so', async () => {
  bench.identityRule.when = 'always'
  const orderId = await enrol()
  await advance(orderId)
  await advance(orderId)
  expect(await stateOf(orderId)).toMatchObject({
    market: 'Not_Sent',
    steps: ['Identity New', 'Utility New'],
  })
  expect(await valuesOf(verifications, orderId)).toHaveLength(1)
})

it('whom the credit check confirms has nothing to verify', async () => {
  const orderId = await enrol()
  await advance(orderId)
  expect(await valuesOf(verifications, orderId)).toEqual([])
  expect(await stateOf(orderId)).toMatchObject({ market: 'Sent' })
})

describe('a balance that the market reports', () => {
  const service = { street: '4 Arrears Street', caseType: 'Move_In' }

  it('is shown with its amount, and holds the first day back until it is settled', async () => {
    const orderId = await enrol({ service })
    await advance(orderId)
    expect(await later(orderId)).toMatchObject({
      order: 'Pending Processing',
      market: 'Confirmed',
      steps: ['Balance New', 'Utility Completed'],
    })
    expect(await valuesOf(notices, orderId)).toMatchObject([
      {
        type: 'Outstanding_Balance',
        reason: 'Own_Debt',
        status: 'Open',
        amount: 182.4,
        by: 'Another provider',
      },
    ])
    expect(await activated(orderId)).toMatchObject({ order: 'Pending Processing', account: 'Pending' })
    await bench.market.say(orderId, { kind: 'balanceSettled' })
    await advance(orderId)
    expect(await valuesOf(notices, orderId)).toMatchObject([{ status: 'Resolved' }])
    expect(await stateOf(orderId)).toMatchObject({
      order: 'Pending Complete',
      steps: ['Balance Completed', 'Utility Completed'],
    })
    expect(await activated(orderId)).toMatchObject({ order: 'Active Complete', account: 'Active' })
  })

  it('after the day was confirmed makes an order that was complete wait again, and only for the customer', async () => {
    const orderId = await enrol()
    await advance(orderId)
    expect(await later(orderId)).toMatchObject({ order: 'Pending Complete' })
    await bench.market.say(orderId, {
      kind: 'balanceReported',
      reason: 'Previous_Occupant',
      dollars: 12.5,
      placedBy: 'Another provider',
    })
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({
      order: 'Pending Processing',
      market: 'Confirmed',
      steps: ['Balance New', 'Utility Completed'],
    })
    const noticeId = await idOf(notices, orderId)
    await write(noticeId, {
      Status__c: 'Resolved',
      Evidence__c: 'Documents_Accepted',
      Resolved_Date__c: '2026-11-24',
    })
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({ order: 'Pending Complete' })
  })
})
