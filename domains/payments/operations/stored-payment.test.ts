import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lookUpGrantMs } from '../../enrollment/operations/look-up-grant'
import { createCustomer } from '../../testing/new-customer'
import { lastDebit, lastPayment, lastPaymentForGuests, lastPaymentOfBill } from './last-payment'
import { listPayments, readPayment } from './stored-payment'

let world: TestWorld
let accountId = ''
let depositId = ''

beforeAll(async () => {
  world = await createTestWorld()
  const { systemViewer } = world.context
  accountId = (await createCustomer({ world, systemViewer })).accountId
  depositId = await write('Deposit__c', {
    Required_Amount__c: 400,
    Cap_Amount__c: 405.5,
    Paid_Amount__c: 0,
  })
})
afterAll(() => world.close())

const write = (objectApiName: string, fields: Readonly<Record<string, unknown>>) =>
  world.context.engine.createRecord(world.context.systemViewer, objectApiName, {
    fields: { Account__c: accountId, ...fields },
  })
const pay = (fields: Readonly<Record<string, unknown>> = {}) =>
  write('Payment__c', {
    Purpose__c: 'Deposit',
    Deposit__c: depositId,
    Amount__c: 88.4,
    Fee__c: 0,
    Channel__c: 'Portal',
    Payment_Date__c: '2026-11-20',
    ...fields,
  })
const list = (where: Parameters<typeof listPayments>[2]) =>
  listPayments(world.context.engine, world.context.systemViewer, where)

it('a payment is read with all that is stored of it', async () => {
  const paymentId = await pay()
  const { engine, systemViewer, pool } = world.context
  const createdAt = world.context.now().toISOString()
  const { rows } = await pool.query<{ bill: string; method: string; number: string }>(
    `update record."Payment__c" set "Status__c" = 'Settled', "Channel__c" = 'Autopay', "Settled_Date__c" = '2026-11-21',
       "Regained_Date__c" = '2026-12-30', "Return_Reason__c" = 'Not_Authorized', "Method_Type__c" = 'Card',
       "Last_Four__c" = '4242', "Processor_Reference__c" = 'pay_1', "Purpose__c" = 'Bill',
       "Bill__c" = (select "Id" from record."Bill__c" limit 1),
       "Payment_Method__c" = (select "Id" from record."Payment_Method__c" limit 1)
     where "Id" = $1 returning "Bill__c" as bill, "Payment_Method__c" as method, "Name" as number`,
    [paymentId],
  )
  expect(await readPayment(engine, systemViewer, paymentId)).toEqual({
    id: paymentId,
    Name: rows[0]?.number,
    Status__c: 'Settled',
    Amount__c: 88.4,
    Refunded_Amount__c: null,
    Purpose__c: 'Bill',
    Bill__c: rows[0]?.bill,
    Deposit__c: depositId,
    Processor_Reference__c: 'pay_1',
    Payment_Date__c: '2026-11-20',
    Settled_Date__c: '2026-11-21',
    Regained_Date__c: '2026-12-30',
    Return_Reason__c: 'Not_Authorized',
    Method_Type__c: 'Card',
    Last_Four__c: '4242',
    Account__c: accountId,
    Channel__c: 'Autopay',
    Payment_Method__c: rows[0]?.method,
    CreatedDate: createdAt,
  })
  await pool.query('delete from record."Payment__c" where "Id" = $1', [paymentId])
  expect(await readPayment(engine, systemViewer, paymentId)).toBeNull()
})

it('payments are listed by what all of them have, the newest first and of one moment in a fixed order', async () => {
  const together = [await pay({ Amount__c: 1 }), await pay({ Amount__c: 1 })]
  world.advance(1)
  const newest = await pay({ Amount__c: 1 })
  await pay({ Amount__c: 2 })
  const found = await list({ Account__c: accountId, Amount__c: 1 })
  expect(found.map(({ id }) => id)).toEqual([newest, ...together.sort().reverse()])
  expect(found.map(({ Purpose__c, Channel__c }) => [Purpose__c, Channel__c])[0]).toEqual([
    'Deposit',
    'Portal',
  ])
  const byPhone = await pay({ Channel__c: 'Phone', Amount__c: 3 })
  expect((await list({ Deposit__c: depositId, Amount__c: 3 }))[0]).toMatchObject({
    id: byPhone,
    Channel__c: 'Phone',
  })
})

it('no more than 100 payments are listed at once', async () => {
  for (let count = 0; count < 101; count += 1) await pay({ Amount__c: 0.01 })
  expect(await list({ Amount__c: 0.01, Account__c: accountId })).toHaveLength(100)
})

it('the last payment is the newest; guests see one from the portal for half an hour, without its card', async () => {
  world.advance(1)
  const paymentId = await pay({ Amount__c: 12.34, Method_Type__c: 'Card', Last_Four__c: '4242' })
  const { context } = world
  const number = (await readPayment(context.engine, context.systemViewer, paymentId))?.Name
  const shown = { number, status: 'Pending', amount: 12.34, date: '2026-11-20', reason: null }
  const seen = { ...shown, method: 'Card', lastFour: '4242', isOnItsWay: true, isAutopay: false }
  expect(await lastPayment(context, 'Deposit__c', depositId)).toEqual(seen)
  const masked = { ...seen, method: null, lastFour: null }
  expect(await lastPaymentForGuests(context, 'Deposit__c', depositId)).toEqual(masked)
  world.advance(lookUpGrantMs - 1)
  expect(await lastPaymentForGuests(context, 'Deposit__c', depositId)).toEqual(masked)
  world.advance(1)
  expect(await lastPaymentForGuests(context, 'Deposit__c', depositId)).toBeNull()
  await pay({ Amount__c: 5, Channel__c: 'Phone' })
  expect(await lastPaymentForGuests(context, 'Deposit__c', depositId)).toBeNull()
  expect(await lastPayment(context, 'Deposit__c', depositId)).toMatchObject({ amount: 5, isOnItsWay: false })
  expect(await lastPayment(context, 'Bill__c', 'a04000000000009AAA')).toBeNull()
  expect(await lastPaymentForGuests(context, 'Bill__c', 'a04000000000009AAA')).toBeNull()
})

it('a payment that settled is on its way no more, and the last debit is one of AutoPay', async () => {
  const { context } = world
  expect(await lastDebit(context, accountId)).toBeNull()
  world.advance(1)
  const fields = { Channel__c: 'Autopay', Last_Four__c: '4242', Method_Type__c: 'Card' }
  await pay({ Amount__c: 7, ...fields, Status__c: 'Settled' })
  world.advance(1)
  await pay({ Amount__c: 8 })
  expect(await lastDebit(context, accountId)).toMatchObject({
    amount: 7,
    status: 'Settled',
    isOnItsWay: false,
  })
})

it('a bill that nobody tried to pay shows the account’s last payment, where it came to nothing', async () => {
  const { context } = world
  const other = (await createCustomer({ world, systemViewer: context.systemViewer })).accountId
  const bill = (number: string) =>
    context.engine.createRecord(context.systemViewer, 'Bill__c', {
      fields: {
        Account__c: other,
        Name: `${number}-${other}`,
        Bill_Date__c: '2026-11-15',
        Due_Date__c: '2026-12-01',
        Period_Start__c: '2026-10-15',
        Period_End__c: '2026-11-14',
        Opening_Balance__c: 0,
        Charges__c: 80,
        Payments__c: 0,
        Closing_Balance__c: 80,
      },
    })
  const [earlier, billId] = [await bill('B1'), await bill('B2')]
  const ofBill = { billId, accountId: other }
  const payBill = async (fields: Readonly<Record<string, unknown>>) => {
    world.advance(1)
    return pay({ Account__c: other, Purpose__c: 'Bill', Deposit__c: null, Bill__c: earlier, ...fields })
  }
  const comeBack = (paymentId: string) =>
    context.engine.updateRecord(context.systemViewer, paymentId, {
      fields: {
        Status__c: 'Returned',
        Returned_Date__c: '2026-11-20',
        Return_Reason__c: 'Insufficient_Funds',
      },
    })
  expect(await lastPaymentOfBill(context, ofBill)).toBeNull()
  await payBill({ Amount__c: 80, Status__c: 'Settled' })
  expect(await lastPaymentOfBill(context, ofBill)).toBeNull()
  await comeBack(await payBill({ Amount__c: 81, Status__c: 'Settled' }))
  expect(await lastPaymentOfBill(context, ofBill)).toMatchObject({ amount: 81, status: 'Returned' })
  await payBill({ Amount__c: 82, Bill__c: billId })
  await comeBack(await payBill({ Amount__c: 83, Status__c: 'Settled' }))
  expect(await lastPaymentOfBill(context, ofBill)).toMatchObject({ amount: 82, status: 'Pending' })
})
