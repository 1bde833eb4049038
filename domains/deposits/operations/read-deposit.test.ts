import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDepositDue } from '../../enrollment/operations/read-deposit-due'
import { createCustomer } from '../../testing/new-customer'
import { openDepositCase } from './deposit-cases'
import { findDeposit, readDeposit, type StoredDeposit } from './read-deposit'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const write = (objectApiName: string, fields: Readonly<Record<string, unknown>>) =>
  world.context.engine.createRecord(world.context.systemViewer, objectApiName, { fields })
const newCustomer = () => createCustomer({ world, systemViewer: world.context.systemViewer })

async function orderOf(confirmationNumber: string): Promise<string> {
  const { rows } = await world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."Order" where "Confirmation_Number__c" = $1',
    [confirmationNumber],
  )
  return rows[0]?.id ?? ''
}

/** A deposit of $275 of the account that came to that status, made a millisecond after all others. */
async function deposit(accountId: string, status = 'Due', more: Readonly<Record<string, unknown>> = {}) {
  world.advance(1)
  const amounts = { Required_Amount__c: 275, Cap_Amount__c: 405.5, Paid_Amount__c: 0 }
  const depositId = await write('Deposit__c', { Account__c: accountId, ...amounts, ...more })
  await world.context.pool.query('update record."Deposit__c" set "Status__c" = $2 where "Id" = $1', [
    depositId,
    status,
  ])
  return depositId
}

describe('a deposit', () => {
  it('is read with all that is stored of it', async () => {
    const { accountId, confirmationNumber } = await newCustomer()
    const orderId = await orderOf(confirmationNumber)
    const depositId = await deposit(accountId, 'Waived', { Order__c: orderId })
    const { rows } = await world.context.pool.query<{ number: string }>(
      `update record."Deposit__c" set "Paid_Amount__c" = 100, "Due_Date__c" = '2026-12-01', "Paid_Date__c" = '2026-11-02',
         "Payment_Confirmation_Number__c" = 'P000000000001', "Waiver_Reason__c" = 'Age_65', "On_Time_Bills__c" = 7,
         "Refund_Date__c" = '2027-01-01' where "Id" = $1 returning "Name" as number`,
      [depositId],
    )
    const { engine, systemViewer } = world.context
    expect(await readDeposit(engine, systemViewer, depositId)).toEqual({
      id: depositId,
      Name: rows[0]?.number,
      Order__c: orderId,
      Account__c: accountId,
      Status__c: 'Waived',
      Required_Amount__c: 275,
      Cap_Amount__c: 405.5,
      Paid_Amount__c: 100,
      Due_Date__c: '2026-12-01',
      Paid_Date__c: '2026-11-02',
      Payment_Confirmation_Number__c: 'P000000000001',
      Waiver_Reason__c: 'Age_65',
      On_Time_Bills__c: 7,
      Interest_Credited__c: null,
      Refund_Date__c: '2027-01-01',
      'Account__r.Service_Street__c': '12 Lantern Row',
    })
    expect(await readDeposit(engine, systemViewer, 'a0a000000000009AAA')).toBeNull()
  })

  it('leaves to pay what was not paid of all that are asked for of its order, and nothing once that is paid', async () => {
    const { accountId, confirmationNumber } = await newCustomer()
    const order = { Order__c: await orderOf(confirmationNumber) }
    const { engine, systemViewer: viewer } = world.context
    const due = () => readDepositDue({ engine, viewer }, order.Order__c)
    expect(await due()).toBeNull()
    const depositId = await deposit(accountId, 'Due', order)
    await deposit(accountId, 'Waived', order)
    await deposit(accountId, 'Due')
    expect(await due()).toBe(275)
    const pay = (dollars: number) =>
      world.context.pool.query(
        `update record."Deposit__c" set "Status__c" = 'Part_Paid', "Paid_Amount__c" = $2 where "Id" = $1`,
        [depositId, dollars],
      )
    await pay(274.99)
    expect(await due()).toBe(0.01)
    await deposit(accountId, 'Due', order)
    expect(await due()).toBe(275.01)
    await world.context.pool.query(
      `update record."Deposit__c" set "Status__c" = 'Paid' where "Order__c" = $1`,
      [order.Order__c],
    )
    expect(await due()).toBeNull()
  })

  it('of several is the one that asks for something first, and of those the newest', async () => {
    const { accountId } = await newCustomer()
    const other = await newCustomer()
    await deposit(other.accountId, 'Part_Paid')
    const { engine, systemViewer } = world.context
    const of = { field: 'Account__c', id: accountId } as const
    const found = async () => (await findDeposit(engine, systemViewer, of))?.id
    expect(await found()).toBeUndefined()
    // From the least urgent to the most urgent, each made after the ones before, then after the ones that follow.
    const statuses = [
      'Cancelled',
      'Applied',
      'Refunded',
      'Waived',
      'Refund_Failed',
      'Refunding',
      'Paid',
      'In_Review',
      'Due',
      'Part_Paid',
    ]
    for (const status of statuses) {
      const depositId = await deposit(accountId, status)
      expect([status, await found()]).toEqual([status, depositId])
    }
    await world.context.pool.query('delete from record."Deposit__c" where "Account__c" = $1', [accountId])
    let mostUrgent = ''
    for (const status of statuses.toReversed()) {
      const depositId = await deposit(accountId, status)
      if (mostUrgent === '') mostUrgent = depositId
      expect([status, await found()]).toEqual([status, mostUrgent])
    }
    const newer = await deposit(accountId, 'Part_Paid')
    expect(await found()).toBe(newer)
  })

  it('of nobody in particular is one of all that the viewer sees', async () => {
    const { engine, systemViewer } = world.context
    expect(await findDeposit(engine, systemViewer, null)).toMatchObject({ Status__c: 'Part_Paid' })
  })
})

describe('the open case about a deposit', () => {
  it('is the newest that is not closed, of its order and account and with one of the subjects', async () => {
    const { accountId, contactId, confirmationNumber } = await newCustomer()
    const other = await newCustomer()
    const orderId = await orderOf(confirmationNumber)
    const depositId = await deposit(accountId, 'Due', { Order__c: orderId })
    const { engine, systemViewer } = world.context
    const found = async (of: Partial<StoredDeposit> = {}) => {
      const stored = await readDeposit(engine, systemViewer, depositId)
      if (stored === null) throw new TypeError('There is no such deposit.')
      return openDepositCase(world.context, engine, { ...stored, ...of }, ['One', 'Two'])
    }
    const open = async (subject: string, more: Readonly<Record<string, unknown>> = {}) => {
      world.advance(1)
      const fields = {
        AccountId: accountId,
        ContactId: contactId,
        Order__c: orderId,
        Subject: subject,
        ...more,
      }
      return write('Case', { Description: 'Please look.', ...fields })
    }
    await open('Three')
    await open('One', { Order__c: null })
    await open('One', {
      AccountId: other.accountId,
      ContactId: other.contactId,
      Order__c: await orderOf(other.confirmationNumber),
    })
    expect(await found()).toBeNull()
    const first = await open('One')
    const second = await open('Two')
    const { rows } = await world.context.pool.query<{ number: string }>(
      'select "CaseNumber" as number from record."Case" where "Id" = $1',
      [second],
    )
    expect(await found()).toEqual({ caseId: second, number: rows[0]?.number, subject: 'Two' })
    await world.context.pool.query(`update record."Case" set "Status" = 'Closed' where "Id" = $1`, [second])
    expect(await found()).toMatchObject({ caseId: first, subject: 'One' })
    expect(await found({ Order__c: null })).toMatchObject({ caseId: first })
    expect(await found({ Account__c: other.accountId })).toBeNull()
  })
})
