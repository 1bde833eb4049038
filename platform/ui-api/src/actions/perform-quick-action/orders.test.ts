import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ActionWorld, openActionWorld, refusalOf } from '../../testing/action-world'

let world: ActionWorld
let danasContact: string

beforeAll(async () => {
  world = await openActionWorld()
  const dana = await world.find('User', `x."Username" = 'dana.whitcombe@example.com'`)
  danasContact = String(dana.ContactId)
}, 60_000)

afterAll(() => world.world.close())

const brand = `a."Account_Brand__c" = 'first'`
const orderWith = (condition: string) => world.find('Order', `${brand} and ${condition}`)
const stepsOf = (orderId: unknown, type?: string) =>
  world.rows<{ Status: string; EndTime: Date | null }>(
    `select "Status", "EndTime" from record."WorkStep"
     where "Order__c" = $1 and ($2::text is null or "Step_Type__c" = $2)`,
    [orderId, type ?? null],
  )
const ordersOf = (table: string, status: string) =>
  `exists (select 1 from record."${table}" d where d."Order__c" = x."Id" and d."Status__c" in (${status}))`

describe('changing the start date', () => {
  test('asks the market again, within the days that it can serve', async () => {
    const { Id } = await orderWith(`x."Status" = 'Pending' and x."Case_Type__c" = 'Move_In'`)
    await world.rows(`update record."Order" set "Confirmed_Start_Date__c" = '2026-11-25' where "Id" = $1`, [
      Id,
    ])
    const dates: readonly [string, string][] = [
      ['2026-11-19', 'Choose today or a later day.'],
      ['2026-11-22', 'Service cannot start or stop on a Sunday or a holiday.'],
      ['2026-11-26', 'Service cannot start or stop on a Sunday or a holiday.'],
      ['2027-01-20', 'Choose a day within the next 60 days.'],
    ]
    for (const [date, words] of dates) {
      const refused = await world.perform('advisor', 'Order.ChangeStartDate', Id, {
        Requested_Start_Date__c: date,
      })
      expect([date, refusalOf(refused)]).toEqual([date, { Requested_Start_Date__c: words }])
    }
    const moved = await world.perform('advisor', 'Order.ChangeStartDate', Id, {
      Requested_Start_Date__c: '2026-11-21',
    })
    expect(moved.status).toBe(201)
    expect(await world.stored('Order', Id)).toMatchObject({
      Requested_Start_Date__c: '2026-11-21',
      Confirmed_Start_Date__c: null,
    })
  })

  test('takes three business days for a switch, and only while the order is pending', async () => {
    const { Id } = await orderWith(`x."Status" = 'Pending' and x."Case_Type__c" = 'Switch'`)
    const refused = await world.perform('advisor', 'Order.ChangeStartDate', Id, {
      Requested_Start_Date__c: '2026-11-24',
    })
    expect(refusalOf(refused)).toEqual({ Requested_Start_Date__c: 'A switch takes three business days.' })
    const moved = await world.perform('advisor', 'Order.ChangeStartDate', Id, {
      Requested_Start_Date__c: '2026-11-25',
    })
    expect(moved.status).toBe(201)
    const { Id: active } = await orderWith(`x."Status" = 'Active'`)
    const late = await world.perform('advisor', 'Order.ChangeStartDate', active, {
      Requested_Start_Date__c: '2026-11-25',
    })
    expect(refusalOf(late)).toEqual({ Status: 'Only a pending start of service can be moved.' })
  })

  test('is for customers too, on their own orders alone, and by this action alone', async () => {
    const own = await world.find('Order', `a."ContactId" = '${danasContact}'`)
    await world.rows(
      `update record."Order" set "Status" = 'Pending', "Stage__c" = 'Processing', "Case_Type__c" = 'Move_In' where "Id" = $1`,
      [own.Id],
    )
    const fields = { Requested_Start_Date__c: '2026-11-30' }
    expect((await world.perform('customer', 'Order.ChangeStartDate', own.Id, fields)).status).toBe(201)
    expect((await world.stored('Order', own.Id)).Requested_Start_Date__c).toBe('2026-11-30')
    const plain = await world.call('customer', 'PATCH', `/records/${own.Id}`, { fields })
    expect(plain.status).toBe(400)
    const { Id: foreign } = await world.find(
      'Order',
      `a."ContactId" <> '${danasContact}' and x."Status" = 'Pending'`,
    )
    expect((await world.perform('customer', 'Order.ChangeStartDate', foreign, fields)).status).toBe(404)
  })
})

describe('cancelling', () => {
  test('ends the order with its open steps and the deposit that nobody paid of', async () => {
    const { Id } = await orderWith(`x."Status" = 'Pending' and ${ordersOf('Deposit__c', `'Due'`)}`)
    const refused = await world.perform('advisor', 'Order.Cancel', Id)
    expect(Object.keys(refusalOf(refused))).toEqual(['Cancellation_Reason__c'])
    const answer = await world.perform('advisor', 'Order.Cancel', Id, {
      Cancellation_Reason__c: 'Blocker_Unsettled',
    })
    expect(answer.status).toBe(201)
    expect(await world.stored('Order', Id)).toMatchObject({
      Status: 'Cancelled',
      Cancellation_Reason__c: 'Blocker_Unsettled',
    })
    const steps = await stepsOf(Id)
    expect(steps.length).toBeGreaterThan(0)
    for (const { Status } of steps) expect(['Completed', 'Not Applicable']).toContain(Status)
    const deposits = await world.rows(
      `select "Status__c" as status from record."Deposit__c" where "Order__c" = $1`,
      [Id],
    )
    expect(deposits).toEqual([{ status: 'Cancelled' }])
    const again = await world.perform('advisor', 'Order.Cancel', Id, {
      Cancellation_Reason__c: 'By_Customer',
    })
    expect(refusalOf(again)).toEqual({ Status: 'This order can no longer be cancelled.' })
  })

  test('by the customer says so; a switch is taken back until the third business day ends', async () => {
    const own = await world.find('Order', `a."ContactId" = '${danasContact}'`)
    const set = (fields: string) =>
      world.rows(
        `update record."Order" set ${fields}, "Stage__c" = 'Complete', "Cancellation_Reason__c" = null where "Id" = $1`,
        [own.Id],
      )
    const reason = { Cancellation_Reason__c: 'Not_First_In' }
    expect((await world.perform('customer', 'Order.Cancel', own.Id, reason)).status).toBe(400)
    await set(`"Status" = 'Active', "Case_Type__c" = 'Switch', "Rescission_End_Date__c" = '2026-11-19'`)
    expect((await world.perform('customer', 'Order.Cancel', own.Id)).status).toBe(400)
    await set(`"Status" = 'Active', "Case_Type__c" = 'Switch', "Rescission_End_Date__c" = '2026-11-20'`)
    expect((await world.perform('customer', 'Order.Cancel', own.Id)).status).toBe(201)
    expect(await world.stored('Order', own.Id)).toMatchObject({
      Status: 'Cancelled',
      Cancellation_Reason__c: 'Rescinded',
    })
    await set(`"Status" = 'Pending', "Case_Type__c" = 'Move_In'`)
    expect((await world.perform('customer', 'Order.Cancel', own.Id)).status).toBe(201)
    expect((await world.stored('Order', own.Id)).Cancellation_Reason__c).toBe('By_Customer')
  })
})

describe('links', () => {
  test('lead to the deposit and the documents of the order, and only where one is missing', async () => {
    const due = await orderWith(`x."Status" = 'Pending' and ${ordersOf('Deposit__c', `'Due', 'Part_Paid'`)}`)
    expect((await world.perform('advisor', 'Order.SendDepositLink', due.Id)).status).toBe(201)
    const requested = await orderWith(
      `x."Status" = 'Pending' and ${ordersOf('Document_Requirement__c', `'Requested', 'Rejected'`)}`,
    )
    expect((await world.perform('supervisor', 'Order.SendDocumentLink', requested.Id)).status).toBe(201)
    const jobs = await world.jobs()
    expect(jobs).toContainEqual({
      name: 'send-order-link',
      payload: { orderId: due.Id, page: 'deposit' },
    })
    expect(jobs).toContainEqual({
      name: 'send-order-link',
      payload: { orderId: requested.Id, page: 'documents' },
    })
    const free = await orderWith(`not ${ordersOf('Deposit__c', `'Due', 'Part_Paid'`)}`)
    expect(refusalOf(await world.perform('advisor', 'Order.SendDepositLink', free.Id))).toEqual({
      Status: 'No deposit is due for this order.',
    })
    expect((await world.perform('customer', 'Order.SendDepositLink', due.Id)).status).toBe(404)
    await world.perform('advisor', 'Order.SendDepositLink', due.Id)
    expect(await world.jobs()).toHaveLength(jobs.length)
  })

  test('to the verification are sent again after a minute, with a day to begin', async () => {
    const failed = await world.find('Identity_Verification__c', `${brand} and x."Status__c" = 'Failed'`)
    const answer = await world.perform('advisor', 'Identity_Verification__c.Resend', failed.Id)
    expect([answer.status, answer.body]).toMatchObject([201, { id: failed.Id, isCreated: false }])
    const sent = await world.stored('Identity_Verification__c', failed.Id)
    expect(sent).toMatchObject({ Status__c: 'Sent', Completed_At__c: null })
    expect(sent.Times_Sent__c).toBe(Number(failed.Times_Sent__c) + 1)
    const lifetime =
      new Date(String(sent.Expires_At__c)).getTime() - new Date(String(sent.Sent_At__c)).getTime()
    expect(lifetime).toBe(86_400_000)
    expect(await world.jobs()).toContainEqual({
      name: 'send-order-link',
      payload: { orderId: failed.Order__c, page: 'verification' },
    })
    const soon = await world.perform('advisor', 'Identity_Verification__c.Resend', failed.Id)
    expect(refusalOf(soon)).toEqual({ Sent_At__c: 'The link was sent a moment ago. Wait a minute.' })
    const passed = await world.find('Identity_Verification__c', `${brand} and x."Status__c" = 'Passed'`)
    expect((await world.perform('advisor', 'Identity_Verification__c.Resend', passed.Id)).status).toBe(400)
    const plain = await world.call('advisor', 'PATCH', `/records/${passed.Id}`, {
      fields: { Status__c: 'Sent' },
    })
    expect(plain.status).toBe(400)
  })
})

describe('documents', () => {
  test('are requested, and the step of the order opens again', async () => {
    const order = await orderWith(
      `x."Status" = 'Pending' and exists (select 1 from record."WorkStep" w where w."Order__c" = x."Id"
       and w."Step_Type__c" = 'Documents' and w."Status" = 'Completed')`,
    )
    const answer = await world.perform('advisor', 'Order.RequestDocument', order.Id, {
      Document_Type__c: 'Lease',
      Due_Date__c: '2026-11-30',
    })
    expect([answer.status, answer.body]).toMatchObject([201, { isCreated: true }])
    const { id } = answer.body as { readonly id: string }
    expect(await world.stored('Document_Requirement__c', id)).toMatchObject({
      Account__c: order.AccountId,
      Order__c: order.Id,
      Status__c: 'Requested',
      Is_Required__c: true,
    })
    expect(await stepsOf(order.Id, 'Documents')).toEqual([{ Status: 'In Progress', EndTime: null }])
  })

  test('end their step with the last one that is needed', async () => {
    const own = await world.find(
      'Document_Requirement__c',
      `${brand} and x."Status__c" = 'Checking' and x."Is_Required__c"`,
    )
    const rest = `"Order__c" = '${String(own.Order__c)}' and "Id" <> '${own.Id}'`
    await world.rows(`delete from record."Document_Requirement__c" where ${rest}`)
    const answer = await world.perform('advisor', 'Document_Requirement__c.Accept', own.Id)
    expect(answer.status).toBe(201)
    const advisor = await world.find('User', `x."Username" = 'advisor.first@example.com'`)
    expect(await world.stored('Document_Requirement__c', own.Id)).toMatchObject({
      Status__c: 'Accepted',
      Reviewed_By__c: advisor.Id,
    })
    expect((await stepsOf(own.Order__c, 'Documents')).map(({ Status }) => Status)).toEqual(['Completed'])
  })

  test('that are rejected say why', async () => {
    const own = await world.find('Document_Requirement__c', `${brand} and x."Status__c" = 'Received'`)
    const reject = (reasonId?: unknown) =>
      world.perform(
        'advisor',
        'Document_Requirement__c.Reject',
        own.Id,
        reasonId === undefined ? {} : { Reason__c: reasonId },
      )
    const reasonOf = async (condition: string) => {
      const [reason] = await world.rows<{ Id: string }>(
        `select x."Id" from record."Document_Reason__c" x where ${condition} limit 1`,
      )
      return reason ?? { Id: '' }
    }
    expect(Object.keys(refusalOf(await reject()))).toEqual(['Reason__c'])
    const unreadable = await reasonOf(`x."Brand__c" = 'first' and x."Name" = 'We cannot read it.'`)
    const ofOtherBrand = await reasonOf(`x."Brand__c" = 'second'`)
    expect((await reject('No reason')).status).toBe(400)
    expect((await reject(ofOtherBrand.Id)).status).toBe(400)
    await world.rows(
      `update record."Document_Reason__c" set "Status__c" = 'Inactive' where "Id" = '${unreadable.Id}'`,
    )
    expect(Object.keys(refusalOf(await reject(unreadable.Id)))).toEqual(['Reason__c'])
    await world.rows(
      `update record."Document_Reason__c" set "Status__c" = 'Active' where "Id" = '${unreadable.Id}'`,
    )
    expect((await reject(unreadable.Id)).status).toBe(201)
    expect(await world.stored('Document_Requirement__c', own.Id)).toMatchObject({
      Status__c: 'Rejected',
      Reason__c: unreadable.Id,
      Rejection_Text__c: 'We cannot read it.',
      Rejection_Text_ES__c: 'No podemos leerlo.',
    })
    const waived = await world.find('Document_Requirement__c', `${brand} and x."Status__c" = 'Waived'`)
    expect((await world.perform('advisor', 'Document_Requirement__c.Accept', waived.Id)).status).toBe(400)
  })
})

describe('notices', () => {
  test('are checked at the customer’s word and resolved with evidence alone', async () => {
    const own = await world.find(
      'Notice__c',
      `${brand} and x."Status__c" = 'Open' and x."Notice_Type__c" = 'Switch_Hold' and x."Order__c" is not null`,
    )
    const silent = await world.perform('advisor', 'Notice__c.MarkChecking', own.Id, {
      Customer_Confirmed__c: false,
    })
    expect(Object.keys(refusalOf(silent))).toEqual(['Customer_Confirmed__c'])
    const checking = await world.perform('advisor', 'Notice__c.MarkChecking', own.Id, {
      Customer_Confirmed__c: true,
      Internal_Notes__c: 'Sent the lease.',
    })
    expect(checking.status).toBe(201)
    expect(await world.stored('Notice__c', own.Id)).toMatchObject({
      Status__c: 'Checking',
      Customer_Confirmed__c: true,
      Confirmed_Date__c: '2026-11-20',
      Internal_Notes__c: 'Sent the lease.',
    })
    const wordOnly = await world.perform('advisor', 'Notice__c.Resolve', own.Id)
    expect(Object.keys(refusalOf(wordOnly))).toEqual(['Evidence__c'])
    const resolved = await world.perform('advisor', 'Notice__c.Resolve', own.Id, {
      Evidence__c: 'Utility_Released',
    })
    expect(resolved.status).toBe(201)
    expect(await world.stored('Notice__c', own.Id)).toMatchObject({
      Status__c: 'Resolved',
      Evidence__c: 'Utility_Released',
      Resolved_Date__c: '2026-11-20',
      Internal_Notes__c: 'Sent the lease.',
    })
    expect((await stepsOf(own.Order__c, 'Switch_Hold')).map(({ Status }) => Status)).toEqual(['Completed'])
  })
})

describe('an identity check that waits for a person', () => {
  test('is ended by a supervisor with a reason, at that moment, and by nobody else', async () => {
    const where = `${brand} and x."Status__c" = 'Manual_Review'`
    const { Id: id } = await world.find('Identity_Verification__c', where)
    const action = 'Identity_Verification__c.Confirm'
    expect((await world.perform('advisor', action, id, { Internal_Notes__c: 'Seen' })).status).toBe(404)
    expect((await world.perform('supervisor', action, id)).status).toBe(400)
    const answer = await world.perform('supervisor', action, id, { Internal_Notes__c: 'Passport seen' })
    expect(answer.status).toBe(201)
    expect(await world.stored('Identity_Verification__c', id)).toMatchObject({
      Status__c: 'Passed',
      Completed_At__c: expect.anything(),
      Internal_Notes__c: 'Passport seen',
    })
    const again = await world.perform('supervisor', 'Identity_Verification__c.Decline', id, {
      Internal_Notes__c: 'Not his',
    })
    expect(refusalOf(again)).toEqual({ Status__c: 'This verification is not ours to decide now.' })
  })
})
