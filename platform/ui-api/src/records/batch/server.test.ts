import type { RecordRepresentation } from '@porchlight/metadata'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BatchResult } from '../../representation/batch-results-schema'
import type { RecordPageRepresentation } from '../../representation/record-page'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { BatchWriteResult } from './contract'

let calls: CallWorld
let own: { contactId: string; userId: string; accountId: string; caseId: string }
let foreignCaseId: string
const unknownCaseId = '500000000000000AAA'

beforeAll(async () => {
  calls = await openCallWorld()
  const [dana] = await calls.rows<typeof own>(`
    select u."ContactId" as "contactId", u."Id" as "userId", k."AccountId" as "accountId", k."Id" as "caseId"
    from record."User" u join record."Case" k on k."ContactId" = u."ContactId"
    where u."Username" = 'dana.whitcombe@example.com' and k."Status" <> 'Closed' order by k."Id"`)
  const [other] = await calls.rows<{ Id: string }>(
    `select "Id" from record."Case" where "ContactId" <> $1 order by "Id"`,
    [dana?.contactId],
  )
  if (dana === undefined || other === undefined) throw new TypeError('The demo world has no such customer.')
  own = dana
  foreignCaseId = other.Id
})

afterAll(async () => {
  await calls.world.close()
})

interface Answer<Result> {
  readonly hasErrors: boolean
  readonly results: readonly Result[]
}

describe('reading several records by layouts and with child records', () => {
  const read = async (query: string) => {
    const path = `/records/batch/${own.caseId},${own.accountId}?${query}`
    const answer = await calls.call('customer', 'GET', path)
    return answer.body as Answer<{ readonly statusCode: number; readonly result: RecordRepresentation }>
  }

  test('gives each the fields of its own layout', async () => {
    const { results } = await read('layoutTypes=Compact&modes=View')
    const alone = await calls.call('customer', 'GET', `/records/${own.accountId}?layoutTypes=Compact`)
    expect(results[1]).toEqual({ result: alone.body, statusCode: 200 })
  })

  test('gives the children of those that have them, and the address of their next page alone', async () => {
    const query =
      'fields=Case.Subject,Account.Name&childRelationships=Account.Cases&pageSize=1&updateMru=true'
    const { results } = await read(query)
    const page = results[1]?.result.childRelationships.Cases as RecordPageRepresentation
    expect(Object.keys(page.records[0]?.fields ?? {})).toContain('Subject')
    const next = page.nextPageUrl?.replace('/services/data/v65.0/ui-api', '') ?? ''
    const following = await calls.call('customer', 'GET', next)
    expect(following).toMatchObject({
      status: 200,
      body: { childRelationships: { Cases: { currentPageToken: '1' } } },
    })
    const { recentItems } = calls.world.context.personalization
    expect(await recentItems.latest(own.userId, 'record', 'Account')).toContain(own.accountId)
  })
})

describe('reading several records', () => {
  const read = async (ids: readonly string[], query: string) => {
    const answer = await calls.call('customer', 'GET', `/records/batch/${ids.join()}?${query}`)
    return { answer, ...(answer.body as Answer<BatchResult<RecordRepresentation>>) }
  }

  test('gives each in its place with its own status, foreign ones like unknown ones', async () => {
    const ids = [own.caseId, foreignCaseId, unknownCaseId, 'abc', own.caseId.slice(0, 15), 'zzz000000000001']
    const { hasErrors, results } = await read(ids, 'fields=Case.Subject')
    expect(hasErrors).toBe(true)
    expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 400, 200, 404])
    expect(results[1]).toEqual(results[2])
    expect(results[1]).toEqual(results[5])
    expect(results[0]).toEqual(results[4])
    expect(results[3]?.result).toEqual([
      { errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: 'recordId should be a valid record ID: abc' },
    ])
    const [row] = await calls.rows<{ Subject: string }>(
      `select "Subject" from record."Case" where "Id" = $1`,
      [own.caseId],
    )
    expect(results[0]?.result).toMatchObject({ fields: { Subject: { value: row?.Subject } } })
  })

  test('gives each object the fields that are its own', async () => {
    const { hasErrors, results } = await read(
      [own.caseId, own.accountId],
      'fields=Case.Subject,Account.Name&optionalFields=Case.Comments,Account.Contact.Name',
    )
    expect(hasErrors).toBe(false)
    expect(results.map(({ result }) => Object.keys((result as RecordRepresentation).fields))).toEqual([
      ['Subject'],
      ['Contact', 'Name'],
    ])
  })

  test('tells of a field that cannot be read with the records that it was asked of, and gives the others', async () => {
    const { results } = await read(
      [own.caseId, foreignCaseId, own.accountId],
      'fields=Case.Comments,Account.Name',
    )
    expect(results.map(({ statusCode }) => statusCode)).toEqual([400, 400, 200])
    const strange = await read([own.accountId], 'fields=Account.Name,Case.Subject')
    expect(strange.results).toMatchObject([{ statusCode: 400, result: [{ errorCode: 'INVALID_FIELD' }] }])
  })

  test('takes 200 ids in one request', async () => {
    const rows = await calls.rows<{ Id: string }>(`select "Id" from record."Case" order by "Id" limit 180`)
    const ids = [...rows.map(({ Id }) => Id), ...rows.map(({ Id }) => Id)].slice(0, 200)
    const answer = await calls.call('admin', 'GET', `/records/batch/${ids.join()}?fields=Case.Subject`)
    const { results } = answer.body as Answer<BatchResult<RecordRepresentation>>
    expect(results.map(({ result }) => (result as RecordRepresentation).id)).toEqual(ids)
  })
})

describe('writing several records', () => {
  const creation = (Subject: string | null) => ({
    apiName: 'Case',
    fields: { Subject, Description: 'Written together.', ContactId: own.contactId },
  })
  const write = async (body: object, query = '', headers: Readonly<Record<string, string>> = {}) => {
    const answer = await calls.call('customer', 'POST', `/records/batch${query}`, body, headers)
    return { answer, ...(answer.body as Answer<BatchWriteResult>) }
  }
  const subjects = async () =>
    (
      await calls.rows<{ Subject: string }>(
        `select "Subject" from record."Case" where "Description" = 'Written together.' order by "Subject"`,
      )
    ).map(({ Subject }) => Subject)

  beforeEach(async () => {
    await calls.rows(`delete from record."Case" where "Description" = 'Written together.'`)
  })

  test('creates, changes and deletes in the order given, whatever the case of the types', async () => {
    const [comment] = await calls.rows<{ Id: string }>(`select "Id" from record."CaseComment" limit 1`)
    const answer = await calls.call('admin', 'POST', '/records/batch', {
      allOrNone: true,
      operations: [
        { type: 'Create', records: [creation('First'), creation('Second')] },
        { type: 'update', records: [{ fields: { Id: own.caseId.slice(0, 15), Priority: 'High' } }] },
        { type: 'DELETE', records: [{ fields: { id: comment?.Id } }] },
      ],
    })
    const { hasErrors, results } = answer.body as Answer<BatchWriteResult>
    expect(answer.status).toBe(200)
    expect(hasErrors).toBe(false)
    expect(results.map(({ statusCode }) => statusCode)).toEqual([201, 201, 200, 204])
    expect(results).toMatchObject([
      { result: { apiName: 'Case', fields: { Subject: { value: 'First' } } } },
      { result: { fields: { Subject: { value: 'Second' } } } },
      { result: { id: own.caseId, fields: { Priority: { value: 'High' } } } },
      { result: null },
    ])
    expect(await subjects()).toEqual(['First', 'Second'])
    expect(await calls.rows(`select 1 from record."CaseComment" where "Id" = $1`, [comment?.Id])).toEqual([])
  })

  test('undoes all of it when one is refused and all or none is asked for, as it is by default', async () => {
    for (const allOrNone of [true, undefined]) {
      const { hasErrors, results } = await write({
        allOrNone,
        operations: [{ type: 'CREATE', records: [creation('Good'), creation(null)] }],
      })
      expect(hasErrors).toBe(true)
      expect(results).toMatchObject([
        { statusCode: 400, result: [{ errorCode: 'ALL_OR_NONE_OPERATION_ROLLED_BACK', field: null }] },
        { statusCode: 400, result: [{ errorCode: 'REQUIRED_FIELD_MISSING', field: 'Subject' }] },
      ])
      expect(await subjects()).toEqual([])
    }
  })

  test('keeps what can be written when each stands for itself, and tells foreign from unknown in nothing', async () => {
    const { results } = await write({
      allOrNone: false,
      operations: [
        {
          type: 'CREATE',
          records: [creation(null), creation('Good'), { apiName: 'Nothing__c', fields: {} }],
        },
        {
          type: 'UPDATE',
          records: [
            { fields: { Id: foreignCaseId, Subject: 'Mine' } },
            { fields: { Id: unknownCaseId, Subject: 'Mine' } },
            { fields: { Id: own.userId, LanguageLocaleKey: 'en_US' } },
          ],
        },
      ],
    })
    expect(results.map(({ statusCode }) => statusCode)).toEqual([400, 201, 404, 404, 404, 200])
    expect(results[3]).toEqual(results[4])
    expect(await subjects()).toEqual(['Good'])
  })

  test('gives the records to the default owners when asked', async () => {
    const body = { allOrNone: true, operations: [{ type: 'CREATE', records: [creation('Owned')] }] }
    await write(body, '?useDefaultRule=true')
    expect(
      await calls.rows(`select 1 from record."Case" where "Subject" = 'Owned' and "OwnerId" is not null`),
    ).toHaveLength(1)
  })

  const together = (type: string, records: readonly object[]) => ({
    allOrNone: false,
    operations: [{ type, records }],
  })
  test.each<readonly [what: string, body: object, errorCode: string]>([
    ['without operations', { allOrNone: true }, 'INVALID_INPUT'],
    ['with no operation', { allOrNone: true, operations: [] }, 'INVALID_INPUT'],
    ['without a type', { allOrNone: true, operations: [{ records: [{ fields: {} }] }] }, 'INVALID_INPUT'],
    ['of another type', together('UPSERT', [{ fields: {} }]), 'INVALID_INPUT'],
    ['without records', { allOrNone: true, operations: [{ type: 'UPDATE' }] }, 'INVALID_INPUT'],
    ['with no record', together('CREATE', []), 'INVALID_INPUT'],
    ['without fields', together('CREATE', [{ apiName: 'Case' }]), 'INVALID_INPUT'],
    ['that creates what it does not name', together('CREATE', [{ fields: {} }]), 'INVALID_BATCH_REQUEST'],
    [
      'that creates with an id',
      together('CREATE', [{ apiName: 'Case', fields: { 'Case.id': unknownCaseId } }]),
      'INVALID_BATCH_REQUEST',
    ],
    ['that deletes without an id', together('DELETE', [{ fields: {} }]), 'INVALID_BATCH_REQUEST'],
    [
      'that changes what is no id',
      together('UPDATE', [{ fields: { Id: 'nobody' } }]),
      'INVALID_BATCH_REQUEST',
    ],
    [
      'whose id is of another object',
      together('UPDATE', [{ apiName: 'Account', fields: { Id: unknownCaseId } }]),
      'INVALID_BATCH_REQUEST',
    ],
    [
      'of 201 records',
      together(
        'CREATE',
        Array.from({ length: 201 }, () => ({ apiName: 'Case', fields: {} })),
      ),
      'ILLEGAL_QUERY_PARAMETER_VALUE',
    ],
  ])('a batch %s is refused whole', async (_what, body, errorCode) => {
    const { answer } = await write(body)
    expect(answer).toMatchObject({ status: 400, body: { output: { errors: [{ errorCode }] } } })
  })

  test('is written once for all requests with one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'f3b3f1de-1f6a-4a57-9c9c-5a4d3c2b1a09' }
    const body = { allOrNone: true, operations: [{ type: 'CREATE', records: [creation('Once')] }] }
    const first = await write(body, '', key)
    const again = await write(body, '', key)
    expect([again.answer.status, again.answer.text]).toEqual([first.answer.status, first.answer.text])
    expect(await subjects()).toEqual(['Once'])
    const other = await write({ ...body, allOrNone: false }, '', key)
    expect(other.answer.status).toBe(422)
  })
})
