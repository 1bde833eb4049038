import { registerOAuthClient } from '@porchlight/domains/administration/operations/programs/oauth-clients'
import { createVisitor } from '@porchlight/test-kit/oauth-visitor'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVerifier, type Registered, requestForAccess } from './testing/program'

const redirect = 'https://app.example.com/callback'

let world: TestWorld
let client: Registered

beforeAll(async () => {
  world = await createTestWorld({
    listen: true,
    // The provider takes its issuer from here: it is reached over https, by a proxy that passes http on.
    arrange: (context) => {
      const { brandAddresses } = context.settings
      const first = brandAddresses.first.replace('http:', 'https:')
      return {
        ...context,
        settings: { ...context.settings, brandAddresses: { ...brandAddresses, first } },
      }
    },
  })
  client = await registerOAuthClient(
    world.context.pool,
    {
      name: 'Home Meter',
      confidential: true,
      redirectUris: [redirect],
      grantTypes: ['authorization_code'],
      scopes: ['api:read'],
      allowedOrigins: [],
      serviceUserId: null,
    },
    world.context.now(),
  )
})
afterAll(() => world.close())

/** The address as the proxy passes it on. */
const behind = (address: string) => new URL(address.replace('https:', 'http:'), world.origin)

/** Somebody's browser comes to the page that asks. */
async function ask() {
  const visitor = await createVisitor(world, 'dana.whitcombe@example.com')
  const changes = { client_id: client.id, redirect_uri: redirect, scope: 'api:read' }
  const asked = await visitor.open(requestForAccess(world.origin, newVerifier(), changes))
  return { visitor, asked, page: behind(asked.headers.get('location') ?? '') }
}

/** Somebody approves a request: the cookies that were set on the way, and where it ends. */
async function approve() {
  const { visitor, asked, page } = await ask()
  const body = new URLSearchParams({ decision: 'approve', user: visitor.userId })
  const pressed = await visitor.open(page, { method: 'POST', body })
  const resumed = await visitor.open(behind(pressed.headers.get('location') ?? ''))
  const set = [asked, pressed, resumed].flatMap(({ headers }) => headers.getSetCookie())
  return { set, end: new URL(resumed.headers.get('location') ?? '', world.origin) }
}

const nameOf = (line: string) => line.split('=')[0] ?? ''

describe('under https, the cookies of a program’s request', () => {
  it('have a prefix, and what it stands for, and the request comes to its end with them', async () => {
    const { set, end } = await approve()
    expect(`${end.origin}${end.pathname}`).toBe(redirect)
    expect(end.searchParams.get('code')).toEqual(expect.any(String))
    const cookies = [
      '__Host-porchlight_oauth',
      '__Secure-porchlight_oauth_request',
      '__Secure-porchlight_oauth_resume',
    ]
    const names = cookies.flatMap((name) => [name, `${name}.sig`])
    expect([...new Set(set.map(nameOf))].sort()).toEqual(names.sort())
    for (const line of set) {
      expect(line, line).toMatch(/; secure/i)
      expect(line, line).toMatch(/; httponly/i)
      expect(line, line).not.toMatch(/domain=/i)
      if (line.startsWith('__Host-')) expect(line, line).toMatch(/; path=\/(;|$)/i)
    }
  })

  it('are signed by HMAC with SHA-256, and count with their signature alone', async () => {
    const { visitor, page, asked } = await ask()
    const pairs = new Map(
      asked.headers.getSetCookie().map((line) => {
        const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? []
        return [name, value] as const
      }),
    )
    const signed = '__Secure-porchlight_oauth_request'
    expect(Buffer.from(pairs.get(`${signed}.sig`) ?? '', 'base64url')).toHaveLength(32)
    const { token } = await world.context.identity.startSession(visitor.userId, { hostBrand: 'first' })
    const open = async (signature: string) => {
      const own = `${signed}=${pairs.get(signed)}; ${signed}.sig=${signature}`
      const headers = { cookie: `porchlight_session=${token}; ${own}` }
      return (await fetch(page, { headers })).status
    }
    expect(await open(pairs.get(`${signed}.sig`) ?? '')).toBe(200)
    for (const forged of ['', 'A'.repeat(43), 'A'.repeat(27)]) expect(await open(forged)).toBe(400)
  })

  it('do not count under the plain names, which a sub-domain can set', async () => {
    const { visitor, page, asked } = await ask()
    const { token } = await world.context.identity.startSession(visitor.userId, { hostBrand: 'first' })
    const pairs = asked.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    const open = async (cookies: readonly string[]) => {
      const cookie = [`porchlight_session=${token}`, ...cookies].join('; ')
      return (await fetch(page, { headers: { cookie } })).status
    }
    expect(await open(pairs)).toBe(200)
    expect(await open(pairs.map((pair) => pair.replace('__Secure-', '')))).toBe(400)
  })
})
