import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerOf } from '../journeys/portal-visit'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ portal: true })
})
afterAll(() => world.close())

const open = async (url: string, username?: string) =>
  world.app.inject({
    url,
    headers: {
      host: 'localhost',
      ...(username === undefined ? {} : { authorization: `Bearer ${await world.tokenOf(username)}` }),
    },
  })

/**
 * Returns what a page shows, without nonces and its own address. The state that follows contains the same data in the
 * order in which it was read.
 */
const shown = (html: string, address: string) =>
  (html.split('<script type="application/json"')[0] ?? '')
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(address, 'ADDRESS')

async function idOf(table: string, brandField: string, brand: string): Promise<string> {
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select "Id" as id from record."${table}" where "${brandField}" = $1 order by "Id" limit 1`,
    [brand],
  )
  return rows[0]?.id ?? ''
}

const staff = ['advisor.first@example.com', 'supervisor@example.com', 'admin@example.com']
const addresses = ['/console', '/console/list/Case', '/console/nothing/here']

describe('the console', () => {
  it.each(addresses)(
    'leads a guest from %s to the log-in, in the language of the address, and back',
    async (address) => {
      for (const prefix of ['', '/es']) {
        const answer = await open(prefix + address)
        expect(answer.statusCode).toBe(302)
        expect(answer.headers.location).toBe(
          `${prefix}/login?startURL=${encodeURIComponent(prefix + address)}`,
        )
        expect(answer.payload).toBe('')
      }
    },
  )

  it.each(staff)('is where %s is led from what customers have of their own', async (username) => {
    for (const address of ['/', '/usage', '/bills', '/messages/new', '/profile']) {
      const answers = [
        await open(address, username),
        await open(address === '/' ? '/es' : `/es${address}`, username),
      ]
      expect(
        answers.map(({ statusCode, headers }) => [statusCode, headers.location]),
        address,
      ).toEqual([
        [302, '/console'],
        [302, '/es/console'],
      ])
    }
    for (const address of ['/plans', '/profile/sessions', '/help']) {
      expect((await open(address, username)).statusCode, address).toBe(200)
    }
  })

  it.each(addresses)('is to a customer at %s what an unknown address is', async (address) => {
    const answer = await open(address, customerOf.first)
    const unknown = await open('/no-such-page', customerOf.first)
    expect(answer.statusCode).toBe(404)
    expect(shown(answer.payload, address)).toContain('<h1')
    expect(shown(answer.payload, address)).toBe(shown(unknown.payload, '/no-such-page'))
    expect(answer.payload).not.toContain('/assets/console/')
  })

  it.each(staff)('opens for %s, with the headers of every page', async (username) => {
    const answer = await open('/console', username)
    const page = await open('/plans', username)
    expect(answer.statusCode).toBe(200)
    expect(answer.payload).toContain('/assets/console/')
    const plain = (policy: unknown) => String(policy).replaceAll(/'nonce-[^']+'/g, '')
    // Documents sent by customers are shown in a frame of the console, and nowhere else.
    expect(plain(answer.headers['content-security-policy']).replace(" frame-src 'self';", '')).toBe(
      plain(page.headers['content-security-policy']),
    )
    for (const name of ['cache-control', 'x-content-type-options', 'x-frame-options', 'referrer-policy']) {
      expect(answer.headers[name], name).toBe(page.headers[name])
    }
  })

  it('shows an advisor nothing of another brand: its records are as unknown as those that do not exist', async () => {
    const foreign = `/console/record/${await idOf('Account', 'Account_Brand__c', 'second')}`
    const missing = '/console/record/001000000000000AAA'
    const own = await open(foreign, 'advisor.second@example.com')
    expect(own.statusCode).toBe(200)
    const [answer, unknown] = await Promise.all([
      open(foreign, 'advisor.first@example.com'),
      open(missing, 'advisor.first@example.com'),
    ])
    expect(answer.statusCode).toBe(404)
    expect(shown(answer.payload, foreign)).toContain('<h1')
    expect(shown(answer.payload, foreign)).toBe(shown(unknown.payload, missing))
  })
})
