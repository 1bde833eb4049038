import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ActionWorld, openActionWorld, refusalOf } from '../../testing/action-world'

let world: ActionWorld
let supervisorId: string
let advisorId: string

beforeAll(async () => {
  world = await openActionWorld()
  advisorId = (await world.find('User', `x."Username" = 'advisor.first@example.com'`)).Id
  supervisorId = (await world.find('User', `x."Username" = 'supervisor@example.com'`)).Id
}, 60_000)

afterAll(() => world.world.close())

const depositIn = (status: string, more = 'true') =>
  world.find('Deposit__c', `a."Account_Brand__c" = 'first' and x."Status__c" = '${status}' and ${more}`)
const small = `x."Required_Amount__c" < 200`
const large = `x."Required_Amount__c" >= 200`
const asAge = { Waiver_Reason__c: 'Age_65' }
const message = (answer: { readonly body: unknown }) =>
  (answer.body as { readonly successMessage: string }).successMessage

describe('below the limit', () => {
  test('one person waives a deposit, for a reason that the law knows, and its step ends', async () => {
    const own = await depositIn('Due', `x."Order__c" is not null`)
    await world.rows(`update record."Deposit__c" set "Required_Amount__c" = 199.99 where "Id" = $1`, [own.Id])
    expect(Object.keys(refusalOf(await world.perform('advisor', 'Deposit__c.Waive', own.Id)))).toEqual([
      'Waiver_Reason__c',
    ])
    const answer = await world.perform('advisor', 'Deposit__c.Waive', own.Id, asAge)
    expect([answer.status, message(answer)]).toEqual([201, 'The deposit was waived.'])
    expect(await world.stored('Deposit__c', own.Id)).toMatchObject({
      Status__c: 'Waived',
      Waiver_Reason__c: 'Age_65',
      Approval_Status__c: null,
    })
    const steps = await world.rows(
      `select "Status" as status from record."WorkStep" where "Order__c" = $1 and "Step_Type__c" = 'Deposit'`,
      [own.Order__c],
    )
    expect(steps).toEqual([{ status: 'Not Applicable' }])
  })

  test('one person refunds one: to the card that paid it, which is not done yet', async () => {
    const own = await depositIn('Paid', small)
    const answer = await world.perform('advisor', 'Deposit__c.Refund', own.Id)
    expect([answer.status, message(answer)]).toEqual([
      201,
      'The deposit is being refunded to the card that paid it.',
    ])
    expect(await world.stored('Deposit__c', own.Id)).toMatchObject({
      Status__c: 'Refunding',
      Refund_Date__c: null,
    })
    expect(refusalOf(await world.perform('advisor', 'Deposit__c.Refund', own.Id))).toEqual({
      Status__c: 'Nothing was paid that we hold.',
    })
  })

  test('a refund that the card did not take is tried again, or recorded by a supervisor', async () => {
    const own = await depositIn('Refunding', small)
    const record = { Refund_Date__c: '2026-11-20' }
    const early = await world.perform('supervisor', 'Deposit__c.RecordRefund', own.Id, record)
    expect(refusalOf(early)).toEqual({ Status__c: 'Only a refund that failed is recorded by hand.' })
    const { engine, systemViewer } = world.world.context
    const fail = () => engine.updateRecord(systemViewer, own.Id, { fields: { Status__c: 'Refund_Failed' } })
    await fail()
    expect((await world.perform('advisor', 'Deposit__c.Refund', own.Id)).status).toBe(201)
    await fail()
    expect((await world.perform('advisor', 'Deposit__c.RecordRefund', own.Id, record)).status).toBe(404)
    const later = { Refund_Date__c: '2026-11-21' }
    const ahead = await world.perform('supervisor', 'Deposit__c.RecordRefund', own.Id, later)
    expect(refusalOf(ahead)).toEqual({ Refund_Date__c: 'Choose today or an earlier day.' })
    expect((await world.perform('supervisor', 'Deposit__c.RecordRefund', own.Id, record)).status).toBe(201)
    expect(await world.stored('Deposit__c', own.Id)).toMatchObject({ Status__c: 'Refunded', ...record })
  })
})

describe('from the limit on', () => {
  test('nothing happens until somebody else approves', async () => {
    const own = await depositIn('In_Review', large)
    const requested = await world.perform('supervisor', 'Deposit__c.Waive', own.Id, asAge)
    expect([requested.status, message(requested)]).toEqual([201, 'A supervisor has to approve this amount.'])
    expect(await world.stored('Deposit__c', own.Id)).toMatchObject({
      Status__c: 'In_Review',
      Waiver_Reason__c: null,
      Approval_Status__c: 'Pending',
      Approval_Action__c: 'Waive',
      Approval_Waiver_Reason__c: 'Age_65',
      Approval_Requested_By__c: supervisorId,
    })
    const self = await world.perform('supervisor', 'Deposit__c.Approve', own.Id)
    expect([self.status, Object.keys(refusalOf(self))]).toEqual([400, ['Approval_Requested_By__c']])
    expect((await world.perform('advisor', 'Deposit__c.Approve', own.Id)).status).toBe(404)
    expect((await world.perform('advisor', 'Deposit__c.Waive', own.Id, asAge)).status).toBe(400)
    const approved = await world.perform('admin', 'Deposit__c.Approve', own.Id)
    expect([approved.status, message(approved)]).toEqual([201, 'Approved and done.'])
    expect(await world.stored('Deposit__c', own.Id)).toMatchObject({
      Status__c: 'Waived',
      Waiver_Reason__c: 'Age_65',
      Approval_Status__c: 'Approved',
      Approval_Requested_By__c: supervisorId,
    })
  })

  test('an advisor asks, a supervisor approves, and of two approvals at once one counts', async () => {
    const own = await depositIn('Paid', `x."Paid_Amount__c" >= 200`)
    expect((await world.perform('advisor', 'Deposit__c.Refund', own.Id)).status).toBe(201)
    expect((await world.stored('Deposit__c', own.Id)).Approval_Requested_By__c).toBe(advisorId)
    const answers = await Promise.all([
      world.perform('supervisor', 'Deposit__c.Approve', own.Id),
      world.perform('admin', 'Deposit__c.Approve', own.Id),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(await world.stored('Deposit__c', own.Id)).toMatchObject({ Status__c: 'Refunding' })
  })

  test('what was declined can be asked for again', async () => {
    const own = await depositIn('Due', large)
    await world.perform('advisor', 'Deposit__c.Waive', own.Id, asAge)
    expect((await world.perform('supervisor', 'Deposit__c.Decline', own.Id)).status).toBe(201)
    expect(await world.stored('Deposit__c', own.Id)).toMatchObject({
      Status__c: 'Due',
      Approval_Status__c: 'Declined',
      Approval_Decided_By__c: supervisorId,
    })
    expect(refusalOf(await world.perform('admin', 'Deposit__c.Approve', own.Id))).toEqual({
      Approval_Status__c: 'Nothing waits for approval.',
    })
    expect((await world.perform('advisor', 'Deposit__c.Waive', own.Id, asAge)).status).toBe(201)
  })

  test('no plain write goes around the second person, not the administrator’s either', async () => {
    const own = await depositIn('Part_Paid', large)
    const waived = { Status__c: 'Waived', Waiver_Reason__c: 'Age_65' }
    for (const viewer of ['advisor', 'supervisor', 'admin'] as const) {
      const plain = await world.call(viewer, 'PATCH', `/records/${own.Id}`, { fields: waived })
      expect([viewer, plain.status]).toEqual([viewer, 400])
    }
    const forged = await world.call('advisor', 'PATCH', `/records/${own.Id}`, {
      fields: { Approval_Status__c: 'Pending' },
    })
    expect(forged.status).toBe(400)
    const inAnothersName = await world.call('admin', 'PATCH', `/records/${own.Id}`, {
      fields: {
        Approval_Status__c: 'Pending',
        Approval_Action__c: 'Waive',
        Approval_Requested_By__c: advisorId,
      },
    })
    expect(Object.keys(refusalOf(inAnothersName))).toEqual(['Approval_Requested_By__c'])
    const alone = await world.call('admin', 'PATCH', `/records/${own.Id}`, {
      fields: { ...waived, Approval_Status__c: 'Approved', Approval_Requested_By__c: advisorId },
    })
    expect(alone.status).toBe(400)
    expect((await world.stored('Deposit__c', own.Id)).Status__c).toBe('Part_Paid')
  })

  test('customers see neither who asks nor who decides', async () => {
    const info = await world.call('customer', 'GET', '/object-info/Deposit__c')
    const { fields } = info.body as { readonly fields: Readonly<Record<string, unknown>> }
    expect(Object.keys(fields).filter((name) => name.startsWith('Approval'))).toEqual([])
    const { Id } = await depositIn('Due', large)
    expect((await world.perform('customer', 'Deposit__c.Waive', Id, asAge)).status).toBe(404)
  })
})
