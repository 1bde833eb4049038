import { type AddressInfo, connect, createServer } from 'node:net'
import { migrateAll, type Payments, readSettings, startPayments } from '@porchlight/server/testing'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { twinIt } from './twin-it'

type Environment = Readonly<Record<string, string>>

/** Settings that production starts with. */
const safe: Environment = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db.example.com/porchlight?sslmode=verify-full',
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

/** One attack each: the setting, its unsafe value, and what an attacker gains from it. */
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

/** Returns what an attacker gains from an installation that starts with each unsafe setting. */
function findWaysIn(read: (environment: Environment) => unknown): readonly string[] {
  return unsafe.flatMap(([name, value, gain]) => {
    try {
      read({ ...safe, [name]: value })
      return [gain]
    } catch (error) {
      // An error about something else would hide that this setting is accepted.
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

  twinIt.each(unsafe)('is reported by this check when %s is not looked at for %j', (name, value, gain) => {
    const forgetful = (environment: Environment) =>
      readSettings(environment[name] === value ? { ...environment, [name]: safe[name] ?? '' } : environment)
    expect(findWaysIn(forgetful)).toEqual([gain])
  })
})

describe('A50: the payment stand-in', () => {
  let database: TestDatabase
  let payments: Payments

  beforeAll(async () => {
    database = await createTestDatabase()
    const open = readSettings({ HOST: '0.0.0.0', DEMO_PUBLIC: '1', PORCHLIGHT_PAYMENTS_PORT: '0' })
    await migrateAll(database.pool, open)
    payments = await startPayments(open, database.pool, { now: () => new Date() })
  })
  afterAll(async () => {
    await payments.close()
    await database.close()
  })

  it('is reached from this machine alone, also in a demo that others reach', async () => {
    const port = payments.standIn?.port ?? 0
    expect(await answers('127.0.0.1', port)).toBe(true)
    expect(await answers(otherAddress, port)).toBe(false)
  })

  twinIt('is reported by this check when it listens where the server does', async () => {
    const everywhere = createServer()
    await new Promise<void>((resolve) => everywhere.listen(0, '0.0.0.0', resolve))
    expect(await answers(otherAddress, (everywhere.address() as AddressInfo).port)).toBe(true)
    everywhere.close()
  })
})

/** An address of this machine other than the one a stand-in listens on, like a network address. */
const otherAddress = '127.0.0.2'

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
