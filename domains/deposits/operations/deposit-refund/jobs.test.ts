import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer } from '../../../testing/new-customer'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const write = (objectApiName: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.createRecord(bench.systemViewer, objectApiName, { fields })

async function mailsAbout(paymentId: string) {
  bench.waiting.push({ jobName: 'send-deposit-refunded', payload: { paymentId, refundedCents: 13_750 } })
  return bench.runJobs()
}

it('the mail about a payment that went back names its amount, and is for payments of deposits alone', async () => {
  const { accountId, email } = await createCustomer(bench)
  const depositId = await write('Deposit__c', {
    Account__c: accountId,
    Required_Amount__c: 275,
    Cap_Amount__c: 405.5,
    Paid_Amount__c: 0,
  })
  const payment = (fields: Readonly<Record<string, unknown>>) =>
    write('Payment__c', {
      Account__c: accountId,
      Amount__c: 137.5,
      Fee__c: 0,
      Channel__c: 'Portal',
      Payment_Date__c: '2026-11-20',
      ...fields,
    })
  const ofDeposit = await payment({ Purpose__c: 'Deposit', Deposit__c: depositId })
  const [mail, ...more] = await mailsAbout(ofDeposit)
  expect([mail?.to, more]).toEqual([email, []])
  expect(mail?.text).toContain('$137.50')
  expect(mail?.text).toContain('https://first.example.com/deposit')
  expect(await mailsAbout(await payment({ Purpose__c: 'Bill' }))).toEqual([])
  expect(await mailsAbout('a07000000000009AAA')).toEqual([])
})

/** What becomes of a deposit that is to go back and was paid in another way than by card. */
async function refund() {
  const { accountId } = await createCustomer(bench)
  const amounts = { Account__c: accountId, Required_Amount__c: 275, Cap_Amount__c: 405.5, Paid_Amount__c: 0 }
  const depositId = await write('Deposit__c', amounts)
  const { engine, pool } = bench.world.context
  const paid = { Status__c: 'Paid', Paid_Amount__c: 275, Paid_Date__c: '2026-11-01' }
  await engine.updateRecord(bench.systemViewer, depositId, { fields: paid })
  await pool.query(`update record."Deposit__c" set "Status__c" = 'Refunding' where "Id" = $1`, [depositId])
  bench.waiting.push({ jobName: 'refund-deposit', payload: { depositId } })
  await bench.runJobs()
  const { rows } = await pool.query(
    'select "Status__c" as status, "Name" as name from record."Deposit__c" where "Id" = $1',
    [depositId],
  )
  return rows[0] as { readonly status: string; readonly name: string }
}

it('a deposit that no card can take back is failed, and operators are told', async () => {
  const { status, name } = await refund()
  expect(status).toBe('Refund_Failed')
  expect(bench.alarms).toContain(`deposit-refund-failed {"deposit":"${name}"}`)
})

it('a deposit that is no more is not refunded', async () => {
  bench.waiting.push({ jobName: 'refund-deposits', payload: { row: 'a0a000000000009AAA' } })
  expect(await bench.runJobs()).toEqual([])
})
