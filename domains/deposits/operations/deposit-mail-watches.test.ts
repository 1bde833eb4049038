import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { agreed, fillSignUp } from '../../testing/sign-up'
import { watchMails } from '../../testing/watch-mails'

let bench: MethodBench
let number = 0

beforeAll(async () => {
  bench = await openMethodBench()
  await watchMails(bench)
})
afterEach(() => {
  bench.waiting.splice(0)
})
afterAll(() => bench.close())

const change = (id: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.updateRecord(bench.systemViewer, id, { fields })

/** Orders, has the credit checked so that it asks for a deposit, and gives both with the mails that follow. */
async function orderWithDeposit(depositDollars: number, language: 'en' | 'es' = 'en') {
  number += 1
  const email = `owes.${number}@example.com`
  const contact = { lastName: `Sorrel ${number}`, email, language }
  const browser = bench.browser()
  await fillSignUp(browser, { contact })
  const { confirmationNumber } = await browser.call('submitEnrollment', agreed)
  bench.waiting.splice(0)
  const { rows } = await bench.world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."Order" where "Confirmation_Number__c" = $1',
    [confirmationNumber],
  )
  const orderId = rows[0]?.id ?? ''
  await bench.credit.setFaultMode({ next: 'deposit', depositDollars })
  for (let count = 0; count < 2; count += 1) {
    bench.waiting.push({ jobName: 'advance-enrollment', payload: { orderId } })
    await bench.runJobs()
  }
  const deposits = await bench.world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."Deposit__c" where "Order__c" = $1',
    [orderId],
  )
  return { orderId, depositId: deposits.rows[0]?.id ?? '', email, mails: await watchMails(bench) }
}

describe('a deposit', () => {
  it.each([
    ['en', 'Your Northlamp deposit', ''],
    ['es', 'Su depósito de Northlamp', '/es'],
  ] as const)(
    'that the credit check asks for is mailed in %s with the link that pays it',
    async (language, subject, prefix) => {
      const { mails, email, orderId } = await orderWithDeposit(150, language)
      expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([[email, subject]])
      expect(mails[0]?.text).toContain(`https://first.example.com${prefix}/deposit/${orderId}?link=`)
    },
  )

  it('above the cap is not demanded: its customer is mailed when the review says that it is to be paid', async () => {
    const { mails, depositId, orderId } = await orderWithDeposit(900)
    expect(mails.map(({ subject }) => subject)).toEqual(['An update on your Northlamp order'])
    await change(depositId, { Status__c: 'Due', Required_Amount__c: 200 })
    const [mail, ...more] = await watchMails(bench)
    expect(more).toEqual([])
    expect(mail?.text).toContain(`/deposit/${orderId}?link=`)
  })

  it('that is waived is reported', async () => {
    const { depositId } = await orderWithDeposit(150)
    await change(depositId, { Status__c: 'Waived', Waiver_Reason__c: 'Age_65' })
    expect((await watchMails(bench)).map(({ subject }) => subject)).toEqual([
      'An update on your Northlamp order',
    ])
  })

  it('without an order has no order to mail about', async () => {
    const { rows } = await bench.world.context.pool.query<{ id: string }>(
      'select "Id" as id from record."Account" limit 1',
    )
    const depositId = await bench.world.context.engine.createRecord(bench.systemViewer, 'Deposit__c', {
      fields: {
        Account__c: rows[0]?.id,
        Required_Amount__c: 150,
        Cap_Amount__c: 405.5,
        Paid_Amount__c: 0,
        Status__c: 'In_Review',
      },
    })
    await change(depositId, { Status__c: 'Due' })
    await change(depositId, { Status__c: 'Waived', Waiver_Reason__c: 'Age_65' })
    expect(await watchMails(bench)).toEqual([])
    expect(bench.waiting).toEqual([])
  })

  it('that is due again because a payment was returned is left to the mail about that payment', async () => {
    const { depositId, orderId } = await orderWithDeposit(150)
    const { rows } = await bench.world.context.pool.query<{ id: string }>(
      'select "AccountId" as id from record."Order" where "Id" = $1',
      [orderId],
    )
    const payment = await bench.world.context.engine.createRecord(bench.systemViewer, 'Payment__c', {
      fields: {
        Account__c: rows[0]?.id,
        Purpose__c: 'Deposit',
        Deposit__c: depositId,
        Amount__c: 150,
        Fee__c: 0,
        Payment_Date__c: '2026-11-20',
      },
    })
    await change(payment, { Status__c: 'Settled', Settled_Date__c: '2026-11-20' })
    await change(payment, {
      Status__c: 'Returned',
      Returned_Date__c: '2026-11-20',
      Return_Reason__c: 'Insufficient_Funds',
    })
    expect(await watchMails(bench)).toEqual([])
  })
})
