import { isPorchlightError } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  admin,
  advisor,
  customer,
  errorOf,
  guest,
  openTestWorld,
  type TestWorld,
  testId,
  userId,
} from '../testing/test-world'

const contactId = testId('003', 1)
const otherContactId = testId('003', 2)
const accountId = testId('001', 1)
const otherAccountId = testId('001', 2)
const usageId = testId('a00', 1)

describe('the write pipeline', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    await world.pool.query(
      'truncate record."Usage__c", record."Account", record."Contact", record."User", record."Vault__c", feed.change_event restart identity',
    )
    world.clock.now = new Date('2026-11-20T12:00:00.000Z')
    await world.load([
      { objectApiName: 'User', id: userId, fields: { Name: 'Iris Quill' } },
      { objectApiName: 'Contact', id: contactId, fields: { LastName: 'Marsh', Brand__c: 'first' } },
      { objectApiName: 'Contact', id: otherContactId, fields: { LastName: 'Field', Brand__c: 'second' } },
      {
        objectApiName: 'Account',
        id: accountId,
        fields: {
          Name: 'Own',
          Number__c: 'N-1',
          ContactId: contactId,
          Brand__c: 'first',
          Status__c: 'Active',
        },
      },
      {
        objectApiName: 'Account',
        id: otherAccountId,
        fields: { Name: 'Other', ContactId: otherContactId, Brand__c: 'second' },
      },
      { objectApiName: 'Usage__c', id: usageId, fields: { Name: 'u', Account__c: accountId } },
    ])
  })

  const fieldsOf = async (recordId: string, ...fields: string[]) => {
    const record = await world.engine.readRecord(admin, recordId, { fields, optionalFields: [] })
    return Object.fromEntries(
      Object.entries(record?.fields ?? {}).map(([name, field]) => [name, field.value]),
    )
  }
  const versionOf = async (recordId: string) => {
    const record = await world.engine.readRecord(admin, recordId, { fields: [], optionalFields: [] })
    return record?.weakEtag ?? 0
  }
  const events = async () => {
    const result = await world.pool.query(
      'select object_api_name, record_id, kind, changed_fields from feed.change_event order by sequence',
    )
    return result.rows
  }
  const create = (viewer: Viewer, objectApiName: string, fields: Record<string, unknown>) =>
    world.engine.createRecord(viewer, objectApiName, { fields })
  const update = (viewer: Viewer, recordId: string, fields: Record<string, unknown>, expected = {}) =>
    world.engine.updateRecord(viewer, recordId, { fields }, expected)

  describe('creating', () => {
    it('stores what was given, defaults, derived values and who did it', async () => {
      const contact = await create(admin, 'contact', {
        firstname: 'Ada',
        LASTNAME: 'Reed',
        Email: 'ada@example.com',
      })
      expect(contact).toMatch(/^003\w{15}$/)
      expect(
        await fieldsOf(contact, 'Name', 'Email', 'CreatedById', 'LastModifiedById', 'CreatedDate'),
      ).toEqual({
        Name: 'Ada Reed',
        Email: 'ada@example.com',
        CreatedById: userId,
        LastModifiedById: userId,
        CreatedDate: '2026-11-20T12:00:00.000Z',
      })
      const account = await create(advisor('first'), 'Account', { Name: 'New', Brand__c: 'first' })
      expect(await fieldsOf(account, 'Status__c')).toEqual({ Status__c: 'Pending' })
      const usage = await create(admin, 'Usage__c', { Account__c: accountId })
      expect(await fieldsOf(usage, 'Estimated__c')).toEqual({ Estimated__c: false })
    })

    it('refuses an object that does not exist like one that the viewer reaches nothing of', async () => {
      const unknown = await errorOf(create(customer(1), 'Nothing__c', { Name: 'x' }))
      expect(unknown).toMatchObject({ key: 'notFound' })
      expect(await errorOf(create(customer(1), 'Vault__c', { Name: 'x' }))).toEqual(unknown)
      expect(await errorOf(create(guest, 'Account', { Name: 'x' }))).toEqual(unknown)
      expect(await errorOf(create(customer(1), 'Account', { Name: 'x' }))).toMatchObject({ key: 'forbidden' })
    })

    it('refuses a field that is given twice, in whatever case', async () => {
      const twice = create(admin, 'Account', { Name: 'one', NAME: 'other' })
      expect(await errorOf(twice)).toMatchObject({ key: 'invalidRecordInput' })
    })

    it('refuses fields that are unknown, unwritable, derived or of the system in the same words', async () => {
      const attempt = (name: string) =>
        errorOf(create(customer(1), 'Usage__c', { Account__c: accountId, [name]: 'x' }))
      const words = async (name: string) => String(await attempt(name)).replaceAll(name, 'FIELD')
      expect(await attempt('Period__c')).toMatchObject({
        key: 'fieldNotWritable',
        fieldErrors: [{ field: 'Period__c', errorCode: 'INVALID_FIELD_FOR_INSERT_UPDATE' }],
      })
      const unknown = await words('Nonsense__c')
      for (const name of ['Period__c', 'Id', 'CreatedById', 'SystemModstamp', '__proto__x', 'a"b']) {
        expect(await words(name)).toBe(unknown)
      }
      expect(await errorOf(create(admin, 'Contact', { LastName: 'x', Name: 'y' }))).toMatchObject({
        key: 'fieldNotWritable',
      })
    })

    it('refuses a foreign reference in the same words as one to no record', async () => {
      const attempt = (Account__c: unknown) =>
        errorOf(create(customer(1), 'Usage__c', { Name: 'x', Account__c }))
      const foreign = await attempt(otherAccountId)
      expect(foreign).toMatchObject({
        key: 'invalidFieldValue',
        fieldErrors: [{ field: 'Account__c', message: 'Account: Choose a record that exists.' }],
      })
      expect(await attempt(testId('001', 999))).toEqual(foreign)
      expect(await attempt(contactId)).toEqual(foreign)
      expect(await create(customer(1), 'Usage__c', { Name: 'x', Account__c: accountId })).toMatch(/^a00/)
    })

    it('refuses a record that would come out beyond the reach of who creates it', async () => {
      const foreignBrand = create(advisor('first'), 'Account', { Name: 'x', Brand__c: 'second' })
      expect(await errorOf(foreignBrand)).toMatchObject({ key: 'forbidden' })
      const noBrand = create(advisor('first'), 'Account', { Name: 'x' })
      expect(await errorOf(noBrand)).toMatchObject({ key: 'forbidden' })
      expect(await events()).toEqual([])
    })

    it('reports every value that does not fit at once', async () => {
      const error = await errorOf(
        create(admin, 'Usage__c', { Account__c: 5, Kwh__c: 'many', Days__c: 1.5, Name: 'ok' }),
      )
      expect(isPorchlightError(error) && error.fieldErrors.map((detail) => detail.field)).toEqual([
        'Account__c',
        'Kwh__c',
        'Days__c',
      ])
    })

    it('demands required fields', async () => {
      expect(await errorOf(create(admin, 'Contact', { FirstName: 'x' }))).toMatchObject({
        key: 'requiredFieldMissing',
        message: 'Required fields are missing: [LastName]',
        fieldErrors: [{ field: 'LastName' }],
      })
      expect(
        await errorOf(create(admin, 'Usage__c', { Account__c: accountId, Estimated__c: null })),
      ).toMatchObject({
        key: 'requiredFieldMissing',
      })
    })

    it('applies validation rules, with their words in the language of the viewer', async () => {
      const attempt = create({ ...admin, language: 'es' }, 'Account', { Name: 'x', Opened__c: '2026-11-21' })
      expect(await errorOf(attempt)).toMatchObject({
        fieldErrors: [{ field: 'Opened__c', message: 'Está en el futuro.' }],
      })
    })

    it('lets a state begin only where its table says', async () => {
      const closed = (language: 'en' | 'es') =>
        errorOf(create({ ...admin, language }, 'Account', { Name: 'x', Status__c: 'Closed' }))
      expect(await closed('en')).toMatchObject({
        key: 'invalidTransition',
        message: 'Status cannot change from none to Closed label.',
      })
      expect(String(await closed('es'))).toMatch(/ninguno.*Closed etiqueta/)
    })

    it('names the field of a duplicate, whatever the case, and shows nothing of the database', async () => {
      const error = await errorOf(create(admin, 'Account', { Name: 'x', Number__c: 'n-1' }))
      expect(error).toMatchObject({
        key: 'duplicateValue',
        message: 'Another record already has this Number.',
        fieldErrors: [{ field: 'Number__c' }],
      })
    })

    it('gives many records created in one instant different ids', async () => {
      const creations = Array.from({ length: 50 }, (_, index) =>
        create(admin, 'Vault__c', { Name: `v${index}` }),
      )
      expect(new Set(await Promise.all(creations)).size).toBe(50)
    })
  })

  describe('changing', () => {
    it('writes the fields given and what follows from them, and nothing else', async () => {
      await update(customer(1), contactId, { firstName: 'Ada' })
      expect(await fieldsOf(contactId, 'Name', 'LastName', 'Brand__c')).toEqual({
        Name: 'Ada Marsh',
        LastName: 'Marsh',
        Brand__c: 'first',
      })
    })

    it('cannot tell a foreign record from one that does not exist', async () => {
      const unknown = await errorOf(update(customer(1), testId('001', 999), { Name: 'x' }))
      expect(unknown).toMatchObject({ key: 'notFound', status: 404 })
      expect(await errorOf(update(customer(1), otherAccountId, { Name: 'x' }))).toEqual(unknown)
      expect(await errorOf(update(customer(1), otherAccountId, { Nonsense: 'x' }))).toEqual(unknown)
      expect(await errorOf(update(customer(1), testId('a08', 1), { Name: 'x' }))).toEqual(unknown)
      expect(await errorOf(update(customer(1), testId('zzz', 1), { Name: 'x' }))).toEqual(unknown)
      expect(await fieldsOf(otherAccountId, 'Name')).toEqual({ Name: 'Other' })
    })

    it('refuses to move a record out of the reach of who changes it, or to refer to foreign ones', async () => {
      expect(await errorOf(update(advisor('first'), accountId, { Brand__c: 'second' }))).toMatchObject({
        key: 'forbidden',
      })
      expect(await errorOf(update(advisor('first'), accountId, { Brand__c: null }))).toMatchObject({
        key: 'forbidden',
      })
      const foreign = await errorOf(update(customer(1), usageId, { Account__c: otherAccountId }))
      expect(foreign).toMatchObject({ key: 'invalidFieldValue', fieldErrors: [{ field: 'Account__c' }] })
      expect(await errorOf(update(customer(1), usageId, { Account__c: testId('001', 999) }))).toEqual(foreign)
      expect(await errorOf(update(customer(1), accountId, { ContactId: null }))).toMatchObject({
        key: 'forbidden',
      })
      expect(await fieldsOf(accountId, 'Brand__c', 'ContactId')).toEqual({
        Brand__c: 'first',
        ContactId: contactId,
      })
      expect(await events()).toEqual([])
    })

    it('moves states only as their table says, whoever writes', async () => {
      expect(await errorOf(update(admin, accountId, { Status__c: 'Pending' }))).toMatchObject({
        key: 'invalidTransition',
        message: 'Status cannot change from Active label to Pending label.',
      })
      const inSpanish = update({ ...admin, language: 'es' }, accountId, { Status__c: 'Pending' })
      expect(await errorOf(inSpanish)).toMatchObject({
        fieldErrors: [{ message: expect.stringMatching(/ no puede pasar de .+ a .+\.$/) }],
      })
      await update(admin, accountId, { Status__c: 'Active' })
      await update(admin, accountId, { Status__c: 'Closed' })
      expect(await errorOf(update(admin, accountId, { Status__c: 'Active' }))).toMatchObject({
        key: 'invalidTransition',
      })
      expect(await errorOf(update(admin, accountId, { Status__c: null }))).toMatchObject({
        key: 'invalidTransition',
      })
    })

    it('makes systemModstamp grow even when the clock stands still or goes back', async () => {
      const versions = [await versionOf(accountId)]
      for (const time of ['12:00:00.000', '12:00:00.000', '11:00:00.000', '12:00:05.000']) {
        world.clock.now = new Date(`2026-11-20T${time}Z`)
        await update(admin, accountId, { Name: time })
        versions.push(await versionOf(accountId))
      }
      const start = Date.parse('2026-11-20T12:00:00.000Z')
      expect(versions.map((version) => version - start)).toEqual([0, 1, 2, 3, 5000])
    })

    it('compares the exact version that the writer saw', async () => {
      const weakEtag = await versionOf(accountId)
      await update(admin, accountId, { Name: 'first writer' }, { weakEtag })
      expect(await errorOf(update(admin, accountId, { Name: 'second writer' }, { weakEtag }))).toMatchObject({
        key: 'modifiedSince',
        status: 412,
      })
      expect(await errorOf(update(admin, accountId, { Name: 'x' }, { weakEtag: Number.NaN }))).toMatchObject({
        key: 'modifiedSince',
      })
      expect(await fieldsOf(accountId, 'Name')).toEqual({ Name: 'first writer' })
    })

    it('takes an HTTP date as the whole second that it names', async () => {
      const ifUnmodifiedSinceMs = Date.parse('2026-11-20T12:00:00Z')
      world.clock.now = new Date('2026-11-20T12:00:00.700Z')
      await update(admin, accountId, { Name: 'same second' }, { ifUnmodifiedSinceMs })
      await update(admin, accountId, { Name: 'still the same' }, { ifUnmodifiedSinceMs })
      world.clock.now = new Date('2026-11-20T12:00:01.000Z')
      await update(admin, accountId, { Name: 'next second' }, { ifUnmodifiedSinceMs })
      const late = update(admin, accountId, { Name: 'too late' }, { ifUnmodifiedSinceMs })
      expect(await errorOf(late)).toMatchObject({ key: 'modifiedSince' })
    })

    it('lets exactly one of many writers of one version win', async () => {
      const weakEtag = await versionOf(accountId)
      const writers = Array.from({ length: 12 }, (_, index) =>
        update(admin, accountId, { Name: `w${index}` }, { weakEtag }),
      )
      const outcomes = await Promise.allSettled(writers)
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ key: 'modifiedSince' })
      }
      expect(await events()).toHaveLength(1)
    })

    it('loses no change of writers without an expected version, however many there are at once', async () => {
      const writers = Array.from({ length: 30 }, (_, index) =>
        update(admin, accountId, { Balance__c: index }),
      )
      await Promise.all(writers)
      expect(await events()).toHaveLength(30)
      expect((await versionOf(accountId)) - world.clock.now.getTime()).toBe(30)
    })
  })

  describe('deleting', () => {
    it('removes a record that nothing refers to', async () => {
      await world.engine.deleteRecord(admin, usageId)
      expect(await world.engine.readRecord(admin, usageId, { fields: [], optionalFields: [] })).toBeNull()
      expect(await errorOf(world.engine.deleteRecord(admin, usageId))).toMatchObject({ key: 'notFound' })
    })

    it('keeps a record that others refer to, and does not say which', async () => {
      const error = await errorOf(world.engine.deleteRecord(admin, accountId))
      expect(error).toMatchObject({
        key: 'deleteFailed',
        fieldErrors: [{ field: 'Id', message: 'Other records depend on this one; delete them first.' }],
      })
      expect(await versionOf(accountId)).toBeGreaterThan(0)
      expect(await events()).toEqual([])
    })

    it('is forbidden for a record that the viewer sees and not found for any other', async () => {
      expect(await errorOf(world.engine.deleteRecord(customer(1), accountId))).toMatchObject({
        key: 'forbidden',
      })
      const unknown = await errorOf(world.engine.deleteRecord(customer(1), testId('001', 999)))
      expect(unknown).toMatchObject({ key: 'notFound' })
      expect(await errorOf(world.engine.deleteRecord(customer(1), otherAccountId))).toEqual(unknown)
    })
  })

  describe('the change feed', () => {
    it('holds one event per write, with the fields that really changed', async () => {
      const created = await create(admin, 'Contact', { LastName: 'Reed' })
      await update(admin, created, { FirstName: 'Ada', LastName: 'Reed' })
      await world.engine.deleteRecord(admin, created)
      expect(await events()).toEqual([
        {
          object_api_name: 'Contact',
          record_id: created,
          kind: 'create',
          changed_fields: ['Name', 'LastName'],
        },
        {
          object_api_name: 'Contact',
          record_id: created,
          kind: 'update',
          changed_fields: ['FirstName', 'Name'],
        },
        { object_api_name: 'Contact', record_id: created, kind: 'delete', changed_fields: [] },
      ])
    })

    it('wakes listeners when a write commits', async () => {
      const client = await world.pool.connect()
      try {
        const woken = new Promise((resolve) =>
          client.once('notification', (message) => resolve(message.channel)),
        )
        await client.query('listen record_change')
        await update(admin, accountId, { Name: 'x' })
        expect(await woken).toBe('record_change')
      } finally {
        client.release(true)
      }
    })
  })

  it('takes values that look like SQL as they are', async () => {
    for (const value of [`'; drop table record."Account"; --`, '$1', '\\', `"`, 'ſ\u2019', "{}'"]) {
      await update(admin, accountId, { Name: value, Secret__c: value })
      expect(await fieldsOf(accountId, 'Name', 'Secret__c')).toEqual({ Name: value, Secret__c: value })
    }
    expect(await errorOf(update(admin, accountId, { Name: 'a\0b' }))).toMatchObject({
      key: 'invalidFieldValue',
    })
  })
})
