import type { BrandKey } from '@porchlight/brands'
import { brandKeys, brandOf } from '@porchlight/brands'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moreTimeSubject } from '../../payments/operations/bill-payment/more-time-case'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { createCustomer } from '../../testing/new-customer'
import { takeQueued } from '../../testing/take-queued'

let bench: MethodBench
let bills = 0

beforeAll(async () => {
  bench = await openMethodBench()
  // The demo world has late bills of its own.
  await bench.world.context.pool.query(`update record."Bill__c" set "Status__c" = 'Paid'`)
})
afterAll(() => bench.close())

const write = (objectApiName: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.createRecord(bench.systemViewer, objectApiName, { fields })
const change = (id: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.updateRecord(bench.systemViewer, id, { fields })

/** A bill of $120.50 that is not paid. Today is November 20, 2026; it was due three days ago. */
async function unpaidBill(
  options: Parameters<typeof createCustomer>[1] = {},
  fields: Readonly<Record<string, unknown>> = {},
) {
  const customer = await createCustomer(bench, options)
  bills += 1
  const number = `B-late-${bills}`
  const billId = await write('Bill__c', {
    Name: number,
    Account__c: customer.accountId,
    Bill_Date__c: '2026-10-20',
    Due_Date__c: '2026-11-17',
    Period_Start__c: '2026-09-18',
    Period_End__c: '2026-10-17',
    Opening_Balance__c: 0,
    Charges__c: 120.5,
    Payments__c: 0,
    Closing_Balance__c: 120.5,
    ...fields,
  })
  return { ...customer, billId, number }
}

async function pay({ accountId, billId }: { accountId: string; billId: string }, amount: number) {
  return write('Payment__c', {
    Account__c: accountId,
    Bill__c: billId,
    Purpose__c: 'Bill',
    Amount__c: amount,
    Fee__c: 0,
    Channel__c: 'Portal',
    Payment_Date__c: '2026-11-16',
  })
}

/** A morning's work, and the mails that follow from it, each once. */
async function morning(daysOn = 0) {
  bench.world.advance(daysOn * 86_400_000)
  bench.waiting.push({ jobName: 'remind-of-past-due', payload: { scheduledFor: 'today' } })
  await bench.runJobs({ attempts: 2 })
  await takeQueued(bench, 'send-past-due')
  const mails = await bench.runJobs({ attempts: 2 })
  bench.world.advance(-daysOn * 86_400_000)
  return [...new Map(mails.map((mail) => [mail.idempotencyKey, mail])).values()]
}

describe('a bill that is past due', () => {
  it.each(
    brandKeys.flatMap((brand): [BrandKey, 'en' | 'es'][] => [
      [brand, 'en'],
      [brand, 'es'],
    ]),
  )('is reminded of by %s in %s with what is left, the date and the page', async (brand, language) => {
    const bill = await unpaidBill({ brand, language })
    await change(await pay(bill, 20.5), { Status__c: 'Settled', Settled_Date__c: '2026-11-16' })
    const [mail, ...more] = await morning()
    expect(more).toEqual([])
    expect(mail?.to).toBe(bill.email)
    const name = brandOf(brand).names.displayName
    expect(mail?.text).toContain(
      language === 'en'
        ? `$100.00 was due to ${name} on November 17, 2026. We have not received it.`
        : `Debía pagar $100.00 a ${name} a más tardar el 17 de noviembre de 2026.`,
    )
    const page = language === 'en' ? '' : '/es'
    expect(mail?.text).toContain(`https://${brand}.example.com${page}/bills/${bill.billId}\n`)
  })

  it('is reminded of once, three days after the due date and not earlier', async () => {
    const bill = await unpaidBill({}, { Due_Date__c: '2026-11-18' })
    expect(await morning()).toEqual([])
    expect((await morning(1)).map(({ to }) => to)).toEqual([bill.email])
    await change(bill.billId, { Status__c: 'Past_Due' })
    expect(await morning(2)).toEqual([])
    expect(await morning(9)).toEqual([])
  })

  it('is not reminded of when it is history, paid, or on a later bill', async () => {
    await unpaidBill({}, { Due_Date__c: '2026-11-02' })
    await unpaidBill({}, { Status__c: 'Paid' })
    const carried = await unpaidBill()
    await change(carried.billId, { Status__c: 'Carried_Over' })
    expect(await morning()).toEqual([])
  })

  it('is not reminded of while a payment is on its way, and is when it does not come', async () => {
    const bill = await unpaidBill()
    const paymentId = await pay(bill, 120.5)
    expect(await morning()).toEqual([])
    await change(paymentId, { Status__c: 'Declined', Return_Reason__c: 'Insufficient_Funds' })
    expect((await morning(1)).map(({ to }) => to)).toEqual([bill.email])
  })

  it('is not reminded of when it is paid between the morning and the mail', async () => {
    const bill = await unpaidBill()
    bench.waiting.push({ jobName: 'remind-of-past-due', payload: { scheduledFor: 'today' } })
    await bench.runJobs()
    expect(await takeQueued(bench, 'send-past-due')).toBe(1)
    await change(await pay(bill, 120.5), { Status__c: 'Settled', Settled_Date__c: '2026-11-20' })
    expect(await bench.runJobs()).toEqual([])
  })

  it('is not reminded of while AutoPay is still to debit it', async () => {
    const bill = await unpaidBill()
    await bench.world.context.pool.query(
      `insert into payments.planned_debit (bill_id, account_id, amount_cents, debit_date, told_at)
       values ($1, $2, 12050, '2026-11-29', now())`,
      [bill.billId, bill.accountId],
    )
    expect(await morning()).toEqual([])
  })

  it('is not reminded of once its customer asked for more time', async () => {
    const bill = await unpaidBill({ language: 'es' })
    const caseId = await write('Case', {
      AccountId: bill.accountId,
      ContactId: bill.contactId,
      Subject: moreTimeSubject(bill, 'es'),
      Description: 'Hasta el viernes, por favor.',
    })
    expect(await morning()).toEqual([])
    await bench.world.context.pool.query(`update record."Case" set "Status" = 'Closed' where "Id" = $1`, [
      caseId,
    ])
    expect(await morning(1)).toEqual([])
  })
})
