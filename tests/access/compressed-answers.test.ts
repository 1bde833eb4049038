import { brotliDecompressSync } from 'node:zlib'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionOf } from '../sweep/screen-tour'

let world: TestWorld
let session = ''

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  const { name, value } = await sessionOf(world, 'first', 'dana.whitcombe@example.com')
  session = `${name}=${value}`
})
afterAll(() => world.close())

const ask = (url: string, headers: Readonly<Record<string, string>>) =>
  world.app.inject({ url, headers: { host: 'localhost', 'accept-encoding': 'gzip, br', ...headers } })

/**
 * Returns a response without what varies each time: the nonces, and the order in which a page's reads were answered.
 */
function comparable(answer: string) {
  const [, state = ''] = /id="page-state"[^>]*>(.*?)<\/script>/s.exec(answer) ?? []
  const page = state === '' ? null : (JSON.parse(state) as { data: { entries: readonly unknown[] } })
  const entries = page?.data.entries.map((entry) => JSON.stringify(entry)).sort()
  const text = answer.replace(state, '').replace(/nonce="[^"]+"/g, '')
  return { text, ...page, data: { ...page?.data, entries } }
}

/** What browsers report about where a request comes from; `cross-site` also after redirects that started elsewhere. */
const askings = [
  { from: 'same-origin', isCompressed: true },
  { from: 'none', isCompressed: true },
  { from: 'cross-site', isCompressed: false },
  { from: 'same-site', isCompressed: false },
  { from: null, isCompressed: false },
] as const

const answers = [
  ['a page', '/bills'],
  ['an answer of the data service', '/services/data/v65.0/ui-api/object-info/Case'],
] as const

describe('what is asked for with a cookie is compressed only where no other site can have asked', () => {
  it.each(askings)('asked by $from', async ({ from, isCompressed }) => {
    const origin = from === null ? {} : { 'sec-fetch-site': from }
    const requested: readonly (readonly [string, string])[] = [
      ...answers.map(([, url]) => [url, session] as const),
      ['/login', 'porchlight_enrollment=some-grant'],
    ]
    for (const [url, cookie] of requested) {
      const answer = await ask(url, { cookie, ...origin })
      expect(answer.statusCode, url).toBe(200)
      expect(answer.headers['content-encoding'], url).toBe(isCompressed ? 'br' : undefined)
      expect(answer.headers.vary, url).toBe('accept-encoding, cookie, sec-fetch-site')
    }
  })

  it.each(answers)('%s is the same, and much smaller', async (_name, url) => {
    const plain = await ask(url, { cookie: session, 'sec-fetch-site': 'cross-site' })
    const small = await ask(url, { cookie: session, 'sec-fetch-site': 'same-origin' })
    const text = brotliDecompressSync(small.rawPayload).toString()
    expect(comparable(text)).toEqual(comparable(plain.payload))
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  })

  it('by gzip where nothing else is taken, and not at all where nothing is', async () => {
    const taking = (encoding: string) =>
      ask('/bills', { cookie: session, 'sec-fetch-site': 'none', 'accept-encoding': encoding })
    expect((await taking('gzip, deflate')).headers['content-encoding']).toBe('gzip')
    expect((await taking('identity')).headers['content-encoding']).toBeUndefined()
  })
})

it('a page that is the same for anybody is compressed whoever asks', async () => {
  for (const { from } of askings) {
    const page = await ask('/login', from === null ? {} : { 'sec-fetch-site': from })
    expect(page.headers['content-encoding']).toBe('br')
  }
})
