import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings'

const whole = {
  PORCHLIGHT_COMPANY_ISSUER: 'http://127.0.0.1:9000',
  PORCHLIGHT_COMPANY_CLIENT_ID: 'portal',
  PORCHLIGHT_COMPANY_CLIENT_SECRET: 'secret',
  PORCHLIGHT_COMPANY_ROLES: 'CN=admins,OU=x=Admin; desk=Advisor/first;leads=Supervisor/second',
}

function refusalOf(changes: Readonly<Record<string, string | undefined>>): string {
  try {
    readSettings({ ...whole, ...changes })
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

describe('the settings of a sign-in by the company', () => {
  it('are none without an issuer, and have defaults with one', () => {
    expect(readSettings({}).company).toBeNull()
    const { company } = readSettings(whole)
    expect(company?.policy.groups).toEqual([
      { group: 'CN=admins,OU=x', role: 'Admin', brand: null },
      { group: 'desk', role: 'Advisor', brand: 'first' },
      { group: 'leads', role: 'Supervisor', brand: 'second' },
    ])
    expect(company).toMatchObject({
      provider: { scope: 'openid email profile', groupsClaim: 'groups', levels: [] },
      policy: { createsStaff: false, secondFactor: { methods: [], levels: [] } },
      isOnly: false,
      breakGlass: [],
    })
  })

  it('read what proves a second factor, and who breaks the glass', () => {
    const { company } = readSettings({
      ...whole,
      PORCHLIGHT_COMPANY_SECOND_FACTOR: 'amr=mfa,acr=urn:high,amr=hwk',
      PORCHLIGHT_COMPANY_ONLY: '1',
      PORCHLIGHT_COMPANY_BREAK_GLASS: 'Glass@example.com,other@example.com',
    })
    expect(company?.policy.secondFactor).toEqual({ methods: ['mfa', 'hwk'], levels: ['urn:high'] })
    expect(company).toMatchObject({ isOnly: true, breakGlass: ['glass@example.com', 'other@example.com'] })
  })

  it('are refused with everything that is wrong at once', () => {
    const message = refusalOf({
      PORCHLIGHT_COMPANY_CLIENT_ID: undefined,
      PORCHLIGHT_COMPANY_CLIENT_SECRET: undefined,
      PORCHLIGHT_COMPANY_SCOPES: 'email',
      PORCHLIGHT_COMPANY_ROLES: 'a=Owner;b=Advisor;c=Advisor/nowhere;d=Admin/first',
      PORCHLIGHT_COMPANY_ONLY: '1',
    })
    for (const part of ['CLIENT_ID must', 'CLIENT_SECRET must', 'must name openid', 'BREAK_GLASS must'])
      expect(message).toContain(part)
    for (const entry of ['a=Owner', 'b=Advisor', 'c=Advisor/nowhere', 'd=Admin/first'])
      expect(message).toContain(`“${entry}”`)
  })

  it('are refused without an issuer, and with an http one in production', () => {
    expect(refusalOf({ PORCHLIGHT_COMPANY_ISSUER: undefined })).toContain(
      'PORCHLIGHT_COMPANY_ISSUER must be set with PORCHLIGHT_COMPANY_ROLES.',
    )
    expect(refusalOf({ NODE_ENV: 'production' })).toContain(
      'PORCHLIGHT_COMPANY_ISSUER must be an https address in production.',
    )
  })

  it('take one token of the directory or two others, each of 32 characters or more', () => {
    const [one, other] = ['a'.repeat(32), 'b'.repeat(32)]
    const tokensOf = (value: string) =>
      readSettings({ ...whole, PORCHLIGHT_COMPANY_SCIM_TOKENS: value }).company?.directoryTokens
    expect(readSettings(whole).company?.isProvisioned).toBe(false)
    expect(tokensOf(one)).toEqual([one])
    expect(tokensOf(`${one},${other}`)).toEqual([one, other])
    for (const value of ['short', `${one},short`, `${one},${other},${one}`, `${one} x`, `${one},${one}`])
      expect(refusalOf({ PORCHLIGHT_COMPANY_SCIM_TOKENS: value })).toContain('PORCHLIGHT_COMPANY_SCIM_TOKENS')
  })
})
