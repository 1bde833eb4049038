import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { customerViewObject } from '../objects/customer-view/object'
import { endExpiredView, endView } from './end-view'

const minute = 60_000

let world: TestWorld
let contactId: string
let staffId: string
let customerId: string

beforeAll(async () => {
  world = await createTestWorld()
  const { rows } = await world.context.pool.query<{ id: string; contactId: string | null; name: string }>(
    `select "Id" as id, "ContactId" as "contactId", "Username" as name from record."User"
     where "Username" in ('dana.whitcombe@example.com', 'advisor.first@example.com') order by 3`,
  )
  const [advisor, dana] = rows
  staffId = advisor?.id ?? ''
  customerId = dana?.id ?? ''
  contactId = dana?.contactId ?? ''
})
afterAll(() => world.close())

/** A view that was just started, in a session of its own. */
async function startView() {
  const { engine, identity, systemViewer, now, pool } = world.context
  const { token: sessionToken } = await identity.startSession(staffId, { hostBrand: 'first', staff: true })
  const fields = {
    Contact__c: contactId,
    Staff__c: staffId,
    Reason__c: 'Complaint',
    Started_At__c: now().toISOString(),
    Expires_At__c: new Date(now().getTime() + 15 * minute).toISOString(),
  }
  const viewId = await engine.createRecord(systemViewer, customerViewObject.apiName, { fields })
  const view = { viewId, staffUserId: staffId, customerUserId: customerId, contactId }
  await identity.startCustomerView({ ...view, sessionToken, brand: 'first', language: 'en' }, pool)
  return { ...view, sessionToken }
}

/** When its record says that it ended, and how often its end is audited. */
async function endOf(viewId: string) {
  const { rows } = await world.context.pool.query<{ ended: Date | string | null; noted: string }>(
    `select v."Ended_At__c" as ended, (select count(*) from platform.audit_entry e
       where e.action = 'customer-view-ended' and e.facts->>'viewId' = v."Id") as noted
     from record."Customer_View__c" v where v."Id" = $1`,
    [viewId],
  )
  const [row] = rows
  return { ended: row?.ended == null ? null : new Date(row.ended).toISOString(), noted: Number(row?.noted) }
}

it('a view that nobody ended is noted as ended when its time was over, once', async () => {
  const view = await startView()
  const startedAt = world.context.now()
  await endExpiredView(world.context, view)
  expect(await endOf(view.viewId)).toEqual({ ended: null, noted: 0 })
  world.advance(20 * minute)
  await endExpiredView(world.context, view)
  await endExpiredView(world.context, view)
  const ended = new Date(startedAt.getTime() + 15 * minute).toISOString()
  expect(await endOf(view.viewId)).toEqual({ ended, noted: 1 })
})

it('a view whose session ended is noted as ended with that', async () => {
  const view = await startView()
  world.advance(2 * minute)
  const ended = world.context.now().toISOString()
  await world.context.identity.endSession(view.sessionToken)
  world.advance(20 * minute)
  await endExpiredView(world.context, view)
  expect(await endOf(view.viewId)).toEqual({ ended, noted: 1 })
})

it('a view that was ended by hand keeps its end', async () => {
  const view = await startView()
  const staff = { class: 'advisor', language: 'en', userId: staffId, brand: 'first' } as const
  await endView(world.context, staff, view)
  const before = await endOf(view.viewId)
  expect(before.ended).toBe(world.context.now().toISOString())
  world.advance(20 * minute)
  await endExpiredView(world.context, view)
  expect(await endOf(view.viewId)).toEqual(before)
})
