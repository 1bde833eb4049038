import { allRecords, defineObject } from '@porchlight/metadata'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { admin, customer, errorOf, openTestWorld, type TestWorld, testId } from '../testing/test-world'

const label = { en: 'Record', es: 'Registro' }
const text = { dataType: 'String', label, length: 40 } as const
const reference = (referenceTo: string, relationshipName: string) =>
  ({ dataType: 'Reference', referenceTo, relationshipName, label }) as const
const everything = { read: 'all', create: 'all', update: 'all' } as const
const openToAll = {
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [],
  label,
  labelPlural: label,
  access: {
    customer: { records: allRecords, ...everything },
    admin: { records: allRecords, ...everything },
  },
}
const candidates = { Role__c: 'Agent', Shift__c: 'Day' }

const user = defineObject({
  ...openToAll,
  apiName: 'User',
  keyPrefix: '005',
  // Customers cannot see who is assigned to them.
  access: { admin: { records: allRecords, ...everything } },
  fields: { Name: { ...text, nameField: true }, Role__c: text, Shift__c: text, City__c: text },
})
const contact = defineObject({
  ...openToAll,
  apiName: 'Contact',
  keyPrefix: '003',
  fields: { Name: { ...text, nameField: true }, City__c: text },
})
/** A request: it is assigned to an agent of the requester's city. */
const ticket = defineObject({
  ...openToAll,
  apiName: 'Ticket__c',
  keyPrefix: 'a0T',
  fields: {
    Name: { ...text, nameField: true },
    ContactId: reference('Contact', 'Contact'),
    OwnerId: reference('User', 'Owner'),
    Due__c: text,
  },
  assignmentRule: {
    fieldApiName: 'OwnerId',
    candidates,
    shared: { path: 'Contact.City__c', candidateField: 'City__c' },
  },
})
/** Something to do in a city that the record itself names. */
const errand = defineObject({
  ...openToAll,
  apiName: 'Errand__c',
  keyPrefix: 'a0E',
  fields: { Name: { ...text, nameField: true }, OwnerId: reference('User', 'Owner'), City__c: text },
  assignmentRule: {
    fieldApiName: 'OwnerId',
    candidates,
    shared: { path: 'City__c', candidateField: 'City__c' },
  },
})

const contacts = [testId('003', 1), testId('003', 2)] as const
const agent = (index: number) => testId('005', index)

let world: TestWorld
beforeAll(async () => {
  world = await openTestWorld([user, contact, ticket, errand])
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pool.query('truncate record."Ticket__c", record."Errand__c", record."Contact", record."User"')
  const day = { ...candidates, City__c: 'Austin' }
  await world.load([
    { objectApiName: 'User', id: agent(1), fields: { Name: 'Iris', ...day } },
    { objectApiName: 'User', id: agent(2), fields: { Name: 'Omar', ...day } },
    { objectApiName: 'User', id: agent(3), fields: { Name: 'Night', ...day, Shift__c: 'Night' } },
    { objectApiName: 'User', id: agent(4), fields: { Name: 'Cook', ...day, Role__c: 'Cook' } },
    { objectApiName: 'User', id: agent(5), fields: { Name: 'Waco', ...day, City__c: 'Waco' } },
    { objectApiName: 'Contact', id: contacts[0], fields: { Name: 'Ana', City__c: 'Austin' } },
    { objectApiName: 'Contact', id: contacts[1], fields: { Name: 'Ivo', City__c: 'Laredo' } },
  ])
})

const create = (fields: Record<string, unknown>, more = {}, viewer = admin) =>
  world.engine.createRecord(viewer, 'Ticket__c', { fields, ...more })
const update = (recordId: string, fields: Record<string, unknown>, viewer = admin) =>
  world.engine.updateRecord(viewer, recordId, { fields })
const stored = async (id: string, column: string) => {
  const { rows } = await world.pool.query(`select "${column}" from record."Ticket__c" where "Id" = $1`, [id])
  return rows[0]?.[column]
}

describe('the default rule', () => {
  const ruled = { useDefaultRule: true }

  it('gives records in turn to those who have all that candidates have in common', async () => {
    const owners: unknown[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      world.clock.now = new Date(world.clock.now.getTime() + 1_000)
      owners.push(await stored(await create({ ContactId: contacts[0] }, ruled), 'OwnerId'))
    }
    expect(owners).toEqual([agent(1), agent(2), agent(1), agent(2)])
  })

  it('gives one to nobody who serves another city, against no choice, and unless it is asked for', async () => {
    expect(await stored(await create({ ContactId: contacts[1] }, ruled), 'OwnerId')).toBeNull()
    expect(await stored(await create({}, ruled), 'OwnerId')).toBeNull()
    expect(await stored(await create({ ContactId: contacts[0] }), 'OwnerId')).toBeNull()
    for (const OwnerId of [agent(4), null]) {
      const chosen = await create({ ContactId: contacts[0], OwnerId }, ruled)
      expect(await stored(chosen, 'OwnerId')).toBe(OwnerId)
    }
  })

  it('gives one to whom the viewer cannot see, and to nobody whom the viewer names unseen', async () => {
    const given = await create({ ContactId: contacts[0] }, ruled, customer(1))
    expect(await stored(given, 'OwnerId')).toBe(agent(1))
    const named = create({ ContactId: contacts[0], OwnerId: agent(2) }, {}, customer(1))
    expect(await errorOf(named)).toMatchObject({ fieldErrors: [{ field: 'OwnerId' }] })
  })

  it('that gave a record to one whom the viewer cannot see lets the viewer name nobody unseen afterwards', async () => {
    const id = await create({ ContactId: contacts[0] })
    await world.engine.updateRecord(customer(1), id, { fields: {}, ...ruled })
    expect(await stored(id, 'OwnerId')).toBe(agent(1))
    expect(await errorOf(update(id, { OwnerId: agent(2) }, customer(1)))).toMatchObject({
      fieldErrors: [{ field: 'OwnerId' }],
    })
  })

  it('gives a record that there is when a change asks for it, and at no other change', async () => {
    const id = await create({ ContactId: contacts[0] })
    await update(id, { Due__c: 'soon' })
    expect(await stored(id, 'OwnerId')).toBeNull()
    await world.engine.updateRecord(customer(1), id, { fields: { Due__c: 'now' }, ...ruled })
    expect([await stored(id, 'OwnerId'), await stored(id, 'Due__c')]).toEqual([agent(1), 'now'])
  })

  it('gives the records of one batch in turn', async () => {
    const results = await world.engine.writeBatch(admin, {
      allOrNone: true,
      operations: Array.from({ length: 3 }, () => ({
        type: 'create',
        objectApiName: 'Errand__c',
        fields: { City__c: 'Austin' },
        ...ruled,
      })),
    })
    expect(results.map(({ kind }) => kind)).toEqual(['written', 'written', 'written'])
    const { rows } = await world.pool.query(
      'select "OwnerId" as owner, count(*)::int as count from record."Errand__c" group by 1 order by 1',
    )
    expect(rows).toEqual([
      { owner: agent(1), count: 2 },
      { owner: agent(2), count: 1 },
    ])
  })
})
