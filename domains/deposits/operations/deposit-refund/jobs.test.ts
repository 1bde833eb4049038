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
