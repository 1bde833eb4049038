import { fail } from '@porchlight/errors'
import { allRecords, defineObject } from '@porchlight/metadata'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRecordEngine } from '../create-record-engine'
import { admin, errorOf, openTestWorld, type TestWorld } from '../testing/test-world'

const label = { en: 'Ticket', es: 'Boleto' }
/** Nine numbers in all, so that most choices are taken soon. */
const ticket = defineObject({
  apiName: 'Ticket__c',
  keyPrefix: 'a0T',
  label,
  labelPlural: label,
  fields: {
    Name: {
      dataType: 'String',
      label,
      length: 9,
      nameField: true,
      unique: true,
      autoNumber: { prefix: 'T', digits: 1 },
    },
    Seat__c: { dataType: 'String', label, length: 9, unique: true },
  },
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [],
  access: { admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true } },
})

const pass = defineObject({
  ...ticket,
  apiName: 'Pass__c',
  keyPrefix: 'a0P',
  fields: {
    Name: {
      dataType: 'String',
      label,
      length: 9,
      nameField: true,
      unique: true,
      autoNumber: { prefix: '', digits: 6 },
    },
  },
})

describe('numbers that the platform gives', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld([ticket, pass])
  })
  afterAll(() => world.close())

  const create = (Seat__c: string) =>
    ({ type: 'create', objectApiName: 'Ticket__c', fields: { Seat__c } }) as const
  const numbers = async () => {
    const { rows } = await world.pool.query<{ Name: string }>('select "Name" from record."Ticket__c"')
    return rows.map((row) => row.Name)
  }

  it('are chosen again when they are taken, alone and in batches', async () => {
    for (const seat of ['1', '2', '3']) {
      await world.engine.createRecord(admin, 'Ticket__c', { fields: { Seat__c: seat } })
    }
    const together = await world.engine.writeBatch(admin, {
      allOrNone: true,
      operations: [create('4'), create('5')],
    })
    const each = await world.engine.writeBatch(admin, { allOrNone: false, operations: [create('6')] })
    expect([...together, ...each].map(({ kind }) => kind)).toEqual(['written', 'written', 'written'])
    expect(new Set(await numbers()).size).toBe(6)
  })

  it('hide no other value that is taken', async () => {
    const twin = await world.engine.writeBatch(admin, {
      allOrNone: true,
      operations: [create('7'), create('1')],
    })
    expect(twin).toMatchObject([
      { error: { key: 'batchUndone' } },
      { error: { key: 'duplicateValue', fieldErrors: [{ field: 'Seat__c' }] } },
    ])
  })
  it('have as many digits as declared, the first of which is not 0', async () => {
    const operations = Array.from(
      { length: 120 },
      () => ({ type: 'create', objectApiName: 'Pass__c', fields: {} }) as const,
    )
    await world.engine.writeBatch(admin, { allOrNone: true, operations })
    const { rows } = await world.pool.query<{ Name: string }>('select "Name" from record."Pass__c"')
    const given = rows.map(({ Name }) => Name)
    expect(given).toHaveLength(120)
    expect(given.filter((number) => !/^[1-9]\d{5}$/.test(number))).toEqual([])
    expect(new Set(given.map((number) => number[0])).size).toBe(9)
    expect(new Set(given.map((number) => number[1])).size).toBe(10)
  })

  it.each([
    [0, '100000'],
    [0.999, '999999'],
  ])('are of the whole range: when chance gives %d, %s', async (chance, number) => {
    const engine = createRecordEngine({ ...world.context, random: () => chance })
    const id = await engine.createRecord(admin, 'Pass__c', { fields: {} })
    const { rows } = await world.pool.query('select "Name" as number from record."Pass__c" where "Id" = $1', [
      id,
    ])
    expect(rows).toEqual([{ number }])
  })

  it('are chosen eight times: then the write is refused', async () => {
    let chosen = 0
    const engine = createRecordEngine({
      ...world.context,
      random: () => 0.5,
      reached: (point) => {
        if (point === 'before-write') chosen += 1
      },
    })
    const create = () => engine.createRecord(admin, 'Pass__c', { fields: {} })
    await create()
    expect(chosen).toBe(1)
    world.clock.now = new Date(world.clock.now.getTime() + 1_000)
    expect(await errorOf(create())).toMatchObject({
      key: 'duplicateValue',
      fieldErrors: [{ field: 'Name' }],
    })
    expect(chosen).toBe(9)
  })

  it('are chosen again inside a transaction as well, which goes on', async () => {
    let tries = 0
    const engine = createRecordEngine({
      ...world.context,
      random: () => (tries < 2 ? 0.25 : 0.75),
      reached: (point) => {
        if (point === 'before-write') tries += 1
      },
    })
    await engine.createRecord(admin, 'Pass__c', { fields: {} })
    world.clock.now = new Date(world.clock.now.getTime() + 1_000)
    const second = await engine.inOneTransaction((inner) =>
      inner.createRecord(admin, 'Pass__c', { fields: {} }),
    )
    const { rows } = await world.pool.query('select "Name" as number from record."Pass__c" where "Id" = $1', [
      second,
    ])
    expect([tries, rows]).toEqual([3, [{ number: '777777' }]])
  })

  it('are not chosen again for a record that is refused for another reason', async () => {
    let asked = 0
    const engine = createRecordEngine({
      ...world.context,
      admitCreation: async () => {
        asked += 1
        throw fail('rateLimited')
      },
    })
    expect(await errorOf(engine.createRecord(admin, 'Pass__c', { fields: {} }))).toMatchObject({
      key: 'rateLimited',
    })
    expect(asked).toBe(1)
  })
})
