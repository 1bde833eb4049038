import { createServer, request } from 'node:http'
import { demoProcessorMigrations, startDemoProcessor } from '@porchlight/providers/payments'
import { readSettings } from '@porchlight/server/testing'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { freePort } from '@porchlight/test-kit/free-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Environment = Readonly<Record<string, string>>

/** Settings that production starts with. */
const safe: Environment = {
  NODE_ENV: 'production',
  PORCHLIGHT_BASE_URL: 'https://my.example.com',
  PORCHLIGHT_SECOND_BASE_URL: 'https://amigo.example.com',
  PORCHLIGHT_THIRD_BASE_URL: 'https://tara.example.com',
  PORCHLIGHT_ALLOWED_HOSTS: 'my.example.com,amigo.example.com,tara.example.com',
  PORCHLIGHT_TRUST_PROXY: '127.0.0.1',
  PORCHLIGHT_SMTP_HOST: 'mail.example.com',
  PORCHLIGHT_MAIL_FROM: 'service@example.com',
  PORCHLIGHT_PAYMENTS: 'stripe',
  PORCHLIGHT_PAYMENTS_KEY: 'rk_live_0123456789',
  PORCHLIGHT_PAYMENTS_SECRETS: 'whsec_0123456789',
  PORCHLIGHT_SCANNER: 'unix:/run/clamav/clamd.ctl',
  PORCHLIGHT_IDENTITY_CHECK: 'https://identity.example.com/v1',
  PORCHLIGHT_IDENTITY_CHECK_SECRETS: 'a secret of our own',
  PORCHLIGHT_MARKET: 'https://market.example.com/v1',
  PORCHLIGHT_CREDIT: 'https://credit.example.com/v1',
  PORCHLIGHT_TEXTS: 'stand-in',
}

/** Each is one way in: the setting, its unsafe value, and what an attacker has of it. */
const unsafe = [
  ['PORCHLIGHT_TRUST_PROXY', '', 'uses up everybody’s attempts to log in'],
  ['PORCHLIGHT_TRUST_PROXY', '0.0.0.0/0', 'chooses the address that attempts count for'],
  ['PORCHLIGHT_PAYMENTS', 'stand-in', 'settles a bill with a card of the stand-in'],
  ['PORCHLIGHT_PAYMENTS_KEY', 'rk_test_0123456789', 'settles a bill with a test card of Stripe'],
  ['PORCHLIGHT_SCANNER', 'stand-in', 'hands staff a file that nothing has scanned'],
  ['PORCHLIGHT_IDENTITY_CHECK', 'stand-in', 'passes the identity check as anyone'],
  ['PORCHLIGHT_IDENTITY_CHECK_SECRETS', 'short', 'guesses what results are signed with'],
  ['PORCHLIGHT_MARKET_SECRETS', 'short', 'guesses what events of the market are signed with'],
  ['PORCHLIGHT_SECOND_BASE_URL', 'https://my.example.com', 'gets mail of a brand to lead to another'],
  ['PORCHLIGHT_ALLOWED_HOSTS', '', 'chooses the host that is answered'],
  ['NODE_ENV', '', 'signs in as anyone on the public site, since the demo world is on it'],
] as const

/** What an attacker has of an installation that starts with each unsafe setting. */
function findWaysIn(read: (environment: Environment) => unknown): readonly string[] {
  return unsafe.flatMap(([name, value, gain]) => {
    try {
      read({ ...safe, [name]: value })
      return [gain]
    } catch (error) {
      // A complaint about something else would hide that this setting is taken.
      return String(error).includes(name) || String(error).includes('base URL')
        ? []
        : [`${name}: ${String(error)}`]
    }
  })
}

describe('A50: an installation that is unsafe from its start', () => {
  it('does not start in production', () => {
    expect(() => readSettings(safe)).not.toThrow()
    expect(findWaysIn(readSettings)).toEqual([])
  })

  it.each(unsafe)('is reported by this check when %s is not looked at for %j', (name, value, gain) => {
    const forgetful = (environment: Environment) =>
      readSettings(environment[name] === value ? { ...environment, [name]: safe[name] ?? '' } : environment)
    expect(findWaysIn(forgetful)).toEqual([gain])
  })
})

describe('A50: the controls of the payment stand-in', () => {
  let database: TestDatabase
  let origin: string
  let close: () => Promise<void>

  beforeAll(async () => {
    database = await createTestDatabase()
    for (const { statements } of demoProcessorMigrations) {
      for (const statement of statements) await database.pool.query(statement)
    }
    const options = { apiKey: 'key', newsSecret: 'secret', newsAddress: 'http://127.0.0.1:9/' }
    const processor = await startDemoProcessor({ pool: database.pool, ...options })
    origin = processor.origin
    close = processor.close
  })
  afterAll(async () => {
    await close()
    await database.close()
  })

  it('obey a form of their own page and no other site', async () => {
    expect(await findForeignOrders(origin)).toEqual([])
    expect(
      await order(origin, { host: new URL(origin).host, origin: 'null', 'sec-fetch-site': 'same-origin' }),
    ).toBe(303)
  })

  it('are reported by this check when they obey everybody', async () => {
    const port = await freePort()
    const obedient = createServer((_request, response) => response.writeHead(303).end())
    await new Promise<void>((resolve) => obedient.listen(port, '127.0.0.1', resolve))
    expect(await findForeignOrders(`http://localhost:${port}`)).toEqual([
      'obeys a name that leads to this machine',
      'obeys a form of another site',
      'obeys a page at another port',
      'obeys an old browser on another site',
    ])
    obedient.close()
  })
})

async function findForeignOrders(origin: string): Promise<readonly string[]> {
  const { host, port } = new URL(origin)
  const tries: readonly (readonly [string, Record<string, string>])[] = [
    ['obeys a name that leads to this machine', { host: `evil.example:${port}` }],
    [
      'obeys a form of another site',
      { host, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    ],
    ['obeys a page at another port', { host, origin: 'null', 'sec-fetch-site': 'same-site' }],
    ['obeys an old browser on another site', { host, origin: 'https://evil.example' }],
  ]
  const obeyed: string[] = []
  for (const [name, headers] of tries) if ((await order(origin, headers)) < 400) obeyed.push(name)
  return obeyed
}

/** The status of an order to be down, sent with these headers: `fetch` would not let the Host be chosen. */
function order(origin: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`http://127.0.0.1:${new URL(origin).port}/controls`, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    })
      .on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      .on('error', reject)
      .end('news=once')
  })
}
