import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pathWith } from '../robustness/documented-calls'
import { type AbuseWorld, bearer, nameOf, openAbuseWorld, withHole } from './abuse-world'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterEach(clean)
afterAll(() => world.world.close())

describe('A31: a name that reaches the prototype', () => {
  it('is refused by every documented call and changes no object', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  it('is reported by this check when a query is merged without a look', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onRequest', async (request) => {
          if (request.url.includes('__proto__')) Object.assign(Object.prototype, { polluted: 'yes' })
        })
      },
    })
    expect(await findLeaks(planted)).toContainEqual(expect.stringMatching(/polluted$/))
  })
})

const bodies = [
  '{"__proto__":{"polluted":"yes"}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  '{"apiName":"Case","fields":{"__proto__":{"polluted":"yes"}}}',
  '{"apiName":"Case","fields":{"constructor":"x","toString":"y","hasOwnProperty":"z"}}',
  '{"apiName":"__proto__","fields":{"polluted":"yes"}}',
]
const queries = [
  '?__proto__[polluted]=yes',
  '?constructor[prototype][polluted]=yes',
  '?__proto__.polluted=yes',
]
const values = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  for (const call of target.calls) {
    const { method, hasBody } = call
    const headers = { ...bearer(target.token), ...(hasBody ? { 'content-type': 'application/json' } : {}) }
    const url = pathWith(call, target.mine.contactId)
    const requests = [
      ...queries.map((query) => ({ url: url + query, payload: '{}' })),
      ...(call.hasPathParameter
        ? values.map((value) => ({ url: pathWith(call, value), payload: '{}' }))
        : []),
      ...(hasBody ? bodies.map((payload) => ({ url, payload })) : []),
    ]
    // A deletion that is not refused would take the record that the others are tried on.
    if (method === 'DELETE') continue
    for (const { url: address, payload } of requests) {
      const answer = await target.send({ method, url: address, headers, ...(hasBody ? { payload } : {}) })
      if (answer.statusCode >= 500) leaks.push(`${nameOf(call)} ${address} ${payload}: ${answer.statusCode}`)
      if ('polluted' in {}) leaks.push(`${nameOf(call)} ${address} polluted`)
      clean()
    }
  }
  return leaks
}

function clean(): void {
  Reflect.deleteProperty(Object.prototype, 'polluted')
}
