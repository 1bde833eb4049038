import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorOf, openTestWorld, type TestWorld } from '../testing/test-world'
import { readPlanFor } from './compile-read'

/** The columns that every record carries, whatever is selected. */
const envelope = (alias: string, from: number) =>
  ['Id', 'SystemModstamp', 'LastModifiedDate', 'LastModifiedById']
    .map((column, index) => `${alias}."${column}" as c${from + index}`)
    .join(', ')

describe('the SQL of a read', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
  })
  afterAll(() => world.close())

  const sqlOf = (
    objectApiName: string,
    viewerClass: 'guest' | 'customer' | 'advisor' | 'admin' | 'system',
    fields: readonly string[],
    many = false,
  ): string | null => {
    const object = world.metadata.object(objectApiName)
    if (object === undefined) return null
    const selection = { fields, optionalFields: [] }
    return readPlanFor(world.context, object, viewerClass, selection, many)?.statement.text ?? null
  }

  it('of an administrator has no predicate but the id', () => {
    expect(sqlOf('Account', 'admin', ['Name'])).toBe(
      `select ${envelope('t', 0)}, t."Name" as c4 from record."Account" t where t."Id" = $1`,
    )
  })

  it('of a customer compares the record with a parameter, never with text', () => {
    expect(sqlOf('Account', 'customer', ['Name'])).toBe(
      `select ${envelope('t', 0)}, t."Name" as c4 from record."Account" t where t."Id" = $1 and t."ContactId" = $2`,
    )
  })

  it('follows a row rule over references by a semi-join', () => {
    expect(sqlOf('Usage__c', 'customer', ['Name'])).toBe(
      `select ${envelope('t', 0)}, t."Name" as c4 from record."Usage__c" t where t."Id" = $1` +
        ` and exists (select 1 from record."Account" j1 where j1."Id" = t."Account__c" and j1."ContactId" = $2)`,
    )
  })

  it('joins alternatives of a row rule by or, with one parameter for the same viewer value', () => {
    expect(sqlOf('Usage__c', 'advisor', ['Name'])).toBe(
      `select ${envelope('t', 0)}, t."Name" as c4 from record."Usage__c" t where t."Id" = $1` +
        ` and (exists (select 1 from record."Account" j1 where j1."Id" = t."Account__c" and j1."Brand__c" = $2)` +
        ` or exists (select 1 from record."Account" j2 where j2."Id" = t."Account__c"` +
        ` and exists (select 1 from record."Contact" j3 where j3."Id" = j2."ContactId" and j3."Brand__c" = $2)))`,
    )
  })

  it('puts the row rule of a spanned record into the join', () => {
    expect(sqlOf('Account', 'customer', ['Contact.Name'])).toBe(
      `select ${envelope('t', 0)}, ${envelope('j1', 4)}, j1."Name" as c8 from record."Account" t` +
        ` left join record."Contact" j1 on j1."Id" = t."ContactId" and j1."Id" = $1` +
        ` where t."Id" = $2 and t."ContactId" = $1`,
    )
  })

  it('of several records takes the ids as one array', () => {
    expect(sqlOf('Vault__c', 'admin', ['Name'], true)).toBe(
      `select ${envelope('t', 0)}, t."Name" as c4 from record."Vault__c" t where t."Id" = any($1)`,
    )
  })

  it('does not exist for a viewer who reaches nothing of the object', () => {
    expect(sqlOf('Vault__c', 'customer', ['Name'])).toBeNull()
    expect(sqlOf('Account', 'guest', ['Nonsense'])).toBeNull()
  })

  it('is compiled once per shape, however the fields are ordered and spelled', () => {
    const object = world.metadata.object('Account')
    if (object === undefined) throw new TypeError('The test objects have an Account.')
    const plan = (fields: readonly string[]) =>
      readPlanFor(world.context, object, 'admin', { fields, optionalFields: [] }, false)
    expect(plan(['name', 'ContactId'])).toBe(plan(['CONTACTID', 'Name', 'Name']))
    expect(plan(['Name'])).not.toBe(plan(['ContactId']))
  })

  it('prepares only the first shapes by name', () => {
    const names = Array.from(
      { length: 250 },
      (_, index) => world.context.nameStatement(`select ${index}`).name,
    )
    expect(names.filter((name) => name !== undefined).length).toBeLessThanOrEqual(200)
    expect(names[0]).toBeDefined()
    expect(names[249]).toBeUndefined()
  })

  it('fails alike for a field that does not exist and one that may not be read', async () => {
    const select = async (field: string) => sqlOf('Account', 'customer', [field])
    const unreadable = await errorOf(select('Secret__c'))
    const unknown = await errorOf(select('Zecret__c'))
    expect(unreadable).toMatchObject({ key: 'unknownField', status: 400 })
    expect(String(unknown).replace('Zecret__c', 'Secret__c')).toBe(String(unreadable))
  })
})
