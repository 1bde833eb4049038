import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings'

const production = {
  NODE_ENV: 'production',
  PORCHLIGHT_BASE_URL: 'https://my.example.com',
  PORCHLIGHT_SECOND_BASE_URL: 'https://amigo.example.com',
  PORCHLIGHT_THIRD_BASE_URL: 'https://tara.example.com',
  PORCHLIGHT_ALLOWED_HOSTS: 'my.example.com, amigo.example.com',
  PORCHLIGHT_SMTP_HOST: 'mail.example.com',
  PORCHLIGHT_MAIL_FROM: 'service@example.com',
  PORCHLIGHT_PAYMENTS: 'off',
  PORCHLIGHT_SCANNER: 'unix:/run/clamav/clamd.ctl',
  PORCHLIGHT_IDENTITY_CHECK: 'stand-in',
  PORCHLIGHT_MARKET: 'stand-in',
  PORCHLIGHT_CREDIT: 'https://credit.example.com/v1',
  PORCHLIGHT_TEXTS: 'stand-in',
}

const texts = {
  PORCHLIGHT_TEXTS: 'https://api.twilio.com',
  PORCHLIGHT_TEXTS_ACCOUNT: `AC${'0'.repeat(32)}`,
  PORCHLIGHT_TEXTS_TOKENS: `${'a'.repeat(32)},${'b'.repeat(32)}`,
  PORCHLIGHT_TEXTS_FROM: '+17135550103',
  PORCHLIGHT_TEXTS_SECOND_FROM: '+17135550104',
  PORCHLIGHT_TEXTS_THIRD_FROM: '+17135550105',
}

describe('readSettings', () => {
  it('gives the promised defaults', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, databaseUrl: null })
  })

  it('leaves the rest of the environment alone', () => {
    expect(readSettings({ PATH: '/bin', HOME: '/home/x' }).port).toBe(3000)
  })

  it.each([
    [{ PORCHLIGHT_COLOUR: 'red' }, /PORCHLIGHT_COLOUR is not a setting/],
    [{ PORT: 'http' }, /PORT/],
    [{ PORT: '99999' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ HOST: '0.0.0.0' }, /DEMO_PUBLIC=1/],
    [{ ...production, PORCHLIGHT_BASE_URL: 'http://my.example.com' }, /https/],
    [{ ...production, PORCHLIGHT_ALLOWED_HOSTS: '' }, /PORCHLIGHT_ALLOWED_HOSTS/],
    [{ ...production, PORCHLIGHT_SMTP_HOST: '' }, /PORCHLIGHT_SMTP_HOST/],
    [{ ...production, PORCHLIGHT_PAYMENTS: '' }, /PORCHLIGHT_PAYMENTS must be set/],
    [{ PORCHLIGHT_PAYMENTS: 'cash' }, /PORCHLIGHT_PAYMENTS/],
    [{ PORCHLIGHT_PAYMENTS_PORT: '70000' }, /PORCHLIGHT_PAYMENTS_PORT/],
    [{ ...production, PORCHLIGHT_SCANNER: '' }, /PORCHLIGHT_SCANNER/],
    [{ PORCHLIGHT_SCANNER: 'scanner' }, /PORCHLIGHT_SCANNER/],
    [{ ...production, PORCHLIGHT_MARKET: '' }, /PORCHLIGHT_MARKET must be set/],
    [{ ...production, PORCHLIGHT_CREDIT: '' }, /PORCHLIGHT_CREDIT must be set/],
    [{ ...production, PORCHLIGHT_MARKET: 'http://market.example.com' }, /PORCHLIGHT_MARKET must be an https/],
    [{ PORCHLIGHT_MARKET: 'nowhere' }, /PORCHLIGHT_MARKET/],
    [{ ...production, PORCHLIGHT_TEXTS: '' }, /PORCHLIGHT_TEXTS must be set/],
    [
      { ...production, ...texts, PORCHLIGHT_TEXTS: 'http://texts.example.com' },
      /PORCHLIGHT_TEXTS must be an https/,
    ],
    [{ ...production, ...texts, PORCHLIGHT_TEXTS_TOKENS: '' }, /PORCHLIGHT_TEXTS_TOKENS must be set/],
    [{ ...texts, PORCHLIGHT_TEXTS_TOKENS: 'short' }, /PORCHLIGHT_TEXTS_TOKENS/],
    [{ ...texts, PORCHLIGHT_TEXTS_THIRD_FROM: '' }, /PORCHLIGHT_TEXTS_THIRD_FROM must be set/],
    [{ ...texts, PORCHLIGHT_TEXTS_FROM: '+44 20 7946 0018' }, /PORCHLIGHT_TEXTS_FROM/],
  ])('refuses %j', (environment, reason) => {
    expect(() => readSettings(environment)).toThrow(reason)
  })

  it('lets demo mode be reached when that is asked for', () => {
    expect(readSettings({ HOST: '0.0.0.0', DEMO_PUBLIC: '1' }).host).toBe('0.0.0.0')
  })

  it('takes the payment stand-in beside the server in demo mode, in production when it is named', () => {
    expect(readSettings({ PORT: '4000' }).payments).toEqual({ kind: 'stand-in', port: 4001 })
    const named = { ...production, PORCHLIGHT_PAYMENTS: 'stand-in', PORCHLIGHT_PAYMENTS_PORT: '9' }
    expect(readSettings(named).payments).toEqual({ kind: 'stand-in', port: 9 })
    expect(readSettings(production).payments).toEqual({ kind: 'off' })
  })

  it('takes texts to the service that is named, else to the stand-in', () => {
    expect(readSettings({}).texts.service).toBeNull()
    expect(readSettings({ ...production, ...texts }).texts).toMatchObject({
      service: { baseUrl: 'https://api.twilio.com', authTokens: ['a'.repeat(32), 'b'.repeat(32)] },
      from: { third: '+17135550105' },
    })
  })

  it('is strict in production', () => {
    expect(readSettings(production)).toMatchObject({
      demo: false,
      secure: true,
      allowedHosts: ['my.example.com', 'amigo.example.com'],
      market: null,
      credit: { baseUrl: 'https://credit.example.com/v1', bearerToken: '' },
      billing: null,
    })
  })
})
