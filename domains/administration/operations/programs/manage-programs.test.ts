import { searchAudit } from '@porchlight/record-engine'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../../../testing/call-as'

const admin = 'admin@example.com'
const advisor = 'advisor.first@example.com'
const supervisor = 'supervisor@example.com'
const customer = 'dana.whitcombe@example.com'
const redirect = 'https://app.example.com/callback'

const service = {
  kind: 'service',
  name: 'Nightly export',
  scopes: ['api', 'api:read'],
  redirectUris: [],
  allowedOrigins: [],
  username: advisor,
}
const app = {
  kind: 'confidential',
  name: 'Home Meter',
  scopes: ['api:read', 'refresh_token'],
  redirectUris: [redirect],
  allowedOrigins: ['https://app.example.com'],
  username: '',
}

let world: TestWorld
const call = callAs(() => world, 'CustomerPortalProgramsController')

beforeAll(async () => {
  world = await createTestWorld({ listen: true })
})
afterAll(() => world.close())
beforeEach(() => world.context.pool.query('delete from oauth.client'))

async function add(program: object): Promise<{ readonly id: string; readonly secret: string }> {
  const { status, body } = await call('addProgram', admin, program)
  expect(status).toBe(200)
  return body
}

/** Asks for a token of a service account. */
async function tokenBy(id: string, secret: string, scope = 'api:read') {
  const answer = await fetch(`${world.origin}/services/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
  })
  const body = (await answer.json()) as { readonly access_token?: string }
  return { status: answer.status, token: body.access_token ?? '' }
}

async function reads(token: string): Promise<number> {
  const url = `${world.origin}/services/data/v65.0/ui-api/object-info/Account`
  return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status
}

async function listed(id: string) {
  const { body } = await call('listPrograms', admin)
  return body.programs.find((program: { readonly id: string }) => program.id === id)
}

const entriesOf = async (action: string) =>
  searchAudit(world.context.pool, { action }, { after: null, limit: 1 })

describe('who may', () => {
  it.each([
    ['listPrograms', {}],
    ['addProgram', service],
    ['changeProgram', { id: 'x', name: 'A', scopes: [], redirectUris: [], allowedOrigins: [] }],
    ['replaceProgramSecret', { id: 'x', atOnce: true }],
    ['setProgramAccess', { id: 'x', isEnabled: false }],
    ['removeProgram', { id: 'x' }],
    ['listWebhooks', {}],
    ['addWebhook', { name: 'A', url: redirect, objectApiNames: [], username: advisor }],
    ['testWebhook', { id: 'x' }],
    ['replaceWebhookSecret', { id: 'x', atOnce: true }],
    ['enableWebhook', { id: 'x' }],
    ['removeWebhook', { id: 'x' }],
  ])('%s is for administrators; to everyone else it is what no method is', async (method, payload) => {
    const { id } = await add(service)
    const missing = await call('noSuchMethod', advisor, payload)
    const sent = 'id' in payload ? { ...payload, id } : payload
    for (const username of [advisor, supervisor, customer]) {
      const { status, text } = await call(method, username, sent)
      expect([username, status]).toEqual([username, missing.status])
      expect(text).not.toContain('administrator')
    }
    expect((await call(method, null, sent)).status).toBe(401)
    expect(await listed(id)).toMatchObject({ name: service.name, isEnabled: true })
    if ('id' in payload) expect((await call(method, admin, payload)).status).toBe(404)
  })
})

describe('a program', () => {
  it('is listed with what it may do and whom it acts as, and its secret is nowhere but in the first answer', async () => {
    const { id, secret } = await add({ ...service, name: '  Nightly export ' })
    const { text } = await call('listPrograms', admin)
    expect(text).not.toContain(secret)
    expect(await listed(id)).toMatchObject({
      name: 'Nightly export',
      kind: 'service',
      scopes: ['api', 'api:read'],
      actingUser: { username: advisor, role: 'Advisor', brand: 'first', isActive: true },
      isEnabled: true,
      lastTokenAt: null,
    })
    expect((await tokenBy(id, secret)).status).toBe(200)
    expect((await listed(id)).lastTokenAt).toBe(world.context.now().toISOString())
    const [entry] = await entriesOf('program-registered')
    expect(entry).toMatchObject({ facts: { id, programName: 'Nightly export' } })
    expect(entry?.changes).toContainEqual({ fieldApiName: 'scopes', before: null, after: 'api, api:read' })
    expect(JSON.stringify(entry)).not.toContain(secret)
  })

  it.each([
    [{ redirectUris: [redirect, 'http://app.example.com/'] }, 'redirectUris.1', 'REDIRECT_NOT_ALLOWED'],
    [{ redirectUris: ['https://app.example.com/#top'] }, 'redirectUris.0', 'REDIRECT_NOT_ALLOWED'],
    [{ redirectUris: ['https://*.example.com/'] }, 'redirectUris.0', 'REDIRECT_NOT_ALLOWED'],
    [{ redirectUris: [redirect, 'http://127.0.0.1/'] }, 'redirectUris', 'REDIRECTS_MIXED'],
    [{ redirectUris: [] }, 'redirectUris', 'PROGRAM_NOT_ALLOWED'],
    [{ allowedOrigins: ['https://app.example.com/path'] }, 'allowedOrigins.0', 'ORIGIN_NOT_ALLOWED'],
    [{ allowedOrigins: ['https://*.example.com'] }, 'allowedOrigins.0', 'ORIGIN_NOT_ALLOWED'],
    [{ scopes: ['api', 'full'] }, 'scopes', 'PROGRAM_NOT_ALLOWED'],
    [{ scopes: [] }, 'scopes', 'PROGRAM_NOT_ALLOWED'],
    [{ name: ' ' }, 'name', 'REQUIRED_FIELD_MISSING'],
    [{ name: 'x'.repeat(81) }, 'name', 'INVALID_PROGRAM_NAME'],
  ])('is refused at the field, when it is added and when it is changed: %o', async (wrong, field, code) => {
    const { id } = await add(app)
    const { kind: _kind, username: _username, ...terms } = { ...app, ...wrong }
    for (const [method, payload] of [
      ['addProgram', { ...app, ...wrong }],
      ['changeProgram', { id, ...terms }],
    ] as const) {
      const { status, body } = await call(method, admin, payload)
      expect([method, status]).toEqual([method, 400])
      expect(body.output.fieldErrors[field]).toMatchObject([{ errorCode: code }])
    }
    expect(await listed(id)).toMatchObject({ name: app.name, redirectUris: [redirect] })
    expect((await call('listPrograms', admin)).body.programs).toHaveLength(1)
  })

  it('acts as nobody who is unknown or may not sign in', async () => {
    for (const username of ['nobody@example.com', ' ']) {
      const { body } = await call('addProgram', admin, { ...service, username })
      expect(Object.keys(body.output.fieldErrors)).toEqual(['username'])
    }
  })

  it('is changed with old and new values in the audit log, and a scope that is taken away ends its tokens', async () => {
    const { id, secret } = await add(service)
    const { token } = await tokenBy(id, secret, 'api')
    expect(await reads(token)).toBe(200)
    const terms = { id, name: 'Export', scopes: service.scopes, redirectUris: [], allowedOrigins: [] }
    expect((await call('changeProgram', admin, terms)).body).toEqual({ id, endedAccess: false })
    expect(await reads(token)).toBe(200)
    const [renamed] = await entriesOf('program-changed')
    expect(renamed?.changes).toEqual([{ fieldApiName: 'name', before: 'Nightly export', after: 'Export' }])
    const narrowed = await call('changeProgram', admin, { ...terms, scopes: ['api:read'] })
    expect(narrowed.body).toEqual({ id, endedAccess: true })
    expect(await reads(token)).toBe(401)
    expect((await tokenBy(id, secret, 'api')).status).toBe(400)
    expect((await tokenBy(id, secret)).status).toBe(200)
  })

  it('gets a new secret beside the old one for a day, or at once', async () => {
    const { id, secret: first } = await add(service)
    const replace = async (atOnce: boolean) => call('replaceProgramSecret', admin, { id, atOnce })
    const { secret: second } = (await replace(false)).body
    expect((await tokenBy(id, first)).status).toBe(200)
    expect((await tokenBy(id, second)).status).toBe(200)
    expect((await listed(id)).formerSecretUntil).toBe(
      new Date(world.context.now().getTime() + 86_400_000).toISOString(),
    )
    expect((await replace(false)).status).toBe(409)
    const { secret: third } = (await replace(true)).body
    for (const [secret, status] of [
      [first, 401],
      [second, 401],
      [third, 200],
    ])
      expect((await tokenBy(id, secret)).status).toBe(status)
    const { secret: fourth } = (await replace(false)).body
    world.advance(86_400_001)
    expect((await tokenBy(id, third)).status).toBe(401)
    expect((await tokenBy(id, fourth)).status).toBe(200)
    expect((await listed(id)).formerSecretUntil).toBeNull()
  })

  it('without a secret gets none', async () => {
    const { id, secret } = await add({ ...app, kind: 'public' })
    expect(secret).toBeNull()
    const { status, body } = await call('replaceProgramSecret', admin, { id, atOnce: true })
    expect([status, body.output.errors[0].errorCode]).toEqual([409, 'PROGRAM_HAS_NO_SECRET'])
  })

  it('that is switched off has no token, no way to another and no origin; on again, it starts anew', async () => {
    const { id, secret } = await add(service)
    const { id: appId } = await add(app)
    const { token } = await tokenBy(id, secret)
    const allows = async () => {
      const { headers } = await world.app.inject({
        method: 'OPTIONS',
        url: '/services/data/v65.0/ui-api/object-info/Account',
        headers: { origin: 'https://app.example.com', 'access-control-request-method': 'GET' },
      })
      return headers['access-control-allow-origin'] ?? null
    }
    expect([await reads(token), await allows()]).toEqual([200, 'https://app.example.com'])
    for (const each of [id, appId])
      expect((await call('setProgramAccess', admin, { id: each, isEnabled: false })).status).toBe(200)
    expect([await reads(token), await allows()]).toEqual([401, null])
    expect((await tokenBy(id, secret)).status).toBe(401)
    const asked = `response_type=code&client_id=${appId}&redirect_uri=${redirect}&scope=api:read`
    const refused = await fetch(`${world.origin}/services/oauth2/authorize?${asked}`, { redirect: 'manual' })
    expect(refused.status).toBe(400)
    expect((await entriesOf('program-switched-off'))[0]).toMatchObject({ facts: { id: appId } })
    expect((await call('setProgramAccess', admin, { id, isEnabled: true })).status).toBe(200)
    expect(await reads(token)).toBe(401)
    expect((await tokenBy(id, secret)).status).toBe(200)
  })

  it('that is deleted leaves nothing but what it was in the audit log', async () => {
    const { id, secret } = await add(service)
    const { token } = await tokenBy(id, secret)
    expect((await call('removeProgram', admin, { id })).status).toBe(200)
    expect([await reads(token), (await tokenBy(id, secret)).status]).toEqual([401, 401])
    expect((await call('removeProgram', admin, { id })).status).toBe(404)
    const [entry] = await entriesOf('program-removed')
    expect(entry?.changes).toContainEqual({ fieldApiName: 'name', before: service.name, after: null })
  })
})

it('the audit log names the program, its fields and its user in words', async () => {
  await add(service)
  const audit = callAs(() => world, 'CustomerPortalOperationsController')
  const { body } = await audit('auditLog', admin, { action: 'program-registered' })
  expect(body.entries[0]).toMatchObject({ programName: service.name, person: 'Odalys Brightwater' })
  expect(body.entries[0].changes).toContainEqual({ field: 'Scopes', before: null, after: 'api, api:read' })
  const actsAs = body.entries[0].changes.find(({ field }: { field: string }) => field === 'Acts as')
  expect(actsAs.after).not.toMatch(/^005/)
})
