import type { BrandKey } from '@porchlight/brands'
import { first, list, listEvery } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import type { Where } from '@porchlight/server-methods/records/where'
import { create, update } from '@porchlight/server-methods/records/write'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { accountObject } from './customers/objects/account/object'
import { contactObject } from './customers/objects/contact/object'
import { paymentObject } from './payments/objects/payment/object'

let world: TestWorld
let accountId: string

beforeAll(async () => {
  world = await createTestWorld()
  const { engine, systemViewer } = world.context
  const where = { 'Contact.Email': 'dana.whitcombe@example.com' }
  accountId = (await first(engine, systemViewer, accountObject, { fields: [], where }))?.id ?? ''
})
afterAll(() => world.close())

describe('a record that is read by its declaration', () => {
  it('has the values of the fields that were requested, with their declared types', async () => {
    const { engine, systemViewer } = world.context
    const account = await read(engine, systemViewer, accountObject, accountId, [
      'Status__c',
      'Account_Brand__c',
      'Balance__c',
      'Paperless__c',
      'ContactId',
      'CreatedDate',
      'Contact.Email',
      'Contact.IsEmailBounced',
    ])
    expect(account).toEqual({
      id: accountId,
      Status__c: 'Active',
      Account_Brand__c: 'first',
      Balance__c: expect.any(Number),
      Paperless__c: expect.any(Boolean),
      ContactId: expect.stringMatching(/^003/),
      CreatedDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      'Contact.Email': 'dana.whitcombe@example.com',
      'Contact.IsEmailBounced': false,
    })
    type Read = NonNullable<typeof account>
    expectTypeOf<Read['Status__c']>().toEqualTypeOf<'Pending' | 'Active' | 'Cancelled' | 'Closed'>()
    expectTypeOf<Read['Account_Brand__c']>().toEqualTypeOf<BrandKey>()
    expectTypeOf<Read['Balance__c']>().toEqualTypeOf<number | null>()
    expectTypeOf<Read['Paperless__c']>().toEqualTypeOf<boolean>()
    expectTypeOf<Read['ContactId']>().toEqualTypeOf<string | null>()
    expectTypeOf<Read['CreatedDate']>().toEqualTypeOf<string>()
    expectTypeOf<Read['Contact.Email']>().toEqualTypeOf<string | null>()
    expectTypeOf<Read['Contact.IsEmailBounced']>().toEqualTypeOf<boolean | null>()
  })

  it('has no field, value or order that nobody declared', () => {
    const { engine, systemViewer } = world.context
    const unchecked = async () => {
      // @ts-expect-error: it is called Status__c.
      await read(engine, systemViewer, paymentObject, '', ['Staus__c'])
      // @ts-expect-error: bills have no such field.
      await read(engine, systemViewer, paymentObject, '', ['Bill__r.Status'])
      // @ts-expect-error: payments have no such state.
      await list(engine, systemViewer, paymentObject, { fields: [], where: { Status__c: 'Paid' }, limit: 1 })
      const where = { 'Account__r.Status__c': 'Paid' } as const
      // @ts-expect-error: accounts have no such state.
      await first(engine, systemViewer, paymentObject, { fields: [], where })
      // @ts-expect-error: an amount is no text.
      await first(engine, systemViewer, paymentObject, { fields: [], where: { Amount__c: { gte: '1' } } })
      // @ts-expect-error: it is called CreatedDate.
      await first(engine, systemViewer, paymentObject, { fields: [], orderedBy: ['-CreateDate'] })
      // @ts-expect-error: payments have no such state.
      await create(engine, systemViewer, paymentObject, { Status__c: 'Paid' })
      // @ts-expect-error: an amount is no text.
      await update(engine, systemViewer, paymentObject, '', { Amount__c: '12.00' })
      const payment = await read(engine, systemViewer, paymentObject, '', ['Status__c', 'Amount__c'])
      // @ts-expect-error: it was not requested.
      return payment?.Fee__c
    }
    expectTypeOf(unchecked).returns.resolves.not.toBeString()
  })

  it('is null for an id of another object and for a viewer who may not see it, and fails for a field that may not be read', async () => {
    const { engine, systemViewer } = world.context
    const guest = { class: 'guest', language: 'en' } as const
    expect(await read(engine, systemViewer, contactObject, accountId, ['LastName'])).toBeNull()
    expect(await read(engine, guest, accountObject, accountId, [])).toBeNull()
    const customer = { class: 'customer', language: 'en', userId: '', contactId: '' } as const
    await expect(
      read(engine, customer, paymentObject, 'a07000000000001AAA', ['Processor_Reference__c']),
    ).rejects.toMatchObject({
      key: 'unknownField',
    })
  })

  it('from before a field was declared holds its default, and is refused where a value is missing', async () => {
    const { engine, systemViewer, pool } = world.context
    const old = await create(engine, systemViewer, accountObject, {
      Name: 'Old Mill Road 1',
      Account_Brand__c: 'first',
      Commodity__c: 'Gas',
    })
    const empty = (field: string) =>
      pool.query(`update record."Account" set "${field}" = null where "Id" = $1`, [old])
    await empty('Paperless__c')
    await empty('Status__c')
    expect(await read(engine, systemViewer, accountObject, old, ['Paperless__c', 'Status__c'])).toEqual({
      id: old,
      Paperless__c: false,
      Status__c: 'Pending',
    })
    await empty('Commodity__c')
    await expect(read(engine, systemViewer, accountObject, old, ['Commodity__c'])).rejects.toMatchObject({
      key: 'internal',
    })
  })
})

describe('records that are listed by their declaration', () => {
  it('fit every comparison, or one set of several, in the order that was requested', async () => {
    const { engine, systemViewer } = world.context
    const name = (street: number) => `Typed Lane ${street}`
    for (const street of [1, 2, 3]) {
      await create(engine, systemViewer, accountObject, {
        Name: name(street),
        Account_Brand__c: street === 3 ? 'second' : 'first',
        Commodity__c: 'Electricity',
        Balance__c: street * 10.25,
        Contract_End_Date__c: street === 1 ? null : '2027-01-31',
      })
    }
    const found = async (where: Exclude<Where<typeof accountObject>, readonly object[]>) => {
      const accounts = await list(engine, systemViewer, accountObject, {
        fields: ['Balance__c'],
        where: { ...where, Name: { like: 'Typed Lane%' } },
        orderedBy: ['-Balance__c'],
        limit: 10,
      })
      return accounts.map(({ Balance__c }) => Balance__c)
    }
    expect(await found({})).toEqual([30.75, 20.5, 10.25])
    expect(await found({ Account_Brand__c: 'first' })).toEqual([20.5, 10.25])
    expect(await found({ Account_Brand__c: ['second', 'third'] })).toEqual([30.75])
    expect(await found({ Account_Brand__c: { ne: 'first' } })).toEqual([30.75])
    expect(await found({ Balance__c: { gt: 10.25, lt: 30.75 } })).toEqual([20.5])
    expect(await found({ Contract_End_Date__c: null })).toEqual([10.25])
    const either = [
      { Name: name(1) },
      { Name: name(3), Account_Brand__c: 'second' },
      { Name: name(2), Balance__c: 0 },
    ] as const
    const names: string[] = []
    const every = { fields: ['Name'], where: either, orderedBy: ['Name'], pageSize: 1 } as const
    for await (const account of listEvery(engine, systemViewer, accountObject, every))
      names.push(account.Name)
    expect(names).toEqual([name(1), name(3)])
  })

  it('are none that nothing was compared for', async () => {
    const { engine, systemViewer } = world.context
    for (const where of [{}, [], [{}]]) {
      await expect(first(engine, systemViewer, accountObject, { fields: [], where })).rejects.toMatchObject({
        key: 'invalidWhere',
      })
    }
  })
})

it('a record that is changed by its declaration holds what was given, and else what it held', async () => {
  const { engine, systemViewer } = world.context
  await update(engine, systemViewer, accountObject, accountId, { Balance__c: 12.34, Payment_Plan__c: true })
  expect(
    await read(engine, systemViewer, accountObject, accountId, [
      'Balance__c',
      'Payment_Plan__c',
      'Status__c',
    ]),
  ).toEqual({ id: accountId, Balance__c: 12.34, Payment_Plan__c: true, Status__c: 'Active' })
})
