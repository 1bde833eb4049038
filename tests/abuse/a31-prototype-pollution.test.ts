import type { LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pathWith } from '../robustness/documented-calls'
import { type AbuseWorld, bearer, nameOf, openAbuseWorld, withHole } from './abuse-world'
import { callExamples, idsInOrder, injectionOf } from './call-examples'
import { recordsOf } from './owned-records'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterEach(clean)
afterAll(() => world.world.close())

describe('A31: a name that reaches the prototype', () => {
  it('is refused or ignored by every documented call, and changes no object', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when requests are not checked against contracts', async () => {
    const planted = await withHole(world, {
      app: (app) => void app.setValidatorCompiler(() => () => true),
    })
    const leaks = await findLeaks(planted)
    expect(leaks).toContainEqual(expect.stringMatching(/stopTextAlerts .*"toString":"y".* not refused: 200$/))
  })

  twinIt('is reported by this check when a query is merged without a look', async () => {
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
  '{"columnWidths":{"__proto__":5,"constructor":{"prototype":{"polluted":"yes"}}}}',
  '{"sectionUserStates":{"__proto__":{"polluted":"yes"}}}',
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
    // A deletion that is not rejected would remove the record that the others are tried on.
    if (method === 'DELETE') continue
    for (const { url: address, payload } of requests) {
      const answer = await target.send({ method, url: address, headers, ...(hasBody ? { payload } : {}) })
      const isRead = address.includes('?') ? !readsNoQuery.includes(call.path) : true
      if (isRead && !isRefused(answer) && !(await isIgnored(target, call, url, answer))) {
        leaks.push(`${nameOf(call)} ${address} ${payload} not refused: ${answer.statusCode}`)
      }
      if ('polluted' in {}) leaks.push(`${nameOf(call)} ${address} polluted`)
      clean()
    }
  }
  return [...leaks, ...(await leaksInside(target)), ...(await leaksOfForms(target))]
}

/**
 * Returns whether the data service, which drops input its contracts do not name, responded as if nothing had been sent.
 */
async function isIgnored(
  target: AbuseWorld,
  { method, path, hasBody }: AbuseWorld['calls'][number],
  url: string,
  answer: LightMyRequestResponse,
): Promise<boolean> {
  if (!path.startsWith('/services/data/')) return false
  const plain = await target.send({
    method,
    url,
    headers: { ...bearer(target.token), ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { payload: '{}' } : {}),
  })
  return plain.statusCode === answer.statusCode && plain.payload === answer.payload
}

/** Tries names that reach the prototype at every depth of every otherwise valid body. */
async function leaksInside(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const own = await recordsOf(target.context.pool, target.mine)
  const idOf = (objectApiName: string) =>
    own.find((record) => record.objectApiName === objectApiName)?.id ?? '500000000000000AAA'
  const planted = ['"__proto__":{"polluted":"yes"}', '"constructor":{"prototype":{"polluted":"yes"}}']
  const inherited = values.slice(1).map((name) => `"${name}":"x"`)
  for (const example of callExamples) {
    const { body, ...request } = example.request(idsInOrder(({ objectApiName }) => idOf(objectApiName)))
    if (typeof body !== 'object' || body === null) continue
    const json = JSON.stringify(body)
    const places = Array.from(json.matchAll(/\{/g), ({ index }) => index + 1)
    for (const place of places) {
      for (const name of [...planted, ...inherited]) {
        const comma = json[place] === '}' ? '' : ','
        const payload = `${json.slice(0, place)}${name}${comma}${json.slice(place)}`
        const sent = injectionOf(example, { ...request, body: payload })
        const headers = { ...bearer(target.token), 'content-type': 'application/json' }
        const answer = await target.send({ ...sent, headers })
        const at = `${example.name} ${name} at ${place}`
        if ('polluted' in {}) leaks.push(`${at} polluted`)
        if (answer.statusCode >= 500) leaks.push(`${at}: ${answer.statusCode}`)
        if (planted.includes(name) && answer.statusCode < 400) leaks.push(`${at} not refused`)
        if (answer.statusCode < 300 && answer.payload.includes('[native code]')) leaks.push(`${at} shown`)
        clean()
      }
    }
  }
  return leaks
}

/** Tries forms with files whose parts have such names. */
async function leaksOfForms(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  for (const example of callExamples.filter(({ contract }) => contract.multipart === true)) {
    for (const name of [...values, '__proto__[polluted]', 'constructor[prototype][polluted]']) {
      const request = example.request(idsInOrder(() => '069000000000000AAA'))
      const body = String(request.body).replace(/name="\w+"/, `name="${name}"`)
      const sent = injectionOf(example, { ...request, body })
      const answer = await target.send({ ...sent, headers: { ...sent.headers, ...bearer(target.token) } })
      if ('polluted' in {}) leaks.push(`${example.name} part ${name} polluted`)
      if (answer.statusCode < 400 || answer.statusCode >= 500) {
        leaks.push(`${example.name} part ${name}: ${answer.statusCode}`)
      }
      clean()
    }
  }
  return leaks
}

/** Calls without parameters of any kind. */
const readsNoQuery = ['/livez', '/readyz']

/** Returns whether a request was rejected; a batch responds with 200 and rejects each of its parts individually. */
function isRefused({ statusCode, payload }: LightMyRequestResponse): boolean {
  if (statusCode !== 200) return statusCode >= 400 && statusCode < 500
  const { results } = JSON.parse(payload) as { results?: readonly { statusCode?: number }[] }
  return (
    results !== undefined &&
    results.length > 0 &&
    results.every((result) => (result.statusCode ?? 200) >= 400)
  )
}

function clean(): void {
  Reflect.deleteProperty(Object.prototype, 'polluted')
}
