import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: TestWorld
let bearer: { readonly authorization: string }
const uiApi = '/services/data/v65.0/ui-api'

beforeAll(async () => {
  world = await createTestWorld()
  bearer = { authorization: `Bearer ${await world.tokenOf('admin@example.com')}` }
}, 120_000)

afterAll(() => world.close())

test.each([
  ['application/x-www-form-urlencoded', 'of curl'],
  ['text/plain;charset=UTF-8', 'of fetch'],
])(
  'JSON that is sent as %s, the default %s, is refused for that, and not for what it lacks',
  async (type) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: `${uiApi}/records`,
      headers: { ...bearer, 'content-type': type },
      payload: '{"apiName":"Case","fields":{"Subject":"x"}}',
    })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().message).toBe('Send the body as application/json.')
  },
)

test('more ids than an address can hold are refused with what to do', async () => {
  const ids = Array.from({ length: 300 }, () => '500000000000001AAA').join()
  const answer = await world.app.inject({
    url: `${uiApi}/records/batch/${ids}?fields=Case.Subject`,
    headers: bearer,
  })
  expect([answer.statusCode, answer.json()[0].message]).toEqual([
    400,
    'address: names too much at once: use several calls',
  ])
})

test.each([
  ['without a token', {}, 404, 'Bearer'],
  ['with a token that does not count', { authorization: 'Bearer x' }, 401, 'Bearer error="invalid_token"'],
])('a call %s says that a token would change the answer', async (_what, headers, status, challenge) => {
  const answer = await world.app.inject({ url: `${uiApi}/object-info/Case`, headers })
  expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([status, challenge])
  const plain = await world.app.inject({ url: `${uiApi}/object-info/Nothing__c`, headers: bearer })
  expect([plain.statusCode, plain.headers['www-authenticate']]).toEqual([404, undefined])
})

test('an answer that a client holds is not sent again, marked as weak and among others too', async () => {
  const url = `${uiApi}/object-info/Case`
  const { etag } = (await world.app.inject({ url, headers: bearer })).headers
  for (const [named, status] of [
    [`${etag}`, 304],
    [`W/${etag}`, 304],
    [`"other", W/${etag}`, 304],
    ['"other", "another"', 200],
  ] as const) {
    const answer = await world.app.inject({ url, headers: { ...bearer, 'if-none-match': named } })
    expect([named, answer.statusCode]).toEqual([named, status])
  }
})
