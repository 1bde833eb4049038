import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createRecordEngine } from '../create-record-engine'
import type { RecordEngine } from '../record-engine'
import { admin, customer, errorOf, openTestWorld, type TestWorld, testId } from '../testing/test-world'

const contactId = testId('003', 1)
const otherContactId = testId('003', 2)
const accountId = testId('001', 1)
const usageId = testId('a00', 1)

let world: TestWorld
let engine: RecordEngine
/** Runs between the read of a change and its write. */
let concurrent: () => Promise<unknown> = async () => undefined

beforeAll(async () => {
  world = await openTestWorld()
  const { pool, metadata, now, random, pageTokenSecret } = world.context
  engine = createRecordEngine({
    pool,
    metadata,
    now,
    random,
    pageTokenSecret,
    reached: async (point) => {
      if (point === 'before-write') await concurrent()
    },
  })
  await world.load([
    { objectApiName: 'Contact', id: contactId, fields: { LastName: 'Marsh', Brand__c: 'first' } },
    { objectApiName: 'Contact', id: otherContactId, fields: { LastName: 'Field', Brand__c: 'first' } },
    { objectApiName: 'Account', id: accountId, fields: { Name: 'Own', ContactId: contactId } },
    {
      objectApiName: 'Usage__c',
      id: usageId,
      fields: { Name: 'u', Account__c: accountId, Remark__c: 'as it was' },
    },
  ])
})
afterAll(() => world.close())
beforeEach(async () => {
  concurrent = async () => undefined
  await giveAccountTo(contactId)
})

/** The account changes hands; the usage below it is still the same version. */
const giveAccountTo = (owner: string) =>
  world.pool.query('update record."Account" set "ContactId" = $2 where "Id" = $1', [accountId, owner])

const remark = async () => {
  const record = await world.engine.readRecord(admin, usageId, { fields: ['Remark__c'], optionalFields: [] })
  return record?.fields.Remark__c?.value
}

it('a record that leaves the viewer’s reach between the read and the write is not changed', async () => {
  concurrent = () => giveAccountTo(otherContactId)
  const error = await errorOf(
    engine.updateRecord(customer(1), usageId, { fields: { Remark__c: 'by who was the owner' } }),
  )
  expect(error).toMatchObject({ key: 'notFound' })
  expect(await remark()).toBe('as it was')
})

it('a record that stays within reach is changed, whatever happens to others meanwhile', async () => {
  concurrent = () =>
    world.pool.query('update record."Contact" set "Brand__c" = $2 where "Id" = $1', [
      otherContactId,
      'second',
    ])
  await engine.updateRecord(customer(1), usageId, { fields: { Remark__c: 'by the owner' } })
  expect(await remark()).toBe('by the owner')
})
