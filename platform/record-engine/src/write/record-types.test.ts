import { allRecords, defineObject } from '@porchlight/metadata'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { admin, errorOf, openTestWorld, type TestWorld, testId } from '../testing/test-world'

const label = { en: 'Parcel', es: 'Paquete' }
const parcel = defineObject({
  apiName: 'Parcel__c',
  keyPrefix: 'a0P',
  label,
  labelPlural: label,
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [],
  recordTypes: [
    { developerName: 'Small', label },
    { developerName: 'Large', label },
  ],
  fields: { Name: { dataType: 'String', label, length: 40, nameField: true } },
  access: { admin: { records: allRecords, read: 'all', create: 'all', update: 'all' } },
})

let world: TestWorld

beforeAll(async () => {
  world = await openTestWorld([parcel])
})
afterAll(() => world.close())

it('a record is of a type of its own object, whichever, and of no other', async () => {
  const create = (RecordTypeId: string) =>
    world.engine.createRecord(admin, 'Parcel__c', { fields: { Name: 'one', RecordTypeId } })
  const types = (world.metadata.object('Parcel__c')?.recordTypes ?? []).map(
    ({ recordTypeId }) => recordTypeId,
  )
  for (const recordTypeId of types) await create(recordTypeId)
  const { rows } = await world.pool.query<{ type: string }>(
    'select "RecordTypeId" as type from record."Parcel__c" order by "Id"',
  )
  expect(rows.map(({ type }) => type).toSorted()).toEqual(types.toSorted())
  expect(await errorOf(create(testId('012', 999)))).toMatchObject({
    fieldErrors: [{ field: 'RecordTypeId' }],
  })
})
