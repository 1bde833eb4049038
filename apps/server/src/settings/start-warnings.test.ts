import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings'
import { startWarnings } from './start-warnings'

const whole = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db.example.com/porchlight?sslmode=verify-full',
  PORCHLIGHT_BASE_URL: 'https://my.example.com',
  PORCHLIGHT_SECOND_BASE_URL: 'https://amigo.example.com',
  PORCHLIGHT_THIRD_BASE_URL: 'https://tara.example.com',
  PORCHLIGHT_ALLOWED_HOSTS: 'my.example.com',
  PORCHLIGHT_TRUST_PROXY: '127.0.0.1',
  PORCHLIGHT_SEALING_KEYS: `${'A'.repeat(43)}=`,
  PORCHLIGHT_SMTP_HOST: 'mail.example.com',
  PORCHLIGHT_MAIL_FROM: 'service@example.com',
  PORCHLIGHT_MAIL_SECRETS: 'the secret of the mail service',
  PORCHLIGHT_PAYMENTS: 'stripe',
  PORCHLIGHT_PAYMENTS_KEY: 'rk_live_0123456789',
  PORCHLIGHT_PAYMENTS_SECRETS: 'whsec_0123456789',
  PORCHLIGHT_SCANNER: 'unix:/run/clamav/clamd.ctl',
  PORCHLIGHT_IDENTITY_CHECK: 'https://identity.example.com/v1',
  PORCHLIGHT_IDENTITY_CHECK_SECRETS: 'a secret of our own',
  PORCHLIGHT_MARKET: 'https://market.example.com/v1',
  PORCHLIGHT_CREDIT: 'https://credit.example.com/v1',
  PORCHLIGHT_TEXTS: 'https://api.twilio.com',
  PORCHLIGHT_TEXTS_ACCOUNT: `AC${'0'.repeat(32)}`,
  PORCHLIGHT_TEXTS_TOKENS: 'a'.repeat(32),
  PORCHLIGHT_TEXTS_FROM: '+17135550103',
  PORCHLIGHT_TEXTS_SECOND_FROM: '+17135550104',
  PORCHLIGHT_TEXTS_THIRD_FROM: '+17135550105',
}

/** The warnings of every installation of this version in production. */
const always = [expect.stringContaining('no service checks whether a mailbox exists')]

const warningsOf = (
  environment: Readonly<Record<string, string>>,
  paused: 'setting' | 'restored' | null = null,
) => startWarnings(readSettings(environment), paused)

describe('what is said at the start', () => {
  it('is nothing in a demo of this machine alone', () => {
    expect(warningsOf({})).toEqual([])
  })

  it('is that other machines reach a demo', () => {
    expect(warningsOf({ DEMO_PUBLIC: '1', PORCHLIGHT_BASE_URL: 'https://demo.example.com' })).toEqual([
      expect.stringContaining('open to everyone'),
    ])
  })

  it('is what this version cannot do, in production that lacks nothing', () => {
    expect(warningsOf(whole)).toEqual(always)
  })

  it.each([
    [{ PORCHLIGHT_TRUST_PROXY: 'none' }, 'PORCHLIGHT_TRUST_PROXY=none'],
    [{ PORCHLIGHT_SEALING_KEYS: '' }, 'PORCHLIGHT_SEALING_KEYS is not set'],
    [{ DATABASE_URL: 'postgres://db.example.com/porchlight' }, 'DATABASE_URL reaches another machine'],
    [{ DATABASE_DIRECT_URL: 'postgres://db.example.com/porchlight' }, 'DATABASE_DIRECT_URL reaches another'],
    [{ DATABASE_URL: 'postgres:///porchlight?host=db.example.com' }, 'DATABASE_URL reaches another machine'],
    [{ PORCHLIGHT_SCANNER: 'tcp://scanner.example.com:3310' }, 'go there unencrypted'],
    [{ PORCHLIGHT_TEXTS: 'stand-in' }, 'PORCHLIGHT_TEXTS=stand-in'],
    [{ PORCHLIGHT_MARKET: 'stand-in' }, 'PORCHLIGHT_MARKET=stand-in'],
    [{ PORCHLIGHT_CREDIT: 'stand-in' }, 'PORCHLIGHT_CREDIT=stand-in'],
    [{ PORCHLIGHT_PAYMENTS: 'off' }, 'PORCHLIGHT_PAYMENTS=off'],
    [{ PORCHLIGHT_LOG_LEVEL: 'silent' }, 'PORCHLIGHT_LOG_LEVEL=silent'],
    [{ PORCHLIGHT_IDENTITY_CHECK: 'off' }, 'PORCHLIGHT_IDENTITY_CHECK=off'],
  ])('names what is made up, open or switched off: %j', (difference, warning) => {
    expect(warningsOf({ ...whole, ...difference })).toEqual([expect.stringContaining(warning), ...always])
  })

  it.each([
    'postgres:///porchlight?host=/run/postgresql',
    'postgres://127.0.0.1/porchlight',
    'postgres://porchlight:secret@%2Frun%2Fpostgresql/porchlight',
    'postgres://localhost:5432/porchlight',
  ])('is nothing of a database on this machine: %s', (address) => {
    expect(warningsOf({ ...whole, DATABASE_URL: address })).toEqual(always)
  })

  it('is first of all that no job runs, and why', () => {
    expect(warningsOf({}, 'setting')).toEqual([expect.stringContaining('PORCHLIGHT_JOBS_PAUSED')])
    expect(warningsOf(whole, 'restored')[0]).toContain('since a restore')
  })
})
