import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealAudit } from '../audit/seal-audit'
import { searchAudit } from '../audit/search-audit'
import { verifyAudit } from '../audit/verify-audit'
import type { ErasureRequest } from '../record-engine'
import { admin, openTestWorld, system, type TestWorld } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await openTestWorld()
})
afterAll(() => world.close())

const canary = 'Quetzalcoatl'

/** A customer with two accounts, each with a usage that is read by its path. */
async function createCustomer(name: string) {
  const create = (objectApiName: string, fields: Readonly<Record<string, unknown>>) =>
    world.engine.createRecord(admin, objectApiName, { fields })
  const contactId = await create('Contact', {
    FirstName: name,
    LastName: name,
    Email: `${name}@example.com`.toLowerCase(),
    Brand__c: 'first',
  })
  const accountIds = [
    await create('Account', { Name: name, ContactId: contactId, Brand__c: 'first' }),
    await create('Account', { Name: name, ContactId: contactId, Brand__c: 'first' }),
  ]
  return { contactId, accountIds }
}

const cleared = { FirstName: null, LastName: 'Erased', Name: 'Erased', Email: '{id}@erased.invalid' }

function contactOf(contactId: string, remaining: ErasureRequest['remaining']): ErasureRequest {
  return { objectApiName: 'Contact', path: ['Id'], ownerId: contactId, remaining, limit: 10 }
}

const accountsOf = (contactId: string, limit = 10): ErasureRequest => ({
  objectApiName: 'Account',
  path: ['ContactId'],
  ownerId: contactId,
  remaining: null,
  limit,
})

const nameOf = async (recordId: string) => {
  const record = await world.engine.readRecord(system, recordId, { fields: ['Name'], optionalFields: [] })
  return record?.fields.Name?.value ?? null
}

describe('erasing records', () => {
  it('deletes those of one owner, as many as are asked for, until none is left', async () => {
    const one = await createCustomer('One')
    const other = await createCustomer('Other')
    const first = await world.engine.eraseRecords(accountsOf(one.contactId, 1))
    const second = await world.engine.eraseRecords(accountsOf(one.contactId, 1))
    expect([...first, ...second].sort()).toEqual([...one.accountIds].sort())
    expect(await world.engine.eraseRecords(accountsOf(one.contactId, 1))).toEqual([])
    expect(await Promise.all(other.accountIds.map(nameOf))).toEqual(['Other', 'Other'])
  })

  it('leaves a record with what is to remain, in a new version, and does it once', async () => {
    const { contactId } = await createCustomer('Cleared')
    const before = await world.engine.readRecord(system, contactId, { fields: ['Name'], optionalFields: [] })
    expect(await world.engine.eraseRecords(contactOf(contactId, cleared))).toEqual([contactId])
    const after = await world.engine.readRecord(system, contactId, {
      fields: ['Name', 'FirstName', 'Email', 'Brand__c'],
      optionalFields: [],
    })
    expect(
      Object.entries(after?.fields ?? {})
        .map(([name, { value }]) => `${name}: ${value}`)
        .sort(),
    ).toEqual(['Brand__c: first', `Email: ${contactId}@erased.invalid`, 'FirstName: null', 'Name: Erased'])
    expect(after?.weakEtag).toBeGreaterThan(before?.weakEtag ?? 0)
    expect(await world.engine.eraseRecords(contactOf(contactId, cleared))).toEqual([])
  })

  it('tells readers of the feed of what is deleted, changed, and no longer referred to', async () => {
    const { contactId, accountIds } = await createCustomer('Feed')
    const [accountId = ''] = accountIds
    const { position } = await world.engine.readVisibleChanges(system, { after: null, limit: 1 })
    await world.engine.eraseRecords(contactOf(contactId, null))
    await expect
      .poll(async () => {
        const { changes } = await world.engine.readVisibleChanges(system, { after: position, limit: 10 })
        // On a busy machine the feed may report the creation of the customer only now.
        return changes
          .filter(({ kind }) => kind !== 'create')
          .map(({ kind, recordId, fields }) => `${kind} ${recordId} ${fields.join()}`)
          .sort()
      })
      .toEqual([`delete ${contactId} `, ...accountIds.map((id) => `update ${id} ContactId`)].sort())
    const account = await world.engine.readRecord(system, accountId, {
      fields: ['ContactId'],
      optionalFields: [],
    })
    expect(account?.fields.ContactId?.value).toBeNull()
  })

  it('makes unreadable what the audit log says they held, and leaves its chain whole', async () => {
    const { contactId } = await createCustomer(canary)
    const other = await createCustomer('Neighbour')
    for (const id of [contactId, other.contactId]) {
      await world.engine.updateRecord(admin, id, { fields: { FirstName: `${canary} the Second` } })
    }
    await sealAudit(world.pool, new Date())
    const changesOf = async (recordId: string) =>
      (await searchAudit(world.pool, { recordId, action: 'record-changed' }, { after: null, limit: 1 }))[0]
        ?.changes
    const change = { fieldApiName: 'FirstName', before: 'Neighbour', after: `${canary} the Second` }
    expect(await changesOf(other.contactId)).toContainEqual(change)
    await world.engine.eraseRecords(contactOf(contactId, cleared))
    expect(await changesOf(contactId)).toContainEqual({
      fieldApiName: 'FirstName',
      before: null,
      after: null,
    })
    expect(await changesOf(other.contactId)).toContainEqual(change)
    expect((await verifyAudit(world.pool)).problems).toEqual([])
    const { rows } = await world.pool.query(`select e::text from platform.audit_entry e where e::text ~ $1`, [
      canary,
    ])
    expect(rows).toEqual([])
  })

  it('stays undone with the transaction that it is part of', async () => {
    const { contactId, accountIds } = await createCustomer('Undone')
    const failure = world.engine.inOneTransaction(async (inside) => {
      await inside.eraseRecords(accountsOf(contactId))
      throw new Error('The rest cannot be erased.')
    })
    await expect(failure).rejects.toThrow()
    expect(await Promise.all(accountIds.map(nameOf))).toEqual(['Undone', 'Undone'])
  })
})
