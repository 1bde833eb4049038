import type { RecordRepresentation, ResolvedMetadata } from '@porchlight/metadata'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CallWorld, openCallWorld } from '../../testing/call-world'

let calls: CallWorld
let contactId: string
/** Runs right after a record is written. */
let concurrent: (recordId: string) => Promise<unknown>
/** Whether writers under a key cannot read what they wrote. */
let isLostAtOnce: boolean

beforeAll(async () => {
  calls = await openCallWorld({
    arrange: (context) => ({
      ...context,
      metadata: withoutDescription(context.metadata),
      engine: {
        ...context.engine,
        async createRecord(...write) {
          const recordId = await context.engine.createRecord(...write)
          await concurrent(recordId)
          return recordId
        },
        async updateRecord(viewer, recordId, ...change) {
          await context.engine.updateRecord(viewer, recordId, ...change)
          await concurrent(recordId)
        },
        withIdempotencyKey: (viewer, key, hash, run) =>
          context.engine.withIdempotencyKey(viewer, key, hash, (inner) =>
            run(isLostAtOnce ? { ...inner, readRecord: async () => null } : inner),
          ),
      },
    }),
  })
  const [row] = await calls.rows<{ ContactId: string }>(
    `select "ContactId" from record."User" where "Username" = 'dana.whitcombe@example.com'`,
  )
  contactId = row?.ContactId ?? ''
})

afterAll(async () => {
  await calls.world.close()
})

beforeEach(() => {
  concurrent = async () => undefined
  isLostAtOnce = false
})

const create = (query: string) =>
  calls.call('customer', 'POST', `/records${query}`, {
    apiName: 'Case',
    fields: { Subject: 'Meter', Description: 'It blinks.', ContactId: contactId },
  })

test.each([
  ['', false],
  ['?includeFieldsInBody=false', false],
  ['?includeFieldsInBody=true', true],
])(
  'the answer to a creation with "%s" carries fields given that are not on the layout: %s',
  async (query, carries) => {
    const { fields } = (await create(query)).body as RecordRepresentation
    expect('Subject' in fields).toBe(true)
    expect('Description' in fields).toBe(carries)
  },
)

/** Another user assigns the record to another contact: the customer can no longer reach it. */
const takeAway = (recordId: string) =>
  calls.rows(
    `update record."Case" set "ContactId" = (select "Id" from record."Contact" where "Id" <> $2 limit 1)
     where "Id" = $1`,
    [recordId, contactId],
  )

const countCases = async () =>
  (await calls.rows<{ count: string }>('select count(*) from record."Case"'))[0]?.count

test.each([
  ['', 404],
  ['?handleOwnerChange=false', 404],
  ['?handleOwnerChange=true', 204],
])(
  'a creation with "%s" of a record that the viewer loses is answered with %i, and stays',
  async (query, status) => {
    concurrent = takeAway
    const before = Number(await countCases())
    const answer = await create(query)
    expect(answer.status).toBe(status)
    if (status === 404)
      expect(answer.body).toMatchObject({ output: { errors: [{ errorCode: 'NOT_FOUND' }] } })
    expect(Number(await countCases())).toBe(before + 1)
  },
)

test('a creation under an Idempotency-Key that is answered with 404 stays, and is told again the same', async () => {
  isLostAtOnce = true
  const before = Number(await countCases())
  const body = { apiName: 'Case', fields: { Subject: 'A', Description: 'B', ContactId: contactId } }
  const key = { 'idempotency-key': '5b0c9c52-2f0c-4c3e-9b55-6f2f0e5f1a01' }
  const first = await calls.call('customer', 'POST', '/records', body, key)
  const again = await calls.call('customer', 'POST', '/records', body, key)
  expect([first.status, again.status, again.text]).toEqual([404, 404, first.text])
  expect(Number(await countCases())).toBe(before + 1)
})

test.each([
  ['', 404],
  ['?handleOwnerChange=true', 204],
])(
  'a change with "%s" by which a member of staff loses the record is answered with %i, and stays',
  async (query, status) => {
    const [own] = await calls.rows<{ Id: string }>(
      `select k."Id" from record."Case" k join record."Contact" c on c."Id" = k."ContactId"
     where c."Customer_Brand__c" = 'first' and k."Status" <> 'Closed' order by k."Id" limit 1`,
    )
    concurrent = (recordId) =>
      calls.rows(
        `update record."Case" set "ContactId" = (select "Id" from record."Contact"
       where "Customer_Brand__c" = 'second' limit 1) where "Id" = $1`,
        [recordId],
      )
    const answer = await calls.call('advisor', 'PATCH', `/records/${own?.Id}${query}`, {
      fields: { Comments: `Written with (${query})` },
    })
    expect(answer.status).toBe(status)
    const [row] = await calls.rows<{ Comments: string }>(
      `select "Comments" from record."Case" where "Id" = $1`,
      [own?.Id],
    )
    expect(row?.Comments).toBe(`Written with (${query})`)
  },
)

/** The same metadata with a layout of cases that does not show the description. */
function withoutDescription(metadata: ResolvedMetadata): ResolvedMetadata {
  const found = metadata.object('Case')
  if (found === undefined) throw new TypeError('There are no cases.')
  const { Full } = found.layouts
  const sections = Full.sections.map((section) => ({
    ...section,
    cells: section.cells.filter((cell) => cell !== 'Description'),
  }))
  // The fields of a layout are cached by the access object, which belongs to one object.
  const access = structuredClone(found.access)
  const object = { ...found, access, layouts: { ...found.layouts, Full: { ...Full, sections } } }
  return {
    ...metadata,
    object: (apiName) => (apiName.toLowerCase() === 'case' ? object : metadata.object(apiName)),
    objectByKeyPrefix: (prefix) => (prefix === '500' ? object : metadata.objectByKeyPrefix(prefix)),
  }
}
