import { clearMessages, listMessages } from '@porchlight/providers/mail'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer, type NewCustomer } from '../../../testing/new-customer'
import { readableFeed } from '../../../testing/readable-feed'
import { takeQueued } from '../../../testing/take-queued'
import { type AlertKind, alertKinds } from '../../facts/alert-kinds'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
  await run('watch-changes-for-alerts')
})
afterAll(() => bench.close())

let phones = 0

/** A customer who wants to be told of those kinds, at a number of their own. */
async function sentTexts(kinds: readonly AlertKind[], language: 'en' | 'es' = 'en') {
  const customer = await createCustomer(bench, { language })
  phones += 1
  const number = `(713) 555-${String(100 + phones).padStart(4, '0')}`
  for (const kind of kinds) {
    await write('Alert_Subscription__c', {
      Account__c: customer.accountId,
      Alert_Type__c: kind,
      Channel__c: 'Text',
      Mobile_Phone__c: number,
      Status__c: 'Active',
      Verified_At__c: bench.world.context.now().toISOString(),
    })
  }
  return { ...customer, to: `+1713555${number.slice(-4)}` }
}

const write = (objectApiName: string, fields: Readonly<Record<string, string | number | boolean | null>>) =>
  bench.world.context.engine.createRecord(bench.systemViewer, objectApiName, { fields })
const change = (id: string, fields: Readonly<Record<string, string | null>>) =>
  bench.world.context.engine.updateRecord(bench.systemViewer, id, { fields })
const dayFrom = (days: number) =>
  new Date(bench.world.context.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

let bills = 0
function bill({ accountId }: NewCustomer, dueIn: number, status = 'Open'): Promise<string> {
  bills += 1
  return write('Bill__c', {
    Name: `B-texts-${bills}`,
    Account__c: accountId,
    Bill_Date__c: dayFrom(dueIn - 20),
    Due_Date__c: dayFrom(dueIn),
    Period_Start__c: dayFrom(dueIn - 55),
    Period_End__c: dayFrom(dueIn - 25),
    Opening_Balance__c: 0,
    Charges__c: 1234.5,
    Payments__c: 0,
    Closing_Balance__c: 1234.5,
    Status__c: status,
  })
}

/** Runs a job, then what it enqueued and has come due, until nothing is left. */
async function run(jobName: string): Promise<void> {
  await readableFeed(bench.world.context.pool)
  bench.waiting.push({ jobName, payload: { scheduledFor: bench.world.context.now().toISOString() } })
  await bench.runJobs()
  await runQueue()
}

/** The jobs of the queue that are due by `hours` from now on the database's clock. */
async function runQueue(hours = 0): Promise<number> {
  const count = await takeQueued(bench, 'send-text-alert', hours)
  await bench.runJobs()
  return count
}

async function textsTo(to: string): Promise<readonly string[]> {
  const messages = await listMessages(bench.world.context.pool, 1_000)
  return messages.filter((message) => message.to === to).map(({ text }) => text)
}

beforeEach(() => clearMessages(bench.world.context.pool))

describe('what happens is texted to who wants it, once', () => {
  it('a new bill, in the customer’s language', async () => {
    const [english, spanish, other] = [
      await sentTexts(alertKinds),
      await sentTexts(['Bill_Ready'], 'es'),
      await sentTexts(['Payment']),
    ]
    for (const customer of [english, spanish, other]) await bill(customer, 16)
    await run('watch-changes-for-alerts')
    await run('watch-changes-for-alerts')
    const [text, ...more] = await textsTo(english.to)
    expect(text).toMatch(
      /^Northlamp: your bill is ready\. \$1,234\.50 is due \w+ \d+, \d{4}\. See it: https:\/\/first\.example\.com\/bills STOP/,
    )
    expect(more).toEqual([])
    expect((await textsTo(spanish.to))[0]).toMatch(
      /^Northlamp: su factura ya puede verse\. \$1,234\.50 vence .* https:\/\/first\.example\.com\/es\/bills ALTO/,
    )
    expect(await textsTo(other.to)).toEqual([])
  })

  it('a payment that settles, and one that comes back', async () => {
    const customer = await sentTexts(['Payment'])
    const payment = await write('Payment__c', {
      Account__c: customer.accountId,
      Purpose__c: 'Bill',
      Amount__c: 88.4,
      Status__c: 'Pending',
      Payment_Date__c: dayFrom(0),
    })
    await run('watch-changes-for-alerts')
    expect(await textsTo(customer.to)).toEqual([])
    await change(payment, { Status__c: 'Settled', Settled_Date__c: dayFrom(0) })
    await run('watch-changes-for-alerts')
    await change(payment, {
      Status__c: 'Returned',
      Return_Reason__c: 'Insufficient_Funds',
      Returned_Date__c: dayFrom(0),
    })
    await run('watch-changes-for-alerts')
    const both = [
      // Without a bill nothing is owed.
      expect.stringContaining('your payment of $88.40 did not go through. No need to pay it again.'),
      expect.stringContaining('we received your payment of $88.40'),
    ]
    expect(await textsTo(customer.to)).toEqual(both)
    await change(payment, { Status__c: 'Settled', Regained_Date__c: dayFrom(0) })
    await run('watch-changes-for-alerts')
    await run('watch-changes-for-alerts')
    expect(await textsTo(customer.to)).toEqual([
      expect.stringContaining('your payment of $88.40 went through after all'),
      ...both,
    ])
  })

  it('a bill on which nothing is due, and a payment that comes back while one is', async () => {
    const customer = await sentTexts(['Bill_Ready', 'Payment'])
    const payment = await write('Payment__c', {
      Account__c: customer.accountId,
      Purpose__c: 'Bill',
      Amount__c: 1234.5,
      Status__c: 'Settled',
      Payment_Date__c: dayFrom(0),
      Settled_Date__c: dayFrom(0),
    })
    await bill(customer, 16)
    await run('watch-changes-for-alerts')
    const returned = { Return_Reason__c: 'Insufficient_Funds', Returned_Date__c: dayFrom(0) }
    await change(payment, { Status__c: 'Returned', ...returned })
    await run('watch-changes-for-alerts')
    expect(await textsTo(customer.to)).toEqual([
      expect.stringContaining('your payment of $1,234.50 did not go through. Please pay another way:'),
      expect.stringContaining('your bill is ready. You owe nothing on it. See it:'),
      expect.stringContaining('we received your payment'),
    ])
  })

  it('no payment that is regained before anybody was told of its return', async () => {
    const customer = await sentTexts(['Payment'])
    const payment = await write('Payment__c', {
      Account__c: customer.accountId,
      Purpose__c: 'Bill',
      Amount__c: 88.4,
      Status__c: 'Settled',
      Payment_Date__c: dayFrom(0),
      Settled_Date__c: dayFrom(0),
    })
    await run('watch-changes-for-alerts')
    await change(payment, {
      Status__c: 'Returned',
      Return_Reason__c: 'Not_Authorized',
      Returned_Date__c: dayFrom(0),
    })
    await change(payment, { Status__c: 'Settled', Regained_Date__c: dayFrom(0) })
    await run('watch-changes-for-alerts')
    expect(await textsTo(customer.to)).toEqual([
      expect.stringContaining('we received your payment of $88.40'),
    ])
  })

  it('an order that moves', async () => {
    const customer = await sentTexts(['Enrollment'])
    const { rows } = await bench.world.context.pool.query<{ id: string }>(
      'select "Id" as id from record."Order" where "AccountId" = $1',
      [customer.accountId],
    )
    await change(rows[0]?.id ?? '', { Status: 'Cancelled', Cancellation_Reason__c: 'By_Customer' })
    await run('watch-changes-for-alerts')
    expect(await textsTo(customer.to)).toEqual([expect.stringContaining('your service start has an update')])
  })

  it('a bill that is due in three days, unless it is paid by then', async () => {
    const [owing, paid, later] = [
      await sentTexts(['Payment_Due']),
      await sentTexts(['Payment_Due']),
      await sentTexts(['Payment_Due']),
    ]
    await bill(owing, 3)
    await bill(paid, 3, 'Paid')
    await bill(later, 4)
    await run('watch-days-for-alerts')
    await run('watch-days-for-alerts')
    expect(await textsTo(owing.to)).toHaveLength(1)
    expect(await textsTo(paid.to)).toEqual([])
    expect(await textsTo(later.to)).toEqual([])
  })

  it('a bill that is due in three days by what is to be paid by hand: not what AutoPay debits, nor what may wait', async () => {
    const [debited, arranged] = [await sentTexts(['Payment_Due']), await sentTexts(['Payment_Due'])]
    const billId = await bill(debited, 3)
    await bench.world.context.pool.query(
      `insert into payments.planned_debit (bill_id, account_id, amount_cents, debit_date, told_at)
       values ($1, $2, 123450, $3, now())`,
      [billId, debited.accountId, dayFrom(3)],
    )
    const arrangedBillId = await bill(arranged, 3)
    await bench.world.context.engine.createRecord(bench.systemViewer, 'Payment_Arrangement__c', {
      fields: {
        Account__c: arranged.accountId,
        Bill__c: arrangedBillId,
        Kind__c: 'Extension',
        Agreed_Date__c: dayFrom(0),
        Amount__c: 1_234.5,
        Parts__c: 1,
        First_Due_Date__c: dayFrom(20),
        Next_Due_Date__c: dayFrom(20),
        Next_Amount__c: 1_234.5,
      },
    })
    await run('watch-days-for-alerts')
    expect(await textsTo(debited.to)).toEqual([expect.stringContaining('AutoPay debits $1,234.50')])
    expect(await textsTo(arranged.to)).toEqual([])
  })

  it('the end of a contract, a month and two weeks before', async () => {
    const customer = await sentTexts(['Contract_End'])
    await change(customer.accountId, { Contract_End_Date__c: dayFrom(30) })
    await run('watch-contract-ends-for-alerts')
    expect(await textsTo(customer.to)).toHaveLength(1)
    await change(customer.accountId, { Contract_End_Date__c: dayFrom(14) })
    await run('watch-contract-ends-for-alerts')
    await run('watch-contract-ends-for-alerts')
    expect(await textsTo(customer.to)).toHaveLength(2)
  })
})

describe('a bill that is expected to be high', () => {
  it('is texted once in a cycle, to who named less', async () => {
    const { pool } = bench.world.context
    const { rows } = await pool.query<{ accountId: string }>(
      `select a."Id" as "accountId" from record."Account" a join record."User" u on u."ContactId" = a."ContactId"
       where u."Username" = 'dana.whitcombe@example.com' and a."Status__c" = 'Active' order by a."Id" limit 1`,
    )
    const accountId = rows[0]?.accountId ?? ''
    const want = async (threshold: number, phone: string) => {
      await pool.query(`delete from record."Alert_Subscription__c" where "Account__c" = $1`, [accountId])
      await write('Alert_Subscription__c', {
        Account__c: accountId,
        Alert_Type__c: 'High_Usage',
        Channel__c: 'Text',
        Mobile_Phone__c: phone,
        Status__c: 'Active',
        Verified_At__c: bench.world.context.now().toISOString(),
        Threshold_Amount__c: threshold,
      })
      await run('watch-usage-for-alerts')
      return textsTo(`+1713555${phone.slice(-4)}`)
    }
    expect(await want(5_000, '(713) 555-0190')).toEqual([])
    const [text, ...more] = await want(20, '(713) 555-0191')
    expect(text).toMatch(/^Northlamp: at this pace your next bill comes to about \$\d{2,3}\. /)
    expect(more).toEqual([])
    expect(await want(20, '(713) 555-0192')).toEqual([])
  })
})

describe('an alert', () => {
  it('of the evening waits for the account’s morning, and is not sent when it is no longer true', async () => {
    const customers = [await sentTexts(['Bill_Ready', 'Payment_Due']), await sentTexts(['Payment_Due'])]
    bench.world.advance(10 * 3_600_000)
    const due: string[] = []
    // It is tomorrow already in the clock's zone, and still today in Texas.
    for (const customer of customers) due.push(await bill(customer, 2))
    await run('watch-days-for-alerts')
    expect([await textsTo(customers[0]?.to ?? ''), await textsTo(customers[1]?.to ?? '')]).toEqual([[], []])
    expect(await runQueue(9)).toBe(0)
    await change(due[1] ?? '', { Status__c: 'Paid' })
    bench.world.advance(10 * 3_600_000)
    expect(await runQueue(11)).toBeGreaterThanOrEqual(2)
    expect(await textsTo(customers[0]?.to ?? '')).toHaveLength(1)
    expect(await textsTo(customers[1]?.to ?? '')).toEqual([])
    bench.world.advance(4 * 3_600_000)
  })

  it('is one of ten a day at most, and the rest is withheld', async () => {
    const customer = await sentTexts(['Bill_Ready'])
    for (let count = 0; count < 12; count += 1) await bill(customer, 16)
    await run('watch-changes-for-alerts')
    expect(await textsTo(customer.to)).toHaveLength(10)
    const { rows } = await bench.world.context.pool.query<{ count: number }>(
      "select count(*)::int from texts.sent where number = $1 and state = 'withheld'",
      [customer.to],
    )
    expect(rows[0]?.count).toBe(2)
  })
})
