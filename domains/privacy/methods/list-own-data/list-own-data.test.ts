import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMethod } from '../../../testing/read-method'
import { type DataGroup, dataGroups } from '../../facts/data-groups'
import { ownObjects } from '../../operations/own-data/own-objects'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const list = (username: string | null) =>
  readMethod(world, username, 'CustomerPortalPrivacyController/listOwnData', {})

it('names every object whose records belong to customers, once', () => {
  const grouped = Object.values(dataGroups).flat()
  const owned = ownObjects(world.context.metadata).map(({ apiName }) => apiName)
  expect(grouped.toSorted()).toEqual(owned.toSorted())
})

it('counts the records of the customer who asks, and of nobody else', async () => {
  const answer = await list('dana.whitcombe@example.com')
  const groups = answer.json<{ groups: { group: DataGroup; records: number }[] }>().groups
  expect(groups.map(({ group }) => group)).toEqual(Object.keys(dataGroups))
  const { rows } = await world.context.pool.query<{ count: number }>(
    `select ((select count(*) from record."Usage__c" where "Account__c" = a."Id")
       + (select count(*) from record."Interval_Read__c" where "Account__c" = a."Id"))::int as count
     from record."Account" a join record."User" u on u."Calc_Contact_Id__c" = a."ContactId"
     where u."Username" = 'dana.whitcombe@example.com'`,
  )
  const stored = rows.reduce((sum, { count }) => sum + count, 0)
  expect(groups.find(({ group }) => group === 'usage')?.records).toBe(stored)
  expect(groups.find(({ group }) => group === 'person')?.records).toBe(2)
})

it('is for customers: a guest and staff get nothing', async () => {
  expect((await list(null)).statusCode).toBe(401)
  expect((await list('advisor.first@example.com')).statusCode).toBe(403)
})
