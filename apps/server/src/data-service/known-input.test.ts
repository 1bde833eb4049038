import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: TestWorld
let headers: { readonly authorization: string }
let accountId: string
const uiApi = '/services/data/v65.0/ui-api'

beforeAll(async () => {
  world = await createTestWorld()
  headers = { authorization: `Bearer ${await world.tokenOf('admin@example.com')}` }
  const { rows } = await world.context.pool.query('select "Id" from record."Account" order by "Id" limit 1')
  accountId = rows[0]?.Id
}, 120_000)

afterAll(() => world.close())

async function send(method: 'GET' | 'POST' | 'DELETE' | 'PATCH', path: string, payload?: object) {
  const answer = await world.app.inject({
    method,
    url: `${uiApi}${path}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: answer.statusCode, body: answer.payload === '' ? null : answer.json() }
}

describe('what a newer client says beyond the contract', () => {
  test.each([
    ['a parameter', () => `/object-info/Account?foo=1`],
    ['a cache breaker', () => `/records/${accountId}?fields=Account.Name&_=1`],
    ['a parameter named like what every object has', () => `/object-info/Account?constructor=1&toString=2`],
  ])('%s is ignored', async (_what, path) => {
    const plain = path().replace(/[?&](_|foo|constructor)=.*/, '')
    expect(await send('GET', path())).toEqual(await send('GET', plain))
  })

  test('a property of a body is ignored at every depth, and reaches no handler', async () => {
    const created = await send('POST', '/records', {
      apiName: 'Case',
      fields: { Subject: 'Meter', Description: 'It blinks.', ContactId: await idOf('Contact') },
      ownerId: accountId,
      id: accountId,
    })
    expect(created.status).toBe(201)
    const page = await send('POST', '/list-records/Case/AllCases', { pageSize: 2, pageOffset: 7 })
    expect(page).toMatchObject({ status: 200, body: { count: 2, currentPageToken: '0' } })
    const batch = await send('POST', '/records/batch', {
      allOrNone: true,
      operations: [
        {
          type: 'UPDATE',
          label: 'x',
          records: [{ note: 'y', fields: { Id: created.body.id, Subject: 'B' } }],
        },
      ],
    })
    expect(batch).toMatchObject({ status: 200, body: { hasErrors: false } })
  })
})

describe('what is known stays checked', () => {
  test.each([
    ['GET', '/list-info/Case?pageSize=many', undefined, 'pageSize'],
    ['GET', '/search-info/Case/filters?channel=default', undefined, 'channel: has to be Web or Mobile'],
    ['GET', '/layout/Case?layoutType=full', undefined, 'layoutType: has to be Full or Compact'],
    ['POST', '/list-records/Case/AllCases', { pageSize: '2' }, 'pageSize: must be integer'],
    ['POST', '/records', { apiName: 'Case', fields: { Nothing__c: 1 } }, 'Nothing__c'],
    ['POST', '/records', { apiName: 'Case', fields: { Subject: {} } }, 'fields.Subject'],
    [
      'POST',
      '/search/results/keyword?objectApiName=Case&q=meter',
      { filters: [{ fieldPath: 'Status', operator: 'eq', values: ['New'], negate: true }] },
      'filters.0.negate: is not known here',
    ],
    [
      'POST',
      '/list-info/Case',
      { label: 'A', listViewApiName: 'A', scope: { apiName: 'mine', team: 'B' } },
      'scope.team: is not known here',
    ],
  ] as const)('%s %s %j is refused by name', async (method, path, body, words) => {
    const answer = await send(method, path, body)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain(words)
  })
})

describe('the forms that a list may have', () => {
  test('a parameter for each entry is the same as one with commas', async () => {
    const apart = await send('GET', `/records/${accountId}?fields=Account.Name&fields=Account.Id`)
    expect(apart).toEqual(await send('GET', `/records/${accountId}?fields=Account.Name,Account.Id`))
    expect(Object.keys(apart.body.fields).sort()).toEqual(['Id', 'Name'])
  })

  test('a parameter that is no list is refused when it is repeated', async () => {
    expect((await send('GET', '/list-info/Case?pageSize=1&pageSize=2')).status).toBe(400)
  })
})

describe('a request that says JSON and sends nothing', () => {
  const json = (method: 'POST' | 'DELETE' | 'PATCH', path: string) =>
    world.app.inject({
      method,
      url: `${uiApi}${path}`,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': '0' },
    })

  test('deletes', async () => {
    expect((await json('DELETE', `/records/${await idOf('CaseComment')}`)).statusCode).toBe(204)
  })

  test('is an empty body where nothing of it is required, with the header and without', async () => {
    const list = '/list-records/Case/AllCases'
    const plain = (await send('POST', list, {})).body
    expect((await json('POST', list)).json()).toEqual(plain)
    expect((await send('POST', list)).body).toEqual(plain)
  })

  test('is refused where something is required', async () => {
    expect((await json('POST', '/records')).statusCode).toBe(400)
  })
})

async function idOf(objectApiName: string): Promise<string> {
  const { rows } = await world.context.pool.query(
    `select "Id" from record."${objectApiName}" order by "Id" limit 1`,
  )
  return rows[0]?.Id
}
