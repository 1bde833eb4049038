import { isPorchlightError } from '@porchlight/errors'
import type { Viewer, WriteGrant } from '@porchlight/metadata'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WriteOperation } from '../record-engine'
import { customer, errorOf, openTestWorld, type TestWorld, testId, userId } from '../testing/test-world'

const contactId = testId('003', 1)
const otherContactId = testId('003', 2)
const accountId = testId('001', 1)
const foreignId = testId('001', 2)

let world: TestWorld
beforeAll(async () => {
  world = await openTestWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pool.query('truncate record."Account", record."Contact" cascade')
  const contact = (id: string) => ({ objectApiName: 'Contact', id, fields: { LastName: 'Marsh' } })
  const account = (id: string, ContactId: string) => ({
    objectApiName: 'Account',
    id,
    fields: { Name: 'Home', Number__c: id, ContactId },
  })
  await world.load([
    contact(contactId),
    contact(otherContactId),
    account(accountId, contactId),
    account(foreignId, otherContactId),
  ])
})

const status: WriteGrant = { objectApiName: 'Account', update: ['Status__c'] }
const activate = (recordId: string): WriteOperation => ({
  type: 'update',
  recordId,
  fields: { Status__c: 'Active' },
})

async function outcome(
  operation: WriteOperation,
  grants: readonly WriteGrant[],
  viewer: Viewer = customer(1),
) {
  const [result] = await world.engine.writeBatch(viewer, {
    allOrNone: true,
    operations: [operation],
    grants,
  })
  return result?.kind === 'refused' ? result.error.key : result?.kind
}

async function statusOf(id: string): Promise<string | undefined> {
  const { rows } = await world.pool.query<{ status: string }>(
    'select "Status__c" as status from record."Account" where "Id" = $1',
    [id],
  )
  return rows[0]?.status
}

describe('a grant', () => {
  it('lets one batch write a field that the viewer’s access does not name, and no other batch', async () => {
    expect(await outcome(activate(accountId), [])).toBe('fieldNotWritable')
    expect(await outcome(activate(accountId), [status])).toBe('written')
    expect(await statusOf(accountId)).toBe('Active')
    expect(await outcome(activate(accountId), [])).toBe('fieldNotWritable')
  })

  it('is of its object, its kind of write and its fields alone', async () => {
    const others: readonly WriteGrant[] = [
      { objectApiName: 'Contact', update: ['Name'] },
      { objectApiName: 'Account', create: ['Status__c'], update: ['Balance__c'] },
    ]
    expect(await outcome(activate(accountId), others)).toBe('fieldNotWritable')
  })

  it('leaves the viewer’s reach, states and required values as they are', async () => {
    expect(await outcome(activate(foreignId), [status])).toBe('notFound')
    const close = { ...activate(accountId), fields: { Status__c: 'Nothing' } }
    expect(await outcome(close, [status])).toBe('invalidFieldValue')
    expect(await statusOf(foreignId)).toBe('Pending')
  })

  it('lets a viewer create where it creates nothing otherwise, within its reach', async () => {
    const make = (ContactId: string): WriteOperation => ({
      type: 'create',
      objectApiName: 'Account',
      fields: { Name: 'New home', Number__c: 'N-7', ContactId },
    })
    const grant: WriteGrant = { objectApiName: 'Account', create: ['Name', 'Number__c', 'ContactId'] }
    expect(await outcome(make(contactId), [])).toBe('forbidden')
    expect(await outcome(make(otherContactId), [grant])).toBe('invalidFieldValue')
    expect(await outcome(make(contactId), [grant])).toBe('written')
  })

  it('of one field is enough to create a record that needs no other', async () => {
    const supervisor: Viewer = { class: 'supervisor', language: 'en', userId, brand: 'first' }
    const vault: WriteOperation = { type: 'create', objectApiName: 'Vault__c', fields: { Name: 'North' } }
    expect(await outcome(vault, [], supervisor)).toBe('forbidden')
    expect(await outcome(vault, [{ objectApiName: 'Vault__c', create: ['Name'] }], supervisor)).toBe(
      'written',
    )
  })

  it('opens neither system fields nor derived ones', async () => {
    const operation = (name: string): WriteOperation => ({
      type: 'update',
      recordId: contactId,
      fields: { [name]: 'x' },
    })
    for (const name of ['Name', 'CreatedById']) {
      const grant: WriteGrant = { objectApiName: 'Contact', update: [name] }
      expect(await outcome(operation(name), [grant])).toBe('fieldNotWritable')
    }
  })
})

describe('in one transaction', () => {
  it('records and what the connection wrote stay together', async () => {
    await world.pool.query('create table if not exists public.note (text text)')
    await world.engine.inOneTransaction(async (engine, connection) => {
      await engine.updateRecord(customer(1), accountId, { fields: { Name: 'Renamed' } })
      await connection.query("insert into public.note values ('kept')")
    })
    const failed = world.engine.inOneTransaction(async (engine, connection) => {
      await connection.query("insert into public.note values ('undone')")
      await engine.updateRecord(customer(1), accountId, { fields: { Name: 'Undone' } })
      await engine.updateRecord(customer(1), foreignId, { fields: { Name: 'Stolen' } })
    })
    expect(isPorchlightError(await errorOf(failed), 'notFound')).toBe(true)
    const notes = await world.pool.query('select text from public.note')
    expect(notes.rows).toEqual([{ text: 'kept' }])
    const { rows } = await world.pool.query('select "Name" from record."Account" where "Id" = $1', [
      accountId,
    ])
    expect(rows).toEqual([{ Name: 'Renamed' }])
  })

  it('a refused write that is caught leaves the rest in place', async () => {
    await world.engine.inOneTransaction(async (engine) => {
      await errorOf(engine.updateRecord(customer(1), foreignId, { fields: { Name: 'Stolen' } }))
      await engine.updateRecord(customer(1), accountId, { fields: { Name: 'After' } })
      const read = await engine.readRecord(customer(1), accountId, { fields: ['Name'], optionalFields: [] })
      expect(read?.fields.Name?.value).toBe('After')
    })
    const { rows } = await world.pool.query('select "Name" from record."Account" where "Id" = $1', [
      accountId,
    ])
    expect(rows).toEqual([{ Name: 'After' }])
  })
})
