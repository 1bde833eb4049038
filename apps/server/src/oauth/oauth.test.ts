import { registerOAuthClient } from '@porchlight/domains/administration/operations/programs/oauth-clients'
import { createVisitor, type Visitor } from '@porchlight/test-kit/oauth-visitor'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeOAuthEntries } from './oauth-store'
import { challengeOf, newVerifier, postAs, requestForAccess } from './testing/program'

const dana = 'dana.whitcombe@example.com'
const rosalinda = 'rosalinda.quintanar@example.com'
const redirectUri = 'https://app.example.com/callback'

let world: TestWorld
let visitor: Visitor
let client: { id: string; secret: string | null }

beforeAll(async () => {
  world = await createTestWorld({ listen: true })
  client = await registerOAuthClient(
    world.context.pool,
    {
      name: 'Home Meter',
      confidential: true,
      redirectUris: [redirectUri],
      grantTypes: ['authorization_code', 'refresh_token'],
      scopes: ['openid', 'api', 'api:read', 'refresh_token'],
      allowedOrigins: ['https://app.example.com'],
      serviceUserId: null,
    },
    world.context.now(),
  )
  visitor = await createVisitor(world, dana)
})
afterAll(() => world.close())

const discover = () =>
  openid.discovery(new URL(world.origin), client.id, client.secret ?? '', undefined, {
    execute: [openid.allowInsecureRequests],
  })

async function signIn(scope: string, as = visitor) {
  const config = await discover()
  const verifier = openid.randomPKCECodeVerifier()
  const state = openid.randomState()
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const callback = await as.approve(url)
  const tokens = await openid.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: verifier,
    expectedState: state,
  })
  return { config, tokens, callback, verifier }
}

const call = (path: string, token: string, init: RequestInit = {}) =>
  fetch(`${world.origin}/services/data/v65.0/ui-api${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
  })
const accounts = '/list-records/Account/AllAccounts?fields=Account.Name'

describe('a program that a person approved', () => {
  it('redeems its code within a minute, or not at all', async () => {
    const approved = async () => {
      const verifier = newVerifier()
      const changes = { client_id: client.id, redirect_uri: redirectUri }
      const callback = await visitor.approve(requestForAccess(world.origin, verifier, changes))
      const code = callback.searchParams.get('code') ?? ''
      return { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri }
    }
    const [early, late] = [await approved(), await approved()]
    world.advance(59_000)
    expect((await postAs(world.origin, 'token', client, early)).status).toBe(200)
    world.advance(2_000)
    const { status, content } = await postAs(world.origin, 'token', client, late)
    expect([status, content.error]).toEqual([400, 'invalid_grant'])
  })

  it('reads through openid-client what the person may, and knows who that is', async () => {
    const { config, tokens } = await signIn('openid api refresh_token')
    const listed = await call(accounts, tokens.access_token)
    expect(listed.status).toBe(200)
    expect(JSON.stringify(await listed.json())).toContain('1204 Juniper Bend Ln')
    const sub = tokens.claims()?.sub ?? ''
    expect(await openid.fetchUserInfo(config, tokens.access_token, sub)).toMatchObject({ sub })
    expect(tokens.instance_url).toBe(world.origin)
  })

  it('has its challenge hashed where its request does not say how', async () => {
    const statusWith = async (verifier: string, challenge: string) => {
      const changes = { client_id: client.id, redirect_uri: redirectUri, code_challenge: challenge }
      const asked = requestForAccess(world.origin, verifier, { ...changes, code_challenge_method: null })
      const code = (await visitor.approve(asked)).searchParams.get('code') ?? ''
      const body = {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }
      return (await postAs(world.origin, 'token', client, body)).status
    }
    const verifier = newVerifier()
    expect(await statusWith(verifier, challengeOf(verifier))).toBe(200)
    expect(await statusWith(verifier, verifier)).toBe(400)
  })

  it('is asked for in the name of the brand that the account is of, whichever brand’s address led there', async () => {
    const changes = { client_id: client.id, redirect_uri: redirectUri }
    for (const [username, brand] of [
      [dana, 'Northlamp'],
      [rosalinda, 'Vecina'],
    ] as const) {
      const person = await createVisitor(world, username)
      const { html } = await person.ask(requestForAccess(world.origin, newVerifier(), changes))
      expect(html).toContain(`access to your ${brand} account?`)
      expect(html).toContain(`| ${brand}</title>`)
    }
  })

  it('acts on the data service alone', async () => {
    const { tokens } = await signIn('api')
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    const method = `${world.origin}/lwr/apex/v65.0/CustomerPortalLoginController/listSessions`
    const asked = { method: 'POST', body: '{}', headers: { ...headers, 'content-type': 'application/json' } }
    expect((await fetch(method, asked)).status).toBe(401)
    expect((await fetch(`${world.origin}/live`, { headers })).status).toBe(401)
  })

  it('gets no refresh token that it did not ask for, and a new one each time that it uses one', async () => {
    expect((await signIn('api')).tokens.refresh_token).toBeUndefined()
    const { config, tokens } = await signIn('api refresh_token')
    const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '')
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token)
    expect((await call(accounts, renewed.access_token)).status).toBe(200)
  })

  it('stands in the list of sign-ins by its name, and ends there with all that it has', async () => {
    const { config, tokens } = await signIn('api refresh_token')
    const sessions = await world.context.identity.listSessions(visitor.userId)
    const named = sessions.filter(({ deviceLabel }) => deviceLabel === 'Home Meter')
    expect(named.length).toBeGreaterThan(0)
    for (const { id } of named) await world.context.identity.endSessionOf(visitor.userId, id)
    expect((await call(accounts, tokens.access_token)).status).toBe(401)
    await expect(openid.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toThrow()
  })

  it('with api:read reads, also by POST, and writes nothing', async () => {
    const { tokens } = await signIn('api:read')
    expect((await call(accounts, tokens.access_token)).status).toBe(200)
    const byPost = await call('/list-records/Account/AllAccounts', tokens.access_token, {
      method: 'POST',
      body: '{}',
    })
    expect(byPost.status).toBe(200)
    const { records } = (await (await call(accounts, tokens.access_token)).json()) as {
      records: { id: string }[]
    }
    const path = `/records/${records[0]?.id ?? ''}`
    const tries: readonly [string, string][] = [
      ['/records', 'POST'],
      ['/records/batch', 'POST'],
      [path, 'PATCH'],
      [path, 'DELETE'],
    ]
    for (const [address, method] of tries) {
      const body = { body: JSON.stringify({ apiName: 'Case', fields: {} }) }
      const init = { method, ...(method === 'DELETE' ? {} : body) }
      const answer = await call(address, tokens.access_token, init)
      expect([address, method, answer.status]).toEqual([address, method, 403])
    }
    const refused = await call('/records', tokens.access_token, {
      method: 'POST',
      body: JSON.stringify({ apiName: 'Case', fields: { Subject: 'Hello' } }),
    })
    expect(refused.status).toBe(403)
    expect(JSON.stringify(await refused.json())).toContain('INSUFFICIENT_SCOPE')
  })

  it('is called from a page of its registered origin, and of no other', async () => {
    const { tokens } = await signIn('api')
    const from = async (origin: string) =>
      (await call(accounts, tokens.access_token, { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      )
    expect(await from('https://app.example.com')).toBe('https://app.example.com')
    expect(await from('https://evil.example.com')).toBeNull()
  })
})

describe('a service account', () => {
  /** Has a service account that reads as `username`, and gives its configuration and a token of it. */
  async function readAs(username: string) {
    const { userId } = await createVisitor(world, username)
    const made = await registerOAuthClient(
      world.context.pool,
      {
        name: 'Nightly export',
        confidential: true,
        redirectUris: [],
        grantTypes: ['client_credentials'],
        scopes: ['api:read'],
        allowedOrigins: [],
        serviceUserId: userId,
      },
      world.context.now(),
    )
    const config = await openid.discovery(
      new URL(world.origin),
      made.id,
      undefined,
      openid.ClientSecretBasic(made.secret ?? ''),
      { execute: [openid.allowInsecureRequests] },
    )
    const tokens = await openid.clientCredentialsGrant(config, { scope: 'api:read' })
    return { userId, config, token: tokens.access_token }
  }

  it('acts as its user by client_credentials, until that user is deactivated', async () => {
    const { userId, config, token } = await readAs(rosalinda)
    expect((await call(accounts, token)).status).toBe(200)
    await expect(openid.clientCredentialsGrant(config, { scope: 'api' })).rejects.toThrow()
    await world.context.pool.query('update record."User" set "IsActive" = false where "Id" = $1', [userId])
    expect((await call(accounts, token)).status).toBe(401)
  })

  it('leaves in the audit log which records it read as staff', async () => {
    const { userId, token } = await readAs('advisor.first@example.com')
    const { records } = (await (await call(accounts, token)).json()) as { records: { id: string }[] }
    const [one = '', two = '', three = ''] = records.map(({ id }) => id)
    const fields = 'fields=Account.Name'
    for (const path of [
      `/records/${one}?${fields}`,
      `/records/${one}?${fields}`,
      `/records/batch/${one},${two}?${fields}`,
      `/record-ui/${three}`,
    ])
      expect((await call(path, token)).status).toBe(200)
    const { rows } = await world.context.pool.query<{ record_id: string }>(
      `select record_id from platform.audit_entry where user_id = $1 and action = 'record-viewed' order by id`,
      [userId],
    )
    expect(rows.map((row) => row.record_id)).toEqual([one, two, three])
  })
})

describe('what is stored and served', () => {
  it('holds no code, token or secret in clear', async () => {
    const { tokens, callback } = await signIn('openid api refresh_token')
    const secrets = [
      tokens.access_token,
      tokens.refresh_token ?? '',
      callback.searchParams.get('code') ?? '',
      client.secret ?? '',
    ]
    const { rows } = await world.context.pool.query<{ text: string }>(
      'select (select coalesce(string_agg(e::text, chr(10)), $1) from oauth.entry e) || (select string_agg(c::text, chr(10)) from oauth.client c) as text',
      [''],
    )
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(40)
      expect(rows[0]?.text).not.toContain(secret)
    }
  })

  it('offers the code with S256 alone, by both addresses of metadata', async () => {
    for (const name of ['openid-configuration', 'oauth-authorization-server']) {
      const answer = await fetch(`${world.origin}/.well-known/${name}`)
      expect(await answer.json()).toMatchObject({
        issuer: world.origin,
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        code_challenge_methods_supported: ['S256'],
        authorization_endpoint: `${world.origin}/services/oauth2/authorize`,
      })
    }
  })

  it('forgets what ran out', async () => {
    const { pool } = world.context
    await purgeOAuthEntries(pool, new Date(world.context.now().getTime() + 40 * 86_400_000))
    const { rows } = await pool.query('select count(*)::int as count from oauth.entry')
    expect(rows).toEqual([{ count: 0 }])
  })
})
