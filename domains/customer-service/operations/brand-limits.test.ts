import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBrandLimits } from './read-brand-limits'

let world: TestWorld
let brandId: string

beforeAll(async () => {
  world = await createTestWorld()
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select "Id" as id from record."Brand__c" where "Name" = 'first'`,
  )
  brandId = rows[0]?.id ?? ''
})
afterAll(() => world.close())

async function change(username: string | null, fields: object) {
  const headers = username === null ? {} : { authorization: `Bearer ${await world.tokenOf(username)}` }
  const url = `/services/data/v65.0/ui-api/records/${brandId}`
  return world.app.inject({ method: 'PATCH', url, headers, payload: { fields } })
}

const limitsOf = (brand: 'first' | 'second') =>
  readBrandLimits(world.context.engine, world.context.systemViewer, brand)

it('is chosen for one brand by an administrator, holds at once, and is in the audit log', async () => {
  const before = await limitsOf('second')
  const answer = await change('admin@example.com', { Refund_Approval_From__c: 25, Offers_In_30_Days__c: 0 })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await limitsOf('first')).toEqual({
    ...before,
    Refund_Approval_From__c: 25,
    Offers_In_30_Days__c: 0,
  })
  expect(await limitsOf('second')).toEqual(before)
  const { rows } = await world.context.pool.query(
    `select changes::text as changes from platform.audit_entry where record_id = $1 order by id desc limit 1`,
    [brandId],
  )
  expect(JSON.stringify(rows)).toContain('Refund_Approval_From__c')
})

it('is raised by nobody who is bound by it', async () => {
  for (const username of [
    'supervisor@example.com',
    'advisor.first@example.com',
    'dana.whitcombe@example.com',
    null,
  ]) {
    const answer = await change(username, { Refund_Approval_From__c: 9_999 })
    expect(answer.statusCode, `${username}`).toBeGreaterThanOrEqual(400)
  }
})

it.each([
  [{ Plan_Parts__c: 4 }, 'Plan_Parts__c'],
  [{ Deposit_Cap_Percent__c: 101 }, 'Deposit_Cap_Percent__c'],
  [{ Order_Grace_Days__c: 0 }, 'Order_Grace_Days__c'],
])('%j is refused at its field', async (fields, field) => {
  const answer = await change('admin@example.com', fields)
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(field)])
})
