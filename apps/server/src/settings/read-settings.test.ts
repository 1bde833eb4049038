import { brandOfHost } from '@porchlight/brands'
import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db.example.com/porchlight?sslmode=verify-full',
  PORCHLIGHT_BASE_URL: 'https://my.example.com',
  PORCHLIGHT_SECOND_BASE_URL: 'https://amigo.example.com',
  PORCHLIGHT_THIRD_BASE_URL: 'https://tara.example.com',
  PORCHLIGHT_ALLOWED_HOSTS: 'my.example.com, amigo.example.com',
  PORCHLIGHT_TRUST_PROXY: '127.0.0.1',
  PORCHLIGHT_SMTP_HOST: 'mail.example.com',
  PORCHLIGHT_MAIL_FROM: 'service@example.com',
  PORCHLIGHT_PAYMENTS: 'off',
  PORCHLIGHT_SCANNER: 'unix:/run/clamav/clamd.ctl',
  PORCHLIGHT_IDENTITY_CHECK: 'off',
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

const stripe = {
  PORCHLIGHT_PAYMENTS: 'stripe',
  PORCHLIGHT_PAYMENTS_KEY: 'rk_live_0123456789',
  PORCHLIGHT_PAYMENTS_SECRETS: 'whsec_0123456789,whsec_abcdefghij',
}

const s3 = { PORCHLIGHT_FILES: 's3', PORCHLIGHT_FILES_BUCKET: 'documents' }

describe('readSettings', () => {
  it('gives the promised defaults', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, databaseUrl: null })
    expect(readSettings({ ...production, DATABASE_URL: 'private' })).toMatchObject({
      demo: false,
      databaseUrl: null,
    })
  })

  it('takes what deposits earn from whoever runs it; only the demo world has a rate of its own', () => {
    const rates = { PORCHLIGHT_DEPOSIT_INTEREST: '2026:4.3,2027:4.05' }
    expect([...readSettings(rates).depositRates]).toEqual([
      [2026, 4.3],
      [2027, 4.05],
    ])
    expect(readSettings({}).depositRates.get(2026)).toBe(4)
    expect(readSettings(production).depositRates.size).toBe(0)
  })

  it('serves a brand at the host of its base URL, whatever words are in it', () => {
    const { brandHosts } = readSettings({
      ...production,
      PORCHLIGHT_SECOND_BASE_URL: 'https://My.Bluebonnet.example',
      PORCHLIGHT_THIRD_BASE_URL: 'https://amigo.example.com',
    })
    expect(brandOfHost('my.bluebonnet.example', brandHosts)).toBe('second')
    expect(brandOfHost('amigo.example.com', brandHosts)).toBe('third')
  })

  it('leaves the rest of the environment alone', () => {
    expect(readSettings({ PATH: '/bin', HOME: '/home/x' }).port).toBe(3000)
  })

  it.each([
    [{ PORCHLIGHT_COLOUR: 'red' }, /PORCHLIGHT_COLOUR is not a setting/],
    [{ PORT: 'http' }, /PORT/],
    [{ PORCHLIGHT_DEPOSIT_INTEREST: '2026=4' }, /PORCHLIGHT_DEPOSIT_INTEREST/],
    [{ PORT: '99999' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ DATABASE_DIRECT_URL: 'postgres://db.example.com/x' }, /DATABASE_URL must be set/],
    [{ HOST: '0.0.0.0' }, /DEMO_PUBLIC=1/],
    [{ PORCHLIGHT_SECOND_BASE_URL: 'https://amigo.example.com' }, /NODE_ENV=production, or DEMO_PUBLIC=1/],
    [{ ...production, PORCHLIGHT_BASE_URL: 'http://my.example.com' }, /https/],
    [
      { ...production, PORCHLIGHT_SECOND_BASE_URL: 'https://my.example.com' },
      /base URL of the second brand, and its host serves the first brand/,
    ],
    [{ ...production, PORCHLIGHT_TRUST_PROXY: '' }, /PORCHLIGHT_TRUST_PROXY must be set.*or none/],
    [{ PORCHLIGHT_TRUST_PROXY: 'none,127.0.0.1' }, /either none or a list/],
    [{ PORCHLIGHT_TRUST_PROXY: ',' }, /PORCHLIGHT_TRUST_PROXY/],
    [{ PORCHLIGHT_TRUST_PROXY: '0.0.0.0/0' }, /PORCHLIGHT_TRUST_PROXY: 0.0.0.0\/0/],
    [{ PORCHLIGHT_TRUST_PROXY: '::/0' }, /PORCHLIGHT_TRUST_PROXY/],
    [{ PORCHLIGHT_TRUST_PROXY: 'proxy.example.com' }, /PORCHLIGHT_TRUST_PROXY: proxy.example.com/],
    [{ PORCHLIGHT_SEALING_KEYS: 'short' }, /PORCHLIGHT_SEALING_KEYS/],
    [{ ...production, DATABASE_URL: '' }, /DATABASE_URL must be set.*private/],
    [{ DATABASE_URL: 'privately' }, /DATABASE_URL/],
    [{ ...production, PORCHLIGHT_ALLOWED_HOSTS: '' }, /PORCHLIGHT_ALLOWED_HOSTS/],
    [{ ...production, PORCHLIGHT_SMTP_HOST: '' }, /PORCHLIGHT_SMTP_HOST/],
    [{ ...production, PORCHLIGHT_PAYMENTS: '' }, /PORCHLIGHT_PAYMENTS must be set/],
    [{ ...production, PORCHLIGHT_PAYMENTS: 'stand-in' }, /PORCHLIGHT_PAYMENTS may not be stand-in/],
    [{ ...production, PORCHLIGHT_SCANNER: 'stand-in' }, /PORCHLIGHT_SCANNER may not be stand-in/],
    [
      { ...production, PORCHLIGHT_IDENTITY_CHECK: 'stand-in' },
      /PORCHLIGHT_IDENTITY_CHECK may not be stand-in/,
    ],
    [{ ...production, ...stripe, PORCHLIGHT_PAYMENTS_KEY: 'sk_test_0123456789' }, /test mode/],
    [{ PORCHLIGHT_PAYMENTS: 'cash' }, /PORCHLIGHT_PAYMENTS/],
    [{ ...stripe, PORCHLIGHT_PAYMENTS_KEY: '' }, /PORCHLIGHT_PAYMENTS_KEY must be set/],
    [{ ...stripe, PORCHLIGHT_PAYMENTS_KEY: 'pk_live_0123456789' }, /PORCHLIGHT_PAYMENTS_KEY/],
    [{ ...stripe, PORCHLIGHT_PAYMENTS_SECRETS: '' }, /PORCHLIGHT_PAYMENTS_SECRETS must be set/],
    [{ ...stripe, PORCHLIGHT_PAYMENTS_SECRETS: 'secret' }, /PORCHLIGHT_PAYMENTS_SECRETS/],
    [
      { ...production, ...stripe, PORCHLIGHT_PAYMENTS_ADDRESS: 'http://stripe.example.com' },
      /PORCHLIGHT_PAYMENTS_ADDRESS must be an https/,
    ],
    [{ PORCHLIGHT_PAYMENTS_PORT: '70000' }, /PORCHLIGHT_PAYMENTS_PORT/],
    [{ ...production, PORCHLIGHT_SCANNER: '' }, /PORCHLIGHT_SCANNER/],
    [{ PORCHLIGHT_SCANNER: 'scanner' }, /PORCHLIGHT_SCANNER/],
    [{ PORCHLIGHT_FILES: 's3' }, /PORCHLIGHT_FILES_BUCKET must be set/],
    [{ PORCHLIGHT_FILES: 'tape' }, /PORCHLIGHT_FILES/],
    [
      { ...production, ...s3, PORCHLIGHT_FILES_ENDPOINT: 'http://objects.example.com' },
      /PORCHLIGHT_FILES_ENDPOINT must be an https/,
    ],
    [
      { ...production, PORCHLIGHT_IDENTITY_CHECK: 'https://identity.example.com/v1' },
      /PORCHLIGHT_IDENTITY_CHECK_SECRETS must be set/,
    ],
    [
      {
        ...production,
        PORCHLIGHT_IDENTITY_CHECK: 'https://identity.example.com/v1',
        PORCHLIGHT_IDENTITY_CHECK_SECRETS: 'a secret of our own,short',
      },
      /PORCHLIGHT_IDENTITY_CHECK_SECRETS must have at least 16 characters each/,
    ],
    [
      { ...production, PORCHLIGHT_MARKET_SECRETS: 'short' },
      /PORCHLIGHT_MARKET_SECRETS must have at least 16/,
    ],
    [
      {
        ...production,
        PORCHLIGHT_IDENTITY_CHECK: 'http://identity.example.com/v1',
        PORCHLIGHT_IDENTITY_CHECK_SECRETS: 'a secret of our own',
      },
      /PORCHLIGHT_IDENTITY_CHECK must be an https/,
    ],
    [{ ...production, PORCHLIGHT_MARKET: '' }, /PORCHLIGHT_MARKET must be set/],
    [{ ...production, PORCHLIGHT_CREDIT: '' }, /PORCHLIGHT_CREDIT must be set/],
    [{ ...production, PORCHLIGHT_MARKET: 'http://market.example.com' }, /PORCHLIGHT_MARKET must be an https/],
    [{ PORCHLIGHT_MARKET: 'nowhere' }, /PORCHLIGHT_MARKET/],
    [{ PORCHLIGHT_PASSWORD_LINK_HOURS: '25' }, /PORCHLIGHT_PASSWORD_LINK_HOURS/],
    [{ PORCHLIGHT_PASSWORD_LINK_HOURS: '0' }, /PORCHLIGHT_PASSWORD_LINK_HOURS/],
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

  it('names all that is wrong at once', () => {
    const wrong = {
      ...production,
      PORCHLIGHT_COLOUR: 'red',
      PORT: 'http',
      PORCHLIGHT_CAMPAIGN_RATE: 'some',
    }
    for (const name of ['PORCHLIGHT_COLOUR', 'PORT', 'PORCHLIGHT_CAMPAIGN_RATE']) {
      expect(() => readSettings(wrong)).toThrow(name)
    }
    const missing = { ...production, ...stripe, PORCHLIGHT_PAYMENTS_KEY: '', PORCHLIGHT_MARKET: '' }
    for (const name of ['PORCHLIGHT_PAYMENTS_KEY must be set', 'PORCHLIGHT_MARKET must be set']) {
      expect(() => readSettings(missing)).toThrow(name)
    }
  })

  it('starts production with one brand, and demands nothing of the others', () => {
    const alone = {
      ...production,
      ...texts,
      PORCHLIGHT_SECOND_BASE_URL: '',
      PORCHLIGHT_THIRD_BASE_URL: '',
      PORCHLIGHT_TEXTS_SECOND_FROM: '',
      PORCHLIGHT_TEXTS_THIRD_FROM: '',
    }
    expect(readSettings(alone).brandAddresses.first).toBe('https://my.example.com')
    const withSecond = { ...alone, PORCHLIGHT_SECOND_BASE_URL: 'https://amigo.example.com' }
    expect(() => readSettings(withSecond)).toThrow('PORCHLIGHT_TEXTS_SECOND_FROM must be set')
    expect(() => readSettings({ ...alone, PORCHLIGHT_BASE_URL: '' })).toThrow('PORCHLIGHT_BASE_URL')
  })

  it('lets demo mode be reached when that is asked for', () => {
    const requested = { HOST: '0.0.0.0', DEMO_PUBLIC: '1', PORCHLIGHT_BASE_URL: 'https://demo.example.com' }
    expect(readSettings(requested).host).toBe('0.0.0.0')
  })

  it('answers listed hosts, those of the brands’ addresses where none are listed, and any in a demo that is public', () => {
    expect(readSettings({ PORCHLIGHT_ALLOWED_HOSTS: 'A.example.com' }).allowedHosts).toEqual([
      'a.example.com',
    ])
    expect(readSettings({ PORCHLIGHT_BASE_URL: 'http://demo.localhost:8443' }).allowedHosts).toEqual([
      'demo.localhost',
    ])
    expect(readSettings({}).allowedHosts).toEqual([])
    expect(readSettings({ DEMO_PUBLIC: '1' }).allowedHosts).toBeNull()
  })

  it('takes the payment stand-in beside the server in demo mode', () => {
    expect(readSettings({ PORT: '4000' }).payments).toEqual({ kind: 'stand-in', port: 4001 })
    expect(readSettings({ PORCHLIGHT_PAYMENTS_PORT: '9' }).payments).toEqual({ kind: 'stand-in', port: 9 })
    expect(readSettings(production).payments).toEqual({ kind: 'off' })
  })

  it.each([
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, fc00::/7, loopback', ['10.0.0.0/8', 'fc00::/7', 'loopback']],
    ['none', []],
  ])('believes the proxies that are named: %s', (value, proxies) => {
    expect(readSettings({ ...production, PORCHLIGHT_TRUST_PROXY: value }).trustProxy).toEqual(proxies)
  })

  it('takes payments to Stripe where that is named', () => {
    expect(readSettings({ ...production, ...stripe }).payments).toEqual({
      kind: 'stripe',
      apiKey: 'rk_live_0123456789',
      webhookSecrets: ['whsec_0123456789', 'whsec_abcdefghij'],
      baseUrl: 'https://api.stripe.com',
      pageOrigin: 'https://checkout.stripe.com',
    })
  })

  it('keeps files on the disk, or in the bucket that is named', () => {
    expect(readSettings({}).files).toEqual({ kind: 'disk' })
    expect(readSettings({ ...production, ...s3 }).files).toEqual({
      kind: 's3',
      bucket: 'documents',
      region: 'us-east-1',
      endpoint: null,
    })
  })

  it('takes an identity check with an address and what it signs with', () => {
    const checked = {
      ...production,
      PORCHLIGHT_IDENTITY_CHECK: 'https://identity.example.com/v1',
      PORCHLIGHT_IDENTITY_CHECK_SECRETS: 'the secret before, the secret of now',
    }
    expect(readSettings(checked).identityCheckSecrets).toEqual(['the secret before', 'the secret of now'])
  })

  it('takes texts to the service that is named, else to the stand-in', () => {
    expect(readSettings({}).texts.service).toBeNull()
    expect(readSettings({ ...production, ...texts }).texts).toMatchObject({
      service: { baseUrl: 'https://api.twilio.com', authTokens: ['a'.repeat(32), 'b'.repeat(32)] },
      from: { third: '+17135550105' },
    })
  })

  it('takes the origins of other sites one by one, and none that stands for many', () => {
    expect(readSettings({}).corsOrigins).toEqual([])
    const PORCHLIGHT_CORS_ORIGINS = 'https://App.example.com,http://localhost:5173'
    expect(readSettings({ PORCHLIGHT_CORS_ORIGINS }).corsOrigins).toEqual([
      'https://app.example.com',
      'http://localhost:5173',
    ])
    for (const wrong of ['*', 'https://*.example.com', 'app.example.com', 'https://app.example.com/path']) {
      expect(() => readSettings({ PORCHLIGHT_CORS_ORIGINS: wrong })).toThrow('PORCHLIGHT_CORS_ORIGINS')
    }
  })

  it('names a folder of Texas SET files with who we are, and marks files as production or test', () => {
    const texasSet = { ...production, PORCHLIGHT_MARKET: 'texas-set:/srv/texas-set' }
    expect(() => readSettings(texasSet)).toThrow('PORCHLIGHT_MARKET_DUNS must be set')
    const named = {
      ...texasSet,
      PORCHLIGHT_MARKET_DUNS: '1000000010000',
      PORCHLIGHT_MARKET_NAME: 'Our Energy',
    }
    expect(readSettings(named).market).toEqual({
      folder: '/srv/texas-set',
      duns: '1000000010000',
      name: 'Our Energy',
      ercot: '183529049',
      usage: 'P',
    })
    expect(readSettings({ ...named, PORCHLIGHT_MARKET_TEST: '1' }).market).toMatchObject({ usage: 'T' })
    expect(() => readSettings({ ...named, PORCHLIGHT_MARKET: 'texas-set:relative' })).toThrow(
      'PORCHLIGHT_MARKET',
    )
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
