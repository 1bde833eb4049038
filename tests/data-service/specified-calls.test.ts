import { handlers } from '@porchlight/ui-api/server'
import { expect, test } from 'vitest'
import { specifiedCalls } from './specified-calls'

/**
 * Calls served beyond the specification, each for a reason documented in docs/adr. Anything else that the specification
 * does not list fails this test.
 */
const beyond: Readonly<
  Record<string, { readonly query?: readonly string[]; readonly body?: readonly string[] }>
> = {
  'GET /records/{recordId}': { query: ['page'] },
  'GET /records/batch/{recordIds}': {
    query: ['childRelationships', 'layoutTypes', 'modes', 'pageSize', 'updateMru'],
  },
  'GET /record-ui/{recordIds}': { query: ['childRelationships', 'formFactor', 'pageSize', 'updateMru'] },
  'GET /layout/{objectApiName}': { query: ['layoutTypes', 'modes'] },
  'GET /list-records/{listViewId}': {
    query: [
      'fields',
      'includeTotalCount',
      'optionalFields',
      'pageSize',
      'pageToken',
      'searchTerm',
      'sortBy',
      'where',
    ],
  },
  'GET /list-records/{objectApiName}/{listViewApiName}': { query: ['includeTotalCount'] },
  'POST /list-records/{objectApiName}/{listViewApiName}': { body: ['includeTotalCount'] },
  'GET /mru-list-records/{objectApiName}': { query: ['fields', 'optionalFields', 'pageSize', 'pageToken'] },
  'GET /mru-list-ui/{objectApiName}': { query: ['fields', 'optionalFields', 'pageSize', 'pageToken'] },
  'GET /related-list-records/{parentRecordId}/{relatedListId}': {},
  'GET /lookups/{objectApiName}/{fieldApiName}/{targetApiName}': {},
  // docs/adr/0127
  'PATCH /list-preferences/{objectApiName}/{listViewApiName}': { body: ['pinned'] },
  // docs/adr/0128
  'GET /apps/{appId}/user-nav-items': {},
  'PUT /apps/{appId}/user-nav-items': {},
}

interface SchemaOfObject {
  readonly properties?: Readonly<Record<string, unknown>>
}

const served = new Map(
  handlers.map(({ contract }) => [`${contract.method} ${contract.path.replace('/ui-api', '')}`, contract]),
)

test('section 7 lists each call once', () => {
  const names = specifiedCalls.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(names).size).toBe(names.length)
})

test('every call of the specification is served, and what is served beyond it is named here', () => {
  const specified = specifiedCalls.map(({ method, path }) => `${method} ${path}`)
  expect(specified.filter((name) => !served.has(name))).toEqual([])
  expect([...served.keys()].filter((name) => !specified.includes(name) && !(name in beyond))).toEqual([])
})

test.each(specifiedCalls.map((call) => ({ name: `${call.method} ${call.path}`, call })))(
  '$name takes the query parameters and the body that the specification names',
  ({ name, call }) => {
    const contract = served.get(name)
    if (contract === undefined) throw new TypeError(`${name} is not served.`)
    const more = beyond[name]
    expect(keysOf(contract.query)).toEqual([...call.query, ...(more?.query ?? [])].sort())
    if (call.body === 'multipart' || call.body === null) return
    expect(keysOf(contract.body)).toEqual([...call.body, ...(more?.body ?? [])].sort())
  },
)

function keysOf(schema: SchemaOfObject | null): readonly string[] {
  return Object.keys(schema?.properties ?? {}).sort()
}
