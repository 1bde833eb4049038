import { afterAll, beforeAll, expect, it } from 'vitest'
import { chooseMails } from '../../../customers/operations/mail/mail-choice'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer } from '../../../testing/new-customer'
import { watchMails } from '../../../testing/watch-mails'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
  await watchMails(bench)
})
afterAll(() => bench.close())

it.each([
  ['en', 'An update on your Northlamp order'],
  ['es', 'Novedades sobre su pedido de Northlamp'],
] as const)(
  'an identity check that a person finishes is reported by mail in %s, once',
  async (language, subject) => {
    const { engine, pool } = bench.world.context
    const { accountId, email } = await createCustomer(bench, { language })
    const { rows } = await pool.query<{ id: string }>(
      'select "Id" as id from record."Order" where "AccountId" = $1',
      [accountId],
    )
    const stepId = await engine.createRecord(bench.systemViewer, 'WorkStep', {
      fields: { Order__c: rows[0]?.id, Step_Type__c: 'Identity', Responsible__c: 'Provider' },
    })
    await engine.updateRecord(bench.systemViewer, stepId, { fields: { Status: 'In Progress' } })
    expect(await watchMails(bench)).toEqual([])
    const endedAt = bench.world.context.now().toISOString()
    await engine.updateRecord(bench.systemViewer, stepId, {
      fields: { Status: 'Completed', EndTime: endedAt },
    })
    expect((await watchMails(bench)).map((mail) => [mail.to, mail.subject])).toEqual([[email, subject]])
    expect(await watchMails(bench)).toEqual([])
  },
)

/** A Spanish or English customer's order, brought to that state. */
async function mailOfOrder(language: 'en' | 'es', fields: Readonly<Record<string, string>>) {
  const { pool } = bench.world.context
  const { accountId } = await createCustomer(bench, { language })
  const set = Object.keys(fields).map((field, index) => `"${field}" = $${index + 2}`)
  const { rows } = await pool.query<{ id: string }>(
    `update record."Order" set ${set.join(', ')} where "AccountId" = $1 returning "Id" as id`,
    [accountId, ...Object.values(fields)],
  )
  bench.waiting.push({ jobName: 'send-enrollment-update', payload: { orderId: rows[0]?.id ?? '' } })
  return bench.runJobs({ attempts: 2 })
}

it.each([
  ['en', 'Your Northlamp start date', 'Northlamp serves 12 Lantern Row from December 15, 2026.'],
  [
    'es',
    'La fecha de inicio de su servicio con Northlamp',
    'Northlamp presta servicio en 12 Lantern Row desde el 15 de diciembre de 2026.',
  ],
] as const)('a date that is confirmed is named, in %s', async (language, subject, sentence) => {
  const confirmed = {
    Status: 'Pending',
    Market_Status__c: 'Confirmed',
    Confirmed_Start_Date__c: '2026-12-15',
  }
  const [mail] = await mailOfOrder(language, { ...confirmed, Stage__c: 'Complete' })
  expect(mail?.subject).toBe(subject)
  expect(mail?.text).toContain(sentence)
  // Where something else is still to be done, the order's page says what.
  const [waiting] = await mailOfOrder(language, { ...confirmed, Stage__c: 'Documents' })
  expect(waiting?.subject).not.toBe(subject)
})

it('an order that the utility rejects has ended', async () => {
  const [mail] = await mailOfOrder('en', { Status: 'Cancelled', Market_Status__c: 'Rejected' })
  expect(mail?.subject).toBe('Your Northlamp order could not be completed')
  expect(mail?.text).toContain('did not accept the order for service at 12 Lantern Row')
})

it('is not mailed to whoever turned progress off, unless a step or a deposit is open, or its day or end is said', async () => {
  const { engine, pool } = bench.world.context
  const { accountId, contactId } = await createCustomer(bench)
  await chooseMails(bench.services, contactId, { orders: false }, bench.services.now())
  const { rows } = await pool.query<{ id: string }>(
    `update record."Order" set "Status" = 'Pending', "Market_Status__c" = 'Accepted' where "AccountId" = $1 returning "Id" as id`,
    [accountId],
  )
  const orderId = rows[0]?.id ?? ''
  const subjects = async () => {
    bench.waiting.push({ jobName: 'send-enrollment-update', payload: { orderId } })
    return (await bench.runJobs()).map(({ subject }) => subject)
  }
  const set = (assignments: string) =>
    pool.query(`update record."Order" set ${assignments} where "Id" = $1`, [orderId])
  const openStep = (type: string, responsible: string) =>
    engine.createRecord(bench.systemViewer, 'WorkStep', {
      fields: { Order__c: orderId, Step_Type__c: type, Responsible__c: responsible },
    })
  expect(await subjects()).toEqual([])
  await openStep('Utility', 'Utility')
  expect(await subjects()).toEqual([])
  const update = 'An update on your Northlamp order'
  await set(`"Credit_Status__c" = 'Deposit_Required'`)
  expect(await subjects()).toEqual([update])
  await set(`"Credit_Status__c" = 'Passed'`)
  expect(await subjects()).toEqual([])
  await openStep('Switch_Hold', 'Customer')
  expect(await subjects()).toEqual([update])
  await set(
    `"Market_Status__c" = 'Confirmed', "Stage__c" = 'Complete', "Confirmed_Start_Date__c" = '2026-12-15'`,
  )
  expect(await subjects()).toEqual(['Your Northlamp start date'])
  await set(`"Market_Status__c" = 'Rejected', "Status" = 'Cancelled'`)
  expect(await subjects()).toEqual(['Your Northlamp order could not be completed'])
})
