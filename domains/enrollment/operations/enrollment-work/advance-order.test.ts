import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrolledOrders } from '../../../testing/enrolled-orders'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer } from '../../../testing/new-customer'
import { checkCredit } from './check-credit'
import { readOrderWork } from './order-work'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
beforeEach(async () => {
  await bench.market.setFaultMode({ isAway: false, delaySeconds: 20, next: 'confirm' })
  await bench.credit.setFaultMode({ next: 'byNumber', depositDollars: 200 })
})
afterEach(() => {
  bench.waiting.splice(0)
})
afterAll(() => bench.close())

const { enrol, advance, later, stateOf, valuesOf, setOrder } = enrolledOrders(() => bench)

describe('an order on its way', () => {
  it('passes the credit check, goes to the market, gets its date and begins on its day', async () => {
    const orderId = await enrol()
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({
      order: 'Pending Processing',
      market: 'Sent',
      credit: 'Passed',
      confirmed: null,
      steps: ['Utility In Progress'],
    })
    expect(
      await valuesOf(
        'select "Identity_Last_Four__c" as digits from record."Lead" where "Order__c" = $1',
        orderId,
      ),
    ).toEqual([{ digits: null }])
    expect(await later(orderId, 25)).toMatchObject({ market: 'Accepted', confirmed: null })
    expect(await later(orderId, 25)).toMatchObject({
      order: 'Pending Complete',
      market: 'Confirmed',
      confirmed: '2026-12-01',
      account: 'Pending',
      steps: ['Utility Completed'],
    })
    const days = Date.parse('2026-12-01T18:00:00Z') - bench.world.context.now().getTime()
    expect(await later(orderId, days / 1_000)).toMatchObject({ order: 'Active Complete', account: 'Active' })
    bench.world.advance(-days)
  })

  it('waits for a deposit below the cap, and goes on once its step is done', async () => {
    const orderId = await enrol({ identity: { identityKind: 'Social_Security', numberLastFour: '1111' } })
    await bench.credit.setFaultMode({ next: 'deposit', depositDollars: 150 })
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({
      market: 'Not_Sent',
      credit: 'Deposit_Required',
      steps: ['Deposit New', 'Utility New'],
    })
    const deposits =
      'select "Id" as id, "Status__c" as status, "Required_Amount__c"::float as amount, "Cap_Amount__c"::float as cap from record."Deposit__c" where "Order__c" = $1'
    const [deposit] = (await valuesOf(deposits, orderId)) as {
      id: string
      amount: number
      cap: number
      status: string
    }[]
    expect(deposit).toMatchObject({ status: 'Due', amount: 150 })
    expect(deposit?.cap).toBeGreaterThan(150)
    await advance(orderId)
    expect(await valuesOf(deposits, orderId)).toHaveLength(1)
    const [step] = (await valuesOf(
      `select "Id" as id from record."WorkStep" where "Order__c" = $1 and "Step_Type__c" = 'Deposit'`,
      orderId,
    )) as { id: string }[]
    await setOrder(step?.id ?? '', { Status: 'Completed' })
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({ market: 'Sent', order: 'Pending Processing' })
  })

  it.each([
    // A fifth of the estimated year is more than December and January; July and August are more than that.
    ['2026-12-01', 406.3, 'Due'],
    ['2026-12-01', 406.31, 'In_Review'],
    ['2027-07-01', 555.16, 'Due'],
    ['2027-07-01', 555.17, 'In_Review'],
  ])('that begins on %s with a deposit of $%d comes to %s', async (start, depositDollars, status) => {
    const orderId = await enrol()
    await setOrder(orderId, { Requested_Start_Date__c: start })
    await bench.credit.setFaultMode({ next: 'deposit', depositDollars })
    await advance(orderId)
    expect(
      await valuesOf(
        `select "Status__c" as status, "Required_Amount__c"::float as required, "Cap_Amount__c"::float as cap
         from record."Deposit__c" where "Order__c" = $1`,
        orderId,
      ),
    ).toEqual([{ status, required: depositDollars, cap: start === '2026-12-01' ? 406.3 : 555.16 }])
  })

  it('charges nothing where no bill can be estimated: staff look at it', async () => {
    const orderId = await enrol()
    await setOrder(orderId, { Plan__c: null })
    await bench.credit.setFaultMode({ next: 'deposit', depositDollars: 1 })
    await advance(orderId)
    expect(
      await valuesOf(
        `select "Status__c" as status, "Cap_Amount__c"::float as cap from record."Deposit__c" where "Order__c" = $1`,
        orderId,
      ),
    ).toEqual([{ status: 'In_Review', cap: 0 }])
  })

  it('charges nothing above the cap: staff look at it', async () => {
    const orderId = await enrol()
    await bench.credit.setFaultMode({ next: 'deposit', depositDollars: 5_000 })
    await advance(orderId)
    expect(
      await valuesOf(
        `select d."Status__c" as status, w."Responsible__c" as turn from record."Deposit__c" d
         join record."WorkStep" w on w."Order__c" = d."Order__c" and w."Step_Type__c" = 'Deposit'
         where d."Order__c" = $1`,
        orderId,
      ),
    ).toEqual([{ status: 'In_Review', turn: 'Provider' }])
  })

  it('waits for the identity document where no number was given', async () => {
    const orderId = await enrol({ identity: { identityKind: 'Passport', numberLastFour: '' } })
    await bench.credit.setFaultMode({ next: 'pass' })
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({
      market: 'Not_Sent',
      steps: ['Documents New', 'Utility New'],
    })
  })

  it('waits in submission while the market is away, says so, and goes on when it is back', async () => {
    const orderId = await enrol()
    await bench.market.setFaultMode({ isAway: true })
    await expect(advance(orderId)).rejects.toMatchObject({ name: 'ProviderFailure' })
    expect(await stateOf(orderId)).toMatchObject({ order: 'Pending Submission', market: 'Unavailable' })
    await bench.market.setFaultMode({ isAway: false })
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({ order: 'Pending Processing', market: 'Sent' })
  })

  it('gets one answer of the credit check, however often it is requested by what was read before', async () => {
    const orderId = await enrol({ identity: { identityKind: 'Social_Security', numberLastFour: '1111' } })
    await bench.credit.setFaultMode({ next: 'deposit', depositDollars: 150 })
    const reader = { engine: bench.world.context.engine, systemViewer: bench.systemViewer }
    const stale = await readOrderWork(reader, orderId)
    if (stale === null) throw new TypeError('The order is not there.')
    await advance(orderId)
    const requests: unknown[] = []
    const credit = {
      ...bench.credit,
      check: (request: Parameters<typeof bench.credit.check>[0]) => {
        requests.push(request)
        return bench.credit.check(request)
      },
    }
    const check = (order: typeof stale) =>
      checkCredit({ ...bench.services, credit }, order, bench.world.context.now())
    await check(stale)
    expect(
      await valuesOf('select "Status__c" as status from record."Deposit__c" where "Order__c" = $1', orderId),
    ).toEqual([{ status: 'Due' }])
    expect(requests).toEqual([
      {
        requestId: orderId,
        firstName: 'Marisol',
        lastName: expect.stringMatching(/^Quill \d+$/),
        postalCode: '77002',
        numberLastFour: null,
      },
    ])
    const checked = await readOrderWork(reader, orderId)
    if (checked !== null) await check(checked)
    expect(requests).toHaveLength(1)
    expect(
      await valuesOf(
        `select "ExecutionOrder" as place from record."WorkStep" where "Order__c" = $1 and "Step_Type__c" = 'Deposit'`,
        orderId,
      ),
    ).toEqual([{ place: 1 }])
  })

  it('waits while the credit check is away', async () => {
    const orderId = await enrol()
    await bench.credit.setFaultMode({ next: 'away' })
    await expect(advance(orderId)).rejects.toMatchObject({ name: 'ProviderFailure' })
    expect(await stateOf(orderId)).toMatchObject({ order: 'Pending Submission', credit: 'Waiting' })
  })

  it.each([
    [12, { term: 12, months: '2027-12-01' }],
    [3, { term: 3, months: '2027-03-01' }],
    [1, { term: null, months: null }],
  ])('that begins with a plan of %i months writes when its contract ends', async (months, contract) => {
    const orderId = await enrol()
    await valuesOf(
      `update record."Product2" set "Term_Months__c" = ${months}
       where "Id" = (select "Plan__c" from record."Order" where "Id" = $1)`,
      orderId,
    )
    await advance(orderId)
    await later(orderId)
    const untilStart = Date.parse('2026-12-02') - bench.world.context.now().getTime()
    expect(await later(orderId, untilStart / 1_000)).toMatchObject({ order: 'Active Complete' })
    bench.world.advance(-untilStart)
    expect(
      await valuesOf(
        `select a."Contract_Start_Date__c"::text as start, a."Contract_Term_Months__c" as term,
           a."Contract_End_Date__c"::text as months, a."Next_Contract_Mail__c" is not null as mailed
         from record."Account" a join record."Order" o on o."AccountId" = a."Id" where o."Id" = $1`,
        orderId,
      ),
    ).toEqual([{ start: '2026-12-01', ...contract, mailed: contract.term !== null }])
  })

  it('ends when the market rejects it, with its account and its steps', async () => {
    const orderId = await enrol()
    await bench.market.setFaultMode({ next: 'rejectLate' })
    await advance(orderId)
    expect(await later(orderId)).toMatchObject({
      order: 'Cancelled Processing',
      market: 'Rejected',
      account: 'Cancelled',
      steps: ['Utility Not Applicable'],
    })
    expect(
      await valuesOf(
        'select "Cancellation_Reason__c" as reason from record."Order" where "Id" = $1',
        orderId,
      ),
    ).toEqual([{ reason: 'Not_First_In' }])
  })

  it.each([
    [200, 'Refunding'],
    [0, 'Cancelled'],
  ])('that the market rejects keeps no deposit: of $%d paid it is %s', async (paid, status) => {
    const orderId = await enrol()
    const { engine } = bench.world.context
    await bench.market.setFaultMode({ next: 'rejectLate' })
    await advance(orderId)
    const order = await engine.readRecord(bench.systemViewer, orderId, {
      fields: ['AccountId'],
      optionalFields: [],
    })
    const depositId = await engine.createRecord(bench.systemViewer, 'Deposit__c', {
      fields: {
        Account__c: order?.fields.AccountId?.value,
        Order__c: orderId,
        Required_Amount__c: 200,
        Cap_Amount__c: 405.5,
        Paid_Amount__c: 0,
      },
    })
    if (paid > 0) {
      await engine.updateRecord(bench.systemViewer, depositId, {
        fields: { Status__c: 'Paid', Paid_Amount__c: paid },
      })
    }
    expect(await later(orderId)).toMatchObject({ market: 'Rejected', order: 'Cancelled Processing' })
    expect(
      await valuesOf('select "Status__c" as status from record."Deposit__c" where "Order__c" = $1', orderId),
    ).toEqual([{ status }])
  })

  it('shows a switch-hold until the utility lifts it', async () => {
    const orderId = await enrol()
    await bench.market.setFaultMode({ next: 'hold' })
    await advance(orderId)
    expect(await later(orderId)).toMatchObject({ steps: ['Switch_Hold New', 'Utility In Progress'] })
    const notices =
      'select "Status__c" as status, "Reason__c" as reason from record."Notice__c" where "Order__c" = $1'
    expect(await valuesOf(notices, orderId)).toEqual([{ status: 'Open', reason: 'Previous_Occupant' }])
    await bench.market.say(orderId, { kind: 'holdLifted' })
    await advance(orderId)
    expect(await valuesOf(notices, orderId)).toMatchObject([{ status: 'Resolved' }])
    expect(await stateOf(orderId)).toMatchObject({ steps: ['Switch_Hold Completed', 'Utility In Progress'] })
    await bench.market.say(orderId, { kind: 'dateConfirmed', date: '2026-12-01' })
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({ market: 'Confirmed', order: 'Pending Complete' })
  })

  it('moves to another day, and the confirmation of the day before does not count any more', async () => {
    const orderId = await enrol()
    await advance(orderId)
    expect(await later(orderId)).toMatchObject({ market: 'Confirmed' })
    await setOrder(orderId, {
      Requested_Start_Date__c: '2026-12-08',
      Confirmed_Start_Date__c: null,
      Stage__c: 'Processing',
    })
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({ market: 'Accepted', confirmed: null })
    await bench.market.say(orderId, { kind: 'dateConfirmed', date: '2026-12-01' })
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({ market: 'Accepted', confirmed: null })
    expect(await later(orderId)).toMatchObject({ market: 'Confirmed', confirmed: '2026-12-08' })
  })

  it('is taken back from the market when it is cancelled, and nothing confirms it afterwards', async () => {
    const orderId = await enrol()
    await advance(orderId)
    await setOrder(orderId, { Status: 'Cancelled', Cancellation_Reason__c: 'By_Customer' })
    await advance(orderId)
    await bench.market.say(orderId, { kind: 'dateConfirmed', date: '2026-12-01' })
    expect(await later(orderId)).toMatchObject({
      order: 'Cancelled Processing',
      market: 'Withdrawn',
      account: 'Cancelled',
      confirmed: null,
    })
  })

  it('does not go to the market for a day that is not possible any more', async () => {
    const orderId = await enrol({ startDate: '2026-11-23' })
    await setOrder(orderId, { Market_Status__c: 'Unavailable' })
    expect(await later(orderId, 5 * 86_400)).toMatchObject({
      market: 'Unavailable',
      order: 'Pending Submission',
    })
    bench.world.advance(-5 * 86_400_000)
  })

  it('waits for us when the person is a customer already, who is written to; nobody else is told', async () => {
    const known = await createCustomer(bench, { email: 'known.person@example.com' })
    const contact = { firstName: 'Nadia', lastName: 'Harrowgate', email: known.email }
    const orderId = await enrol({ contact })
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({
      market: 'Not_Sent',
      credit: 'Waiting',
      steps: ['Identity New', 'Utility New'],
    })
    const { rows } = await bench.world.context.pool.query<{ key: string }>(
      `select key from jobs.enqueued_key where job_name = 'send-registration-link'`,
    )
    expect(rows).toEqual([{ key: `enrolled ${orderId}` }])
  })

  it('writes every event once, in any order and however often it comes', async () => {
    const orderId = await enrol()
    await bench.market.setFaultMode({ next: 'silent' })
    await advance(orderId)
    const event = (eventId: string, answer: object) => ({
      jobName: 'apply-market-event',
      payload: { eventId, requestId: orderId, answer: JSON.stringify(answer) },
    })
    const date = event('late-1', { kind: 'dateConfirmed', date: '2026-12-01' })
    const accepted = event('late-0', { kind: 'accepted' })
    bench.waiting.push(date, accepted, date, accepted, date)
    await bench.runJobs({ attempts: 2 })
    expect(await stateOf(orderId)).toMatchObject({ market: 'Confirmed', confirmed: '2026-12-01' })
    bench.waiting.push(event('e', { kind: 'accepted' }), {
      jobName: 'apply-market-event',
      payload: { eventId: 'other', requestId: 'no id', answer: '{"kind":"accepted"}' },
    })
    await bench.runJobs()
    expect(await stateOf(orderId)).toMatchObject({ market: 'Confirmed' })
  })
})
