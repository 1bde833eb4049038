import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer } from '../../../testing/new-customer'
import { lookUpGrantMs } from '../../operations/look-up-grant'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

describe('lookUpEnrollment', () => {
  it('finds by confirmation number, enrolment id and account number, and shows the order masked', async () => {
    for (const kind of ['confirmationNumber', 'orderNumber', 'accountNumber'] as const) {
      const customer = await createCustomer(bench)
      const browser = bench.browser()
      expect(await browser.call('enrollmentStatus')).toMatchObject({ tracker: null, hasLookUpEnded: false })
      const pair = { identifier: ` ${customer[kind]} `, zipCode: '77002-1234' }
      expect(await browser.call('lookUpEnrollment', pair)).toEqual({ location: '/enrollment-status' })
      const answer = await browser.call('enrollmentStatus')
      expect(answer).toMatchObject({
        tracker: {
          orderId: null,
          isMasked: true,
          confirmationNumber: `••••••${customer.confirmationNumber.slice(-4)}`,
          street: '•• L••••••',
          depositDue: null,
          next: { name: 'weSendOrder', turn: 'Provider' },
          start: { date: '2026-12-15', state: 'requested' },
        },
        others: [],
      })
      const body = JSON.stringify(answer)
      for (const secret of ['Nadia', 'Harrowgate', '@example.com', 'Lantern', customer.accountNumber]) {
        expect(body).not.toContain(secret)
      }
      expect(body).not.toContain(customer.confirmationNumber)
      expect(body).not.toContain(customer.accountId)
    }
  })

  it('finds an imported account, which has no order, by its own number, for its bill and its deposit', async () => {
    const customer = await createCustomer(bench, { isImported: true })
    const pair = { identifier: customer.accountNumber, zipCode: customer.zipCode }
    const browser = bench.browser()
    expect(await browser.call('lookUpEnrollment', { ...pair, next: 'bill' })).toEqual({ location: '/pay' })
    expect(await browser.call('enrollmentStatus')).toEqual({
      tracker: null,
      others: [],
      hasLookUpEnded: false,
      isWithoutOrder: true,
    })
    expect(await browser.call('guestBillStatus')).toEqual({ problem: null, bill: null })
    expect(await browser.refusalKey('depositStatus')).toBe('depositNotFound')
    const { engine } = bench.world.context
    await engine.createRecord(bench.systemViewer, 'Deposit__c', {
      fields: {
        Account__c: customer.accountId,
        Status__c: 'Due',
        Required_Amount__c: 150,
        Cap_Amount__c: 200,
        Paid_Amount__c: 0,
        Due_Date__c: '2026-12-15',
      },
    })
    await engine.createRecord(bench.systemViewer, 'Bill__c', {
      fields: {
        Name: '98-imported',
        Account__c: customer.accountId,
        Bill_Date__c: '2026-11-02',
        Due_Date__c: '2026-11-18',
        Period_Start__c: '2026-10-01',
        Period_End__c: '2026-10-31',
        Opening_Balance__c: 0,
        Charges__c: 120.5,
        Payments__c: 0,
        Closing_Balance__c: 120.5,
        Status__c: 'Open',
      },
    })
    const answers = [await browser.call('guestBillStatus'), await browser.call('depositStatus')]
    expect(answers).toMatchObject([
      { problem: null, bill: { street: '•• L••••••', due: 120.5 } },
      { problem: null, deposit: { street: '•• L••••••', required: 150, orderId: null, number: null } },
    ])
    for (const secret of ['Nadia', 'Lantern', customer.accountNumber, customer.accountId]) {
      expect(JSON.stringify(answers)).not.toContain(secret)
    }
    for (const method of ['documentsOverview', 'noticesOverview']) {
      expect(await browser.call(method)).toMatchObject({ problem: 'orderNotFound' })
    }
    const elsewhere = bench.browser({ brand: 'second' })
    expect(await elsewhere.refusalKey('lookUpEnrollment', pair)).toBe('accountNotFound')
  })

  it('finds one account or none: a number that is one account’s and another’s order finds nobody', async () => {
    const [one, other] = [await createCustomer(bench, { isImported: true }), await createCustomer(bench)]
    await bench.world.context.pool.query(
      'update record."Order" set "OrderNumber" = $1 where "AccountId" = $2',
      [one.accountNumber, other.accountId],
    )
    const pair = { identifier: one.accountNumber, zipCode: one.zipCode }
    expect(await bench.browser().refusalKey('lookUpEnrollment', pair)).toBe('accountNotFound')
  })

  it('says the same of every pair that does not match, and starts nothing', async () => {
    const customer = await createCustomer(bench)
    const browser = bench.browser()
    const wrong = [
      { identifier: customer.confirmationNumber, zipCode: '77003' },
      { identifier: '0000000000', zipCode: customer.zipCode },
      { identifier: customer.confirmationNumber, zipCode: '' },
      { identifier: '%', zipCode: customer.zipCode },
    ]
    const answers = await Promise.all(
      wrong.map((pair) =>
        pair.zipCode === '' ? 'requiredFieldMissing' : browser.refusalKey('lookUpEnrollment', pair),
      ),
    )
    expect(new Set(answers)).toEqual(new Set(['accountNotFound', 'requiredFieldMissing']))
    expect(browser.cookies.lookUpGrant).toBeNull()
  })

  it('does the same work for a number that exists and one that does not', async () => {
    const customer = await createCustomer(bench)
    const workOf = async (identifier: string) => {
      const browser = bench.browser()
      bench.takeWork()
      await browser.refusal('lookUpEnrollment', { identifier, zipCode: '10001' })
      return bench.takeWork()
    }
    await workOf('0000000001')
    expect(await workOf(customer.confirmationNumber)).toEqual(await workOf('0000000002'))
  })

  it('knows no order of another brand', async () => {
    const customer = await createCustomer(bench, { brand: 'second' })
    const pair = { identifier: customer.confirmationNumber, zipCode: customer.zipCode }
    expect(await bench.browser().refusalKey('lookUpEnrollment', pair)).toBe('accountNotFound')
    await bench.browser({ brand: 'second' }).call('lookUpEnrollment', pair)
  })

  it('shares its limits with the other look-up', async () => {
    const address = '203.0.113.77'
    const pair = { identifier: 'nothing', zipCode: '60602' }
    for (let count = 0; count < 5; count += 1) {
      const method = count % 2 === 0 ? 'lookUpEnrollment' : 'findMyAccount'
      expect(await bench.browser({ address }).refusalKey(method, pair)).toBe('accountNotFound')
    }
    const customer = await createCustomer(bench)
    const right = { identifier: customer.confirmationNumber, zipCode: customer.zipCode }
    expect(await bench.browser({ address }).refusalKey('lookUpEnrollment', right)).toBe('rateLimited')
  })

  it('stops a number after ten misses a day from anywhere', async () => {
    const { confirmationNumber: identifier } = await createCustomer(bench)
    for (let count = 0; count < 10; count += 1) {
      const pair = { identifier, zipCode: String(20_000 + count) }
      expect(await bench.browser().refusalKey('lookUpEnrollment', pair)).toBe('accountNotFound')
    }
    expect(await bench.browser().refusalKey('lookUpEnrollment', { identifier, zipCode: '77002' })).toBe(
      'rateLimited',
    )
  })
})

describe('the grant of a look-up', () => {
  it('ends after 30 minutes, and with the next look-up of the same order', async () => {
    const customer = await createCustomer(bench)
    const pair = { identifier: customer.confirmationNumber, zipCode: customer.zipCode }
    const [first, second] = [bench.browser(), bench.browser()]
    await first.call('lookUpEnrollment', pair)
    await second.call('lookUpEnrollment', pair)
    expect(await first.call('enrollmentStatus')).toMatchObject({ tracker: null, hasLookUpEnded: true })
    bench.world.advance(lookUpGrantMs - 1_000)
    expect(await second.call('enrollmentStatus')).toMatchObject({ tracker: { isMasked: true } })
    bench.world.advance(1_000)
    expect(await second.call('enrollmentStatus')).toMatchObject({ tracker: null, hasLookUpEnded: true })
  })

  it('opens no other order, no other brand’s site, and is stored as a hash', async () => {
    const [mine, theirs] = [await createCustomer(bench), await createCustomer(bench)]
    const browser = bench.browser()
    await browser.call('lookUpEnrollment', { identifier: mine.confirmationNumber, zipCode: mine.zipCode })
    const { rows } = await bench.world.context.pool.query<{ id: string }>(
      'select "Id" as id from record."Order" where "Confirmation_Number__c" = any($1)',
      [[mine.confirmationNumber, theirs.confirmationNumber]],
    )
    expect(rows).toHaveLength(2)
    for (const { id: orderId } of rows) {
      expect(await browser.refusalKey('enrollmentStatus', { orderId })).toBe('orderNotFound')
    }
    const token = browser.cookies.lookUpGrant
    expect(token).toMatch(/^[\w-]{43}$/)
    const elsewhere = bench.browser({ brand: 'second' })
    elsewhere.cookies.lookUpGrant = token
    expect(await elsewhere.call('enrollmentStatus')).toMatchObject({ tracker: null })
    const stored = await bench.world.context.pool.query<{ row: string }>(
      'select row_to_json(t)::text as row from identity.one_time_token t',
    )
    expect(stored.rows.length).toBeGreaterThan(0)
    expect(stored.rows.some(({ row }) => row.includes(token ?? ''))).toBe(false)
  })
})
