import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { readBill } from '../../../payments/operations/bill-payment/read-bill'
import { billingAccount } from '../../../testing/billing-account'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

let numbers = 0
let accountNumber = ''
beforeEach(() => {
  numbers += 1
  accountNumber = String(8_800_000_000 + numbers)
})

const { account, bill, line, opening, payHere, read, take } = billingAccount(
  () => bench,
  () => accountNumber,
)
const bills = () =>
  read(`select b."Name" as number, b."Closing_Balance__c" as closing, b."Status__c" as status,
          (select count(*)::int from record."Bill_Line__c" l where l."Bill__c" = b."Id") as lines,
          u."Kilowatt_Hours__c" as kwh
        from record."Bill__c" b join record."Account" a on a."Id" = b."Account__c"
        left join record."Usage__c" u on u."Id" = b."Usage__c" where a."AccountNumber" = $1`)

describe('what the billing system has', () => {
  it('is taken: an account with its customer, a bill with its lines and usage, and what was paid of it', async () => {
    expect(await take(account({ balance: 104.3 }), bill())).toEqual([])
    expect(await bills()).toEqual([
      {
        number: `${accountNumber}-202610`,
        closing: '104.30',
        status: 'Open',
        lines: 2,
        kwh: expect.stringMatching(/^812\.50*$/),
      },
    ])
    const paid = bill({ payments: 104.3, closing: 0, status: 'Paid' })
    expect(await take(account({ balance: 0, opening: null }), paid)).toEqual([])
    expect(await bills()).toMatchObject([{ closing: '0.00', status: 'Paid', lines: 2 }])
    const [row] = await read(
      'select "Balance__c" as balance, "Status__c" as status from record."Account" where "AccountNumber" = $1',
    )
    expect(row).toEqual({ balance: '0.00', status: 'Active' })
  })

  it('has the weather of its days where the billing system says it', async () => {
    const usage = { kilowattHours: 812.5, therms: null, days: 31, averageTemperature: 74.2 }
    const later = { billNumber: `${accountNumber}-202611`, billDate: '2026-12-02', dueDate: '2026-12-18' }
    expect(
      await take(
        account(),
        bill({ usage: { ...usage, coolingDegreeDays: 301.5, heatingDegreeDays: 4 } }),
        bill({ ...later, usage }),
      ),
    ).toEqual([])
    expect(
      await read(`select u."Cooling_Degree_Days__c"::float as cooling, u."Heating_Degree_Days__c"::float as heating
                  from record."Usage__c" u join record."Account" a on a."Id" = u."Account__c"
                  where a."AccountNumber" = $1 order by u."Name"`),
    ).toEqual([
      { cooling: 301.5, heating: 4 },
      { cooling: null, heating: null },
    ])
  })

  it('is the contract too: its plan, first and last day; one that is not stated stays as it was', async () => {
    const { rows } = await bench.world.context.pool.query<{ code: string; id: string }>(
      `select "ProductCode" as code, "Id" as id from record."Product2"
       where "Plan_Brand__c" = 'first' and "Name" = 'Fixed 12' order by 1 limit 1`,
    )
    const [plan] = rows
    const contract = {
      planCode: plan?.code ?? '',
      startDate: '2026-03-01',
      endDate: '2027-03-01',
      termMonths: 12,
    }
    const contractOf = () =>
      read(`select "Plan__c" as plan, "Contract_Start_Date__c"::text as start, "Contract_End_Date__c"::text as end,
              "Contract_Term_Months__c" as months from record."Account" where "AccountNumber" = $1`)
    const fixed = [{ plan: plan?.id, start: '2026-03-01', end: '2027-03-01', months: 12 }]
    expect(await take(account({ contract }))).toEqual([])
    expect(await contractOf()).toEqual(fixed)
    expect(await take(account({ balance: 5 }))).toEqual([])
    expect(await contractOf()).toEqual(fixed)
    const open = { planCode: 'NOT-OURS', startDate: '2027-03-02', endDate: null, termMonths: null }
    expect(await take(account({ contract: open }))).toEqual([])
    expect(await contractOf()).toEqual([{ plan: null, start: '2027-03-02', end: null, months: null }])
  })

  it.each([
    ['TX', 'Electricity', '77002', null, 'America/Chicago', true],
    ['OH', 'Gas', '43215', null, 'America/New_York', true],
    // Two serve this ZIP code: the meter says which.
    ['TX', 'Electricity', '77573', null, 'America/Chicago', false],
    ['TX', 'Electricity', '77573', 'prefix', 'America/Chicago', true],
    ['TX', 'Electricity', '99999', null, 'America/Chicago', false],
  ] as const)(
    'is a home in %s with %s at %s (meter: %s): its days are those of %s; its utility is known: %s',
    async (state, commodity, postalCode, meter, timeZone, isKnown) => {
      const { rows } = await bench.world.context.pool.query<{ id: string; prefix: string | null }>(
        `select u."Id" as id, u."Service_Point_Prefix__c" as prefix from record."Utility__c" u
       join record."Service_Area__c" a on a."Utility__c" = u."Id"
       where a."Postal_Code__c" = $1 and a."Commodity__c" = $2 order by u."Name"`,
        [postalCode, commodity],
      )
      const servicePoint = meter === null ? null : `${rows[0]?.prefix ?? ''}0000000000`.padEnd(17, '0')
      const home = { ...opening(), state, commodity, postalCode, servicePoint }
      expect(await take(account({ opening: home }))).toEqual([])
      const [stored] = await read(
        'select "Utility__c" as utility, "Time_Zone__c" as zone from record."Account" where "AccountNumber" = $1',
      )
      expect(stored).toEqual({ zone: timeZone, utility: isKnown ? rows[0]?.id : null })
    },
  )

  it('is taken once, however often it comes and by however many runs at once', async () => {
    const changes = [account(), bill(), account(), bill()]
    expect(await take(...changes)).toEqual([])
    await bench.billing.note(changes)
    for (let count = 0; count < 4; count += 1) bench.waiting.push({ jobName: 'import-billing', payload: {} })
    await bench.runJobs({ attempts: 2 })
    expect(await bills()).toHaveLength(1)
    expect(await read('select 1 from record."Account" where "AccountNumber" = $1')).toHaveLength(1)
  })

  it('is the same customer’s only where the billing system says so, and within the brand', async () => {
    await take(account())
    const first = accountNumber
    const second = String(Number(first) + 500_000)
    const third = String(Number(first) + 600_000)
    const sameAs = { ...opening(), customer: { sameAsAccount: first } }
    expect(
      await take(
        account({ accountNumber: second, opening: sameAs }),
        account({ accountNumber: third, opening: { ...sameAs, brand: 'second' } }),
      ),
    ).toEqual(['FIELD_INTEGRITY_EXCEPTION'])
    const { rows } = await bench.world.context.pool.query<{ contact: string }>(
      'select distinct "ContactId" as contact from record."Account" where "AccountNumber" = any($1)',
      [[first, second, third]],
    )
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['a form that was not agreed', () => ({ kind: 'bill', secret: 1 }), 'NOT_AS_AGREED'],
    ['lines that do not add up', () => bill({ lines: [line('Energy', 100)] }), 'FIELD_INTEGRITY_EXCEPTION'],
    ['an account that is not known', () => bill({ accountNumber: '1', billNumber: '1-1' }), 'NOT_FOUND'],
    [
      'a new account of nobody',
      () => account({ accountNumber: '2', opening: null }),
      'FIELD_INTEGRITY_EXCEPTION',
    ],
    [
      'a kind of line that there is none of',
      () => bill({ lines: [line('Gift', 104.3)] }),
      expect.any(String),
    ],
  ])('with %s is refused by its number, and nothing of it stays', async (_what, change, reason) => {
    await take(account())
    expect(await take(change())).toEqual([reason])
    expect(await bills()).toEqual([])
    expect(await take(bill())).toEqual([])
    expect(await bills()).toHaveLength(1)
  })

  it('never changes a bill that was issued: a correction is a bill of its own', async () => {
    await take(account(), bill())
    const other = bill({ charges: 90, closing: 90, lines: [line('Energy', 90)] })
    expect(await take(other)).toEqual(['FIELD_INTEGRITY_EXCEPTION'])
    expect(await bills()).toMatchObject([{ closing: '104.30' }])
  })

  /** The day that we hold a bill of this account as paid on; null for none. */
  const paidOn = async () => {
    const [row] =
      await read(`select b."Paid_Date__c"::text as day, b."Status__c" as status from record."Bill__c" b
      join record."Account" a on a."Id" = b."Account__c" where a."AccountNumber" = $1`)
    return row
  }
  /** Turns the clock to that moment; it is turned back when the test is done. */
  const turnTo = (moment: string) => {
    const away = Date.parse(moment) - bench.world.context.now().getTime()
    bench.world.advance(away)
    onTestFinished(() => bench.world.advance(-away))
  }
  const paid = () => bill({ payments: 104.3, closing: 0, status: 'Paid' })

  it.each([
    // The bill is due on November 18; in Texas it is six hours earlier than in UTC then.
    ['before it is due', '2026-11-10T18:00:00Z', ['Open'], '2026-11-10'],
    ['in the last minute of the day that it is due', '2026-11-19T05:59:00Z', ['Open'], '2026-11-18'],
    ['just after the midnight that begins that day', '2026-11-18T06:00:00Z', ['Open'], '2026-11-18'],
    ['just before that midnight', '2026-11-18T05:59:59Z', ['Open'], '2026-11-17'],
    ['later, but billing never called it past due', '2026-11-25T18:00:00Z', ['Open'], '2026-11-18'],
    ['after billing called it past due', '2026-11-25T18:00:00Z', ['Open', 'Past_Due'], '2026-11-25'],
    ['late, near midnight', '2026-11-26T05:30:00Z', ['Open', 'Past_Due'], '2026-11-25'],
    // Summer: five hours.
    ['late, near midnight in summer', '2027-06-02T04:59:00Z', ['Open', 'Past_Due'], '2027-06-01'],
    ['late, past midnight in summer', '2027-06-02T05:00:00Z', ['Open', 'Past_Due'], '2027-06-02'],
  ])('a bill that billing says is paid %s was paid on the right day', async (_when, moment, states, day) => {
    await take(account(), ...states.map((status) => bill({ status })))
    expect(await paidOn()).toEqual({ day: null, status: states.at(-1) })
    turnTo(moment)
    expect(await take(paid())).toEqual([])
    expect(await paidOn()).toEqual({ day, status: 'Paid' })
    // Told again on another day, it is no other payment.
    turnTo('2027-07-01T18:00:00Z')
    expect(await take(paid())).toEqual([])
    expect(await paidOn()).toEqual({ day, status: 'Paid' })
  })

  it('a bill that comes as paid has no such day: billing does not say when that was', async () => {
    expect(await take(account(), paid())).toEqual([])
    expect(await paidOn()).toEqual({ day: null, status: 'Paid' })
  })

  it('a bill that is never paid has no such day, nor has one that is owed again', async () => {
    await take(account(), bill())
    turnTo('2026-12-20T18:00:00Z')
    for (const status of ['Open', 'Past_Due', 'Carried_Over']) {
      expect(await take(bill({ status }))).toEqual([])
      expect(await paidOn()).toEqual({ day: null, status })
    }
    expect(await take(paid())).toEqual([])
    expect(await paidOn()).toEqual({ day: '2026-12-20', status: 'Paid' })
    expect(await take(bill({ status: 'Past_Due' }))).toEqual([])
    expect(await paidOn()).toEqual({ day: null, status: 'Past_Due' })
  })

  /** What is left to pay of the bill, in dollars, and its status. */
  async function owed() {
    const [row] = await read(
      `select b."Id" as id from record."Bill__c" b
       join record."Account" a on a."Id" = b."Account__c" where a."AccountNumber" = $1`,
    )
    const { engine, systemViewer } = bench.world.context
    const found = await readBill(engine, systemViewer, systemViewer, String(row?.id))
    return { due: (found?.dueCents ?? 0) / 100, status: found?.status }
  }
  /** What billing reports once $40 were paid of the bill. */
  const reported = (changes: object = {}) => bill({ payments: 40, closing: 64.3, ...changes })

  it('a payment made here is subtracted once, before billing has it and after', async () => {
    await take(account(), bill())
    await payHere(40)
    expect(await owed()).toEqual({ due: 64.3, status: 'Open' })
    expect(await take(reported(), reported())).toEqual([])
    expect(await owed()).toEqual({ due: 64.3, status: 'Open' })
    await payHere(24.3)
    expect(await owed()).toEqual({ due: 40, status: 'Open' })
    await payHere(40)
    expect(await owed()).toEqual({ due: 0, status: 'Paid' })
  })

  it('a payment made another way does not stand for one made here', async () => {
    await take(account(), bill(), reported())
    await payHere(14.3)
    expect(await owed()).toEqual({ due: 50, status: 'Open' })
  })

  it('a payment that is returned is owed again at once, and once when billing takes it back', async () => {
    await take(account(), bill())
    const paymentId = await payHere(40)
    await take(reported())
    const { engine, systemViewer } = bench.world.context
    await engine.updateRecord(systemViewer, paymentId, {
      fields: {
        Status__c: 'Returned',
        Returned_Date__c: '2026-11-09',
        Return_Reason__c: 'Insufficient_Funds',
      },
    })
    expect(await owed()).toEqual({ due: 104.3, status: 'Open' })
    await take(bill())
    expect(await owed()).toEqual({ due: 104.3, status: 'Open' })
  })

  it('a bill that billing calls open is left past due here, and what was paid of it is taken', async () => {
    await take(account(), bill())
    turnTo('2026-12-01T18:00:00Z')
    const paymentId = await payHere(104.3)
    const { engine, systemViewer } = bench.world.context
    await engine.updateRecord(systemViewer, paymentId, {
      fields: { Status__c: 'Returned', Returned_Date__c: '2026-12-01', Return_Reason__c: 'Account_Closed' },
    })
    expect(await owed()).toEqual({ due: 104.3, status: 'Past_Due' })
    expect(await take(reported())).toEqual([])
    expect(await owed()).toEqual({ due: 64.3, status: 'Past_Due' })
  })

  it('waits while the billing system is away, and comes in pages', async () => {
    await bench.billing.setAway(true)
    await expect(take(account())).rejects.toThrow(/away/)
    await bench.billing.setAway(false)
    const many = Array.from({ length: 230 }, (_, index) => account({ balance: index, opening: null }))
    expect(await take(...many)).toEqual([])
    const [row] = await read(
      'select "Balance__c" as balance from record."Account" where "AccountNumber" = $1',
    )
    expect(row).toEqual({ balance: '229.00' })
  })
})
