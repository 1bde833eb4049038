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

const getPage = (url: string, headers: Readonly<Record<string, string>>) =>
  world.app.inject({ url, headers: { host: 'localhost', 'accept-encoding': 'gzip, br', ...headers } })

/** What browsers say of where a request comes from; `cross-site` also after redirects that began elsewhere. */
const askings = [
  { from: 'same-origin', isCompressed: true },
  { from: 'none', isCompressed: true },
  { from: 'cross-site', isCompressed: false },
  { from: 'same-site', isCompressed: false },
  { from: null, isCompressed: false },
] as const

describe('a page with personal data is compressed only where no other site can have asked for it', () => {
  it.each(askings)('asked by $from', async ({ from, isCompressed }) => {
    const origin = from === null ? {} : { 'sec-fetch-site': from }
    for (const cookie of [session, 'porchlight_enrollment=some-grant', 'porchlight_sign_up=some-draft']) {
      const page = await getPage(cookie === session ? '/bills' : '/login', { cookie, ...origin })
      expect(page.statusCode, cookie).toBe(200)
      expect(page.headers['content-encoding'], cookie).toBe(isCompressed ? 'br' : undefined)
      expect(page.headers.vary, cookie).toContain('sec-fetch-site')
    }
  })

  it('and the compressed page holds what the plain one holds', async () => {
    const plain = await getPage('/bills', { cookie: session, 'sec-fetch-site': 'cross-site' })
    const small = await getPage('/bills', { cookie: session, 'sec-fetch-site': 'same-origin' })
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  })
})

it('a page for anybody is compressed whoever asks', async () => {
  for (const { from } of askings) {
    const page = await getPage('/login', from === null ? {} : { 'sec-fetch-site': from })
    expect(page.headers['content-encoding']).toBe('br')
  }
})
