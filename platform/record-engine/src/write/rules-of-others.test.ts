import { type ActionWrite, allRecords, defineObject, type RowRule, recordsWhere } from '@porchlight/metadata'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRecordEngine } from '../create-record-engine'
import {
  admin,
  advisor,
  customer,
  errorOf,
  guest,
  openTestWorld,
  type TestWorld,
  testId,
} from '../testing/test-world'

const label = { en: 'Record', es: 'Registro' }
const text = { dataType: 'String', label, length: 40 } as const
const reference = (referenceTo: string, relationshipName: string) =>
  ({ dataType: 'Reference', referenceTo, relationshipName, label }) as const
const everything = { read: 'all', create: 'all', update: 'all' } as const
const withAccess = (customers: RowRule) => ({
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [],
  label,
  labelPlural: label,
  access: {
    guest: { records: allRecords, ...everything },
    customer: { records: customers, ...everything },
    admin: { records: allRecords, ...everything },
  },
})

const contact = defineObject({
  ...withAccess(recordsWhere(['Id'], 'contactId')),
  apiName: 'Contact',
  keyPrefix: '003',
  fields: { Name: { ...text, nameField: true }, City__c: text },
})
const inLaredo = {
  objectApiName: 'Contact',
  where: [{ fieldApiName: 'City__c', equals: { value: 'Laredo' } }],
  fields: ['Name'],
} as const

/** A request: it has to fit the plan of its subject. */
const ticket = defineObject({
  ...withAccess(allRecords),
  apiName: 'Ticket__c',
  keyPrefix: 'a0T',
  fields: {
    Name: { ...text, nameField: true, autoNumber: { prefix: 'T', digits: 4 } },
    ContactId: reference('Contact', 'Contact'),
    Parent__c: reference('Ticket__c', 'Parent__r'),
    Status__c: text,
    Urgent__c: { dataType: 'Boolean', label },
    Due__c: text,
    Knows__c: text,
  },
  creationValues: {
    fields: ['Due__c', 'Knows__c'],
    related: {
      ofWriter: inLaredo,
      ofPlatform: { ...inLaredo, asPlatform: true },
    },
    compute: ({ Urgent__c }, now, { ofWriter, ofPlatform }) => ({
      Knows__c: `${ofWriter?.length} ${ofPlatform?.length}`,
      Due__c: Urgent__c === true ? now.toISOString() : 'later',
      Status__c: 'never',
    }),
  },
  relatedRules: [
    {
      name: 'parentIsOfTheSamePerson',
      on: ['Parent__c', 'ContactId'],
      related: {
        parents: {
          objectApiName: 'Ticket__c',
          where: [{ fieldApiName: 'Id', equals: { record: 'Parent__c' } }],
          fields: ['ContactId', 'Contact.Name'],
        },
      },
      check: ({ next, related }) => {
        const [parent] = related.parents ?? []
        if (parent === undefined || parent.values.ContactId === next.ContactId) return null
        const name = String(parent.values['Contact.Name'])
        return {
          fieldApiName: 'Parent__c',
          message: { en: `It belongs to ${name}.`, es: `Es de ${name}.` },
        }
      },
    },
  ],
  afterRules: [
    {
      name: 'childrenFollow',
      on: ['Status__c'],
      about: 'ContactId',
      related: {
        children: {
          objectApiName: 'Ticket__c',
          where: [
            { fieldApiName: 'Parent__c', equals: { record: 'Id' } },
            { fieldApiName: 'Urgent__c', equals: { value: true } },
          ],
          fields: ['Name'],
        },
      },
      effect: ({ record, previous, related }) => [
        ...(related.children ?? []).map(
          ({ id, values }): ActionWrite => ({
            type: 'update',
            recordId: id,
            fields: {
              Due__c: `${values.Name} after ${record.values.Name}`,
              Status__c: record.values.Status__c ?? null,
            },
          }),
        ),
        ...(previous !== null && record.values.Status__c === 'Done'
          ? [
              {
                type: 'create',
                objectApiName: 'Contact',
                fields: { Name: `${previous.Status__c} before`, City__c: 'Nowhere' },
              } as const,
            ]
          : []),
      ],
    },
  ],
})

const contacts = [testId('003', 1), testId('003', 2)] as const

describe('what other records have to do with a write', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld([contact, ticket])
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    await world.pool.query('truncate record."Ticket__c", record."Contact"')
    await world.load([
      { objectApiName: 'Contact', id: contacts[0], fields: { Name: 'Ana', City__c: 'Austin' } },
      { objectApiName: 'Contact', id: contacts[1], fields: { Name: 'Ivo', City__c: 'Laredo' } },
    ])
  })

  const create = (fields: Record<string, unknown>, viewer = admin) =>
    world.engine.createRecord(viewer, 'Ticket__c', { fields })
  const update = (recordId: string, fields: Record<string, unknown>, viewer = admin) =>
    world.engine.updateRecord(viewer, recordId, { fields })
  const stored = async (id: string, column: string) => {
    const { rows } = await world.pool.query(`select "${column}" from record."Ticket__c" where "Id" = $1`, [
      id,
    ])
    return rows[0]?.[column]
  }

  describe('a new record', () => {
    it('gets what its object gives to new ones where nothing was given, and a number of its own', async () => {
      const plain = await create({})
      const urgent = await create({ Urgent__c: true })
      const given = await create({ Due__c: 'today', Name: 'own' })
      expect(await stored(plain, 'Name')).toMatch(/^T[1-9]\d{3}$/)
      expect(await stored(given, 'Name')).toBe('own')
      expect([
        await stored(plain, 'Due__c'),
        await stored(urgent, 'Due__c'),
        await stored(given, 'Due__c'),
        await stored(plain, 'Status__c'),
      ]).toEqual(['later', world.clock.now.toISOString(), 'today', null])
      await update(plain, { Due__c: null })
      expect(await stored(plain, 'Due__c')).toBeNull()
    })
  })

  it('a new record’s values follow from what the writer sees, or the platform where that is the same for all', async () => {
    const byAdmin = await create({ Name: 'one' })
    const byCustomer = await create({ Name: 'other', ContactId: contacts[0] }, customer(1))
    expect(await stored(byAdmin, 'Knows__c')).toBe('1 1')
    expect(await stored(byCustomer, 'Knows__c')).toBe('0 1')
  })

  describe('a rule about related records', () => {
    it('refuses what does not fit them, in its own words and the writer’s language', async () => {
      const parent = await create({ ContactId: contacts[0] })
      const wrong = { ContactId: contacts[1], Parent__c: parent }
      const refusal = (reason: string) => ({
        key: 'ruleFailed',
        fieldErrors: [{ field: 'Parent__c', message: reason }],
      })
      expect(await errorOf(create(wrong))).toMatchObject(refusal('It belongs to Ana.'))
      expect(await errorOf(create(wrong, { ...admin, language: 'es' }))).toMatchObject(refusal('Es de Ana.'))
      const child = await create({ ...wrong, ContactId: contacts[0] })
      expect(await errorOf(update(child, { ContactId: contacts[1] }))).toMatchObject(
        refusal('It belongs to Ana.'),
      )
      await update(child, { ContactId: null })
    })

    it('is not asked again where nothing of it changed, nor told of what the writer cannot see', async () => {
      const parent = await create({ ContactId: contacts[0] })
      const child = await create({ ContactId: contacts[0], Parent__c: parent })
      await world.pool.query(`update record."Ticket__c" set "ContactId" = $1 where "Id" = $2`, [
        contacts[1],
        parent,
      ])
      await update(child, { Status__c: 'Open' })
      expect(await stored(child, 'Status__c')).toBe('Open')
      const seen = await errorOf(create({ ContactId: contacts[0], Parent__c: parent }, customer(1)))
      expect(seen).toMatchObject({ fieldErrors: [{ message: 'It belongs to null.' }] })
    })

    it('is checked for each record of a batch', async () => {
      const parent = await create({ ContactId: contacts[0] })
      const operation = (ContactId: string) =>
        ({ type: 'create', objectApiName: 'Ticket__c', fields: { ContactId, Parent__c: parent } }) as const
      const results = await world.engine.writeBatch(admin, {
        allOrNone: false,
        operations: [operation(contacts[0]), operation(contacts[1])],
      })
      expect(results.map(({ kind }) => kind)).toEqual(['written', 'refused'])
    })
  })

  describe('what follows from a write', () => {
    it('is written with it, for the records that the rule reads and no others', async () => {
      const parent = await create({ ContactId: contacts[0] })
      const child = await create({ ContactId: contacts[0], Parent__c: parent, Urgent__c: true })
      const calm = await create({ ContactId: contacts[0], Parent__c: parent })
      const other = await create({ ContactId: contacts[0], Urgent__c: true })
      await update(parent, { Due__c: 'soon' })
      expect(await stored(child, 'Due__c')).toBe(world.clock.now.toISOString())
      await update(parent, { Status__c: 'Open' })
      const [childName, parentName] = [await stored(child, 'Name'), await stored(parent, 'Name')]
      expect(await stored(child, 'Due__c')).toBe(`${childName} after ${parentName}`)
      expect([await stored(child, 'Status__c'), await stored(calm, 'Status__c')]).toEqual(['Open', null])
      expect(await stored(other, 'Status__c')).toBeNull()
    })

    it('is written beyond what the writer may reach, and knows what was there before', async () => {
      const id = await create({ ContactId: contacts[0], Status__c: 'Open' })
      await update(id, { Status__c: 'Done' }, customer(1))
      const { rows } = await world.pool.query(
        `select "Name" from record."Contact" where "City__c" = 'Nowhere'`,
      )
      expect(rows).toEqual([{ Name: 'Open before' }])
    })

    it('is nothing where the record is about nobody', async () => {
      const parent = await create({})
      const child = await create({ Parent__c: parent, Urgent__c: true })
      await update(parent, { Status__c: 'Open' })
      expect(await stored(child, 'Status__c')).toBeNull()
    })

    it('is nothing for a guest, in whose name nothing can be written', async () => {
      const parent = await create({ ContactId: contacts[0] })
      const child = await create({ ContactId: contacts[0], Parent__c: parent, Urgent__c: true })
      await update(parent, { Status__c: 'Open' }, guest)
      expect([await stored(parent, 'Status__c'), await stored(child, 'Status__c')]).toEqual(['Open', null])
      expect(await stored(parent, 'LastModifiedById')).toBeNull()
    })

    it('waits for what follows from other writes about the same record', async () => {
      const { pool, metadata, now, random, pageTokenSecret } = world.context
      const locks: number[] = []
      const engine = createRecordEngine({
        pool,
        metadata,
        now,
        random,
        pageTokenSecret,
        reached: async (point) => {
          if (point !== 'before-commit') return
          const { rows } = await pool.query<{ count: number }>(
            `select count(*)::int as count from pg_locks where locktype = 'advisory' and granted
             and database = (select oid from pg_database where datname = current_database())`,
          )
          locks.push(rows[0]?.count ?? 0)
        },
      })
      const id = await create({ ContactId: contacts[0] })
      await engine.updateRecord(admin, id, { fields: { Status__c: 'Open' } })
      await engine.updateRecord(admin, id, { fields: { Due__c: 'soon' } })
      expect(locks).toEqual([1, 0])
    })

    it('undoes the write when it is refused', async () => {
      const parent = await create({ ContactId: contacts[0] })
      const child = await create({ ContactId: contacts[0], Parent__c: parent, Urgent__c: true })
      await world.pool.query(
        `alter table record."Ticket__c" add constraint calm check ("Status__c" <> 'Panic' or not "Urgent__c")`,
      )
      await errorOf(update(parent, { Status__c: 'Panic' }))
      await world.pool.query(`alter table record."Ticket__c" drop constraint calm`)
      expect([await stored(parent, 'Status__c'), await stored(child, 'Status__c')]).toEqual([null, null])
    })
  })

  it('an object that a viewer reaches nothing of is not found by a write', async () => {
    const id = await create({})
    expect(await errorOf(update(id, { Status__c: 'Open' }, advisor('first')))).toMatchObject({
      key: 'notFound',
    })
  })
})
