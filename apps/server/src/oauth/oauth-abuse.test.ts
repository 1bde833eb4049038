import { createHash } from 'node:crypto'
import { registerOAuthClient } from '@porchlight/domains/administration/operations/programs/oauth-clients'
import { createVisitor, type Visitor } from '@porchlight/test-kit/oauth-visitor'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { challengeOf, newVerifier, postAs, type Registered, requestForAccess } from './testing/program'

const redirect = 'https://app.example.com/callback'
const loopback = 'http://127.0.0.1/callback'

let world: TestWorld
let visitor: Visitor
let mine: Registered
let other: Registered
let desktop: Registered

beforeAll(async () => {
  world = await createTestWorld({ listen: true })
  const register = (name: string, confidential: boolean, redirectUri: string) =>
    registerOAuthClient(
      world.context.pool,
      {
        name,
        confidential,
        redirectUris: [redirectUri],
        grantTypes: ['authorization_code', 'refresh_token'],
        scopes: ['openid', 'api:read', 'refresh_token'],
        allowedOrigins: [],
        serviceUserId: null,
      },
      world.context.now(),
    )
  mine = await register('Home <b>Meter</b>', true, redirect)
  other = await register('Other', true, redirect)
  desktop = await register('Desktop', false, loopback)
  visitor = await createVisitor(world, 'dana.whitcombe@example.com')
})
afterAll(() => world.close())

const requestOf = (verifier: string, changes: Readonly<Record<string, string | null>> = {}) =>
  requestForAccess(world.origin, verifier, { client_id: mine.id, redirect_uri: redirect, ...changes })

const post = (path: string, as: Registered | null, body: Readonly<Record<string, string>>) =>
  postAs(world.origin, path, as, body)

const redeem = (code: string, verifier: string, as = mine, changes: Readonly<Record<string, string>> = {}) =>
  post('token', as, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirect,
    ...changes,
  })

async function approved(verifier: string, by = visitor): Promise<string> {
  return (await by.approve(requestOf(verifier))).searchParams.get('code') ?? ''
}

async function tokensOf(by = visitor) {
  const verifier = newVerifier()
  const { content } = await redeem(await approved(verifier, by), verifier)
  return { access: String(content.access_token), refresh: String(content.refresh_token) }
}

const refresh = (token: string, as = mine, changes: Readonly<Record<string, string>> = {}) =>
  post('token', as, { grant_type: 'refresh_token', refresh_token: token, ...changes })

const use = async (token: string) =>
  (
    await fetch(`${world.origin}/services/data/v65.0/ui-api/list-records/Account/AllAccounts`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status

describe('where an answer is sent to', () => {
  it.each([
    'https://app.example.com/callback/more',
    'https://app.example.com/callback?more=1',
    'https://app.example.com/callback/../evil',
    'https://app.example.com/callback#part',
    'https://app.example.com@evil.example.com/callback',
    'https://user@app.example.com/callback',
    'https://app.example.com.evil.example.com/callback',
    'https://app.example.com:8443/callback',
    'http://app.example.com/callback',
    'https://APP.example.com/Callback',
    '//app.example.com/callback',
    'javascript:alert(1)',
  ])('is the registered address to the letter, and not %s', async (redirect_uri) => {
    const { response, html } = await visitor.ask(requestOf(newVerifier(), { redirect_uri }))
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
    expect(html).not.toContain('evil')
    expect(html).not.toContain('alert(1)')
  })

  it('may have any port on the person’s own machine, and no other path', async () => {
    const ask = (redirect_uri: string) =>
      visitor.ask(requestOf(newVerifier(), { client_id: desktop.id, redirect_uri }))
    expect((await ask('http://127.0.0.1:49152/callback')).response.status).toBe(200)
    expect((await ask('http://127.0.0.1:49152/other')).response.status).toBe(400)
    expect((await ask('http://localhost.evil.example.com:1/callback')).response.status).toBe(400)
  })

  it('is never reached as a fragment or by a form', async () => {
    for (const mode of ['fragment', 'form_post', 'web_message']) {
      expect((await visitor.open(requestOf(newVerifier(), { response_mode: mode }))).status).toBe(400)
    }
  })

  it('comes with the issuer, so that a program sees which server answered', async () => {
    const callback = await visitor.approve(requestOf(newVerifier()))
    expect(callback.searchParams.get('iss')).toBe(world.origin)
    expect(callback.searchParams.get('state')).toBe('abc')
  })
})

describe('a code', () => {
  it('counts once: the second time ends what the first gave', async () => {
    const verifier = newVerifier()
    const code = await approved(verifier)
    const first = await redeem(code, verifier)
    expect(await use(String(first.content.access_token))).toBe(200)
    expect((await redeem(code, verifier)).content.error).toBe('invalid_grant')
    expect(await use(String(first.content.access_token))).toBe(401)
    expect((await refresh(String(first.content.refresh_token))).content.error).toBe('invalid_grant')
  })

  it('that comes twice at once leaves at most nothing alive', async () => {
    const verifier = newVerifier()
    const code = await approved(verifier)
    const answers = await Promise.all([1, 2, 3, 4].map(() => redeem(code, verifier)))
    const good = answers.filter(({ status }) => status === 200)
    expect(good.length).toBeLessThanOrEqual(1)
    for (const { content } of good) expect(await use(String(content.access_token))).toBe(401)
  })

  it('is refused to another client, for another address, and without its verifier', async () => {
    const verifier = newVerifier()
    expect((await redeem(await approved(verifier), verifier, other)).content.error).toBe('invalid_grant')
    const elsewhere = { redirect_uri: 'https://app.example.com/other' }
    expect((await redeem(await approved(verifier), verifier, mine, elsewhere)).status).toBe(400)
    expect((await redeem(await approved(verifier), newVerifier())).content.error).toBe('invalid_grant')
    expect((await redeem(await approved(verifier), challengeOf(verifier))).content.error).toBe(
      'invalid_grant',
    )
    expect((await redeem(await approved(verifier), '')).status).toBe(400)
  })

  it('is refused after a new password', async () => {
    const verifier = newVerifier()
    const code = await approved(verifier)
    await world.context.identity.endWaysIn(visitor.userId, { event: 'logOutOfOthers' })
    expect((await redeem(code, verifier)).content.error).toBe('invalid_grant')
    visitor = await createVisitor(world, 'dana.whitcombe@example.com')
  })
})

describe('a request for access', () => {
  it.each([
    ['no challenge', { code_challenge: null, code_challenge_method: null }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['an unknown method', { code_challenge_method: 'S128' }],
    ['the implicit flow', { response_type: 'token' }],
    ['an id token in the address', { response_type: 'id_token', nonce: 'n' }],
    ['the hybrid flow', { response_type: 'code id_token', nonce: 'n' }],
    ['a scope that its client does not have', { scope: 'api' }],
    ['a request object by reference', { request_uri: 'https://evil.example.com/request' }],
    ['silence', { prompt: 'none' }],
  ])('gets no code with %s', async (_what, changes) => {
    const { page } = await visitor.ask(requestOf(newVerifier(), changes))
    expect(page.pathname.startsWith('/authorize/')).toBe(false)
    expect(page.href).not.toContain('code=')
  })

  it('is given nothing for a scope that does not exist', async () => {
    const verifier = newVerifier()
    const callback = await visitor.approve(requestOf(verifier, { scope: 'api:read everything' }))
    const { content } = await redeem(callback.searchParams.get('code') ?? '', verifier)
    expect(content.scope).toBe('api:read')
  })

  it('of an unknown client leads nowhere and repeats nothing', async () => {
    const { response, html } = await visitor.ask(
      requestOf(newVerifier(), { client_id: '<script>x</script>', state: '"><img>' }),
    )
    expect(response.status).toBe(400)
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<img>')
  })

  it('is asked about every time, whatever was approved before', async () => {
    await visitor.approve(requestOf(newVerifier()))
    const { page } = await visitor.ask(requestOf(newVerifier()))
    expect(page.pathname).toMatch(/^\/authorize\//)
  })

  it('does not count host and scheme that a request claims for itself', async () => {
    const answer = await visitor.open(requestOf(newVerifier()), {
      headers: { 'x-forwarded-host': 'evil.example.com', 'x-forwarded-proto': 'https' },
    })
    expect(answer.headers.get('location')).not.toContain('evil')
  })
})

describe('the page that asks', () => {
  it('leads whoever is not signed in to the log-in and back', async () => {
    const stranger = await createVisitor(world, null)
    const { response, page } = await stranger.ask(requestOf(newVerifier()))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      `/login?startURL=${encodeURIComponent(`${page.pathname}?lang=en`)}`,
    )
  })

  it('names the program as text, cannot be framed, and loads nothing', async () => {
    const { html, response } = await visitor.ask(requestOf(newVerifier()))
    expect(html).toContain('Home &lt;b&gt;Meter&lt;/b&gt;')
    expect(html).toContain('app.example.com')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("default-src 'none'")
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  it('speaks Spanish to those who do', async () => {
    const { page } = await visitor.ask(requestOf(newVerifier()))
    const spanish = await (await visitor.open(`${page.href}?lang=es`)).text()
    expect(spanish).toContain('lang="es"')
    expect(spanish).toContain('Permitir el acceso')
  })

  it('takes no answer from another site', async () => {
    const { page } = await visitor.ask(requestOf(newVerifier()))
    const body = new URLSearchParams({ decision: 'approve', user: visitor.userId })
    const headers = { origin: 'https://evil.example.com', 'sec-fetch-site': 'cross-site' }
    expect((await visitor.open(page, { method: 'POST', body, headers })).status).toBe(403)
  })

  it('takes no answer in another browser, nor from another person', async () => {
    const { page } = await visitor.ask(requestOf(newVerifier()))
    const body = new URLSearchParams({ decision: 'approve', user: visitor.userId })
    const stranger = await createVisitor(world, 'theodore.okonjo-vale@example.com')
    expect((await stranger.open(page, { method: 'POST', body })).status).toBe(400)
    const again = await visitor.open(page, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve', user: stranger.userId }),
    })
    expect(again.status).toBe(200)
  })

  it('sends a refusal on as one', async () => {
    const { page } = await visitor.ask(requestOf(newVerifier()))
    const callback = await visitor.answer(page, 'decline')
    expect(callback.searchParams.get('error')).toBe('access_denied')
    expect(callback.searchParams.get('code')).toBeNull()
  })

  it('asks nobody where a newer log-in is wanted', async () => {
    const { response } = await visitor.ask(requestOf(newVerifier(), { prompt: 'login' }))
    expect(response.status).toBe(303)
    const resumed = await visitor.open(new URL(response.headers.get('location') ?? '', world.origin))
    expect(resumed.headers.get('location')).toContain('error=login_required')
  })
})

describe('a refresh token', () => {
  it('that comes again ends the whole family', async () => {
    const first = await tokensOf()
    const second = (await refresh(first.refresh)).content
    expect(await use(String(second.access_token))).toBe(200)
    expect((await refresh(first.refresh)).content.error).toBe('invalid_grant')
    expect(await use(String(second.access_token))).toBe(401)
    expect((await refresh(String(second.refresh_token))).content.error).toBe('invalid_grant')
  })

  it('counts for its own client, and never for more than was approved', async () => {
    const tokens = await tokensOf()
    expect((await refresh(tokens.refresh, other)).content.error).toBe('invalid_grant')
    expect((await refresh(tokens.refresh, mine, { scope: 'api' })).content.error).toBe('invalid_scope')
    expect((await refresh(tokens.refresh)).status).toBe(200)
  })

  it('is no access token, and an access token is no refresh token', async () => {
    const tokens = await tokensOf()
    expect(await use(tokens.refresh)).toBe(401)
    expect((await refresh(tokens.access)).content.error).toBe('invalid_grant')
  })
})

describe('a token ends', () => {
  it.each(['passwordReset', 'passwordChange', 'secondFactorAdded', 'logOutOfOthers'] as const)(
    'with what ends bearer tokens: %s',
    async (event) => {
      const person = await createVisitor(world, 'greta.lindholm-adair@example.com')
      const tokens = await tokensOf(person)
      expect(await use(tokens.access)).toBe(200)
      await world.context.identity.endWaysIn(person.userId, { event })
      expect(await use(tokens.access)).toBe(401)
      expect((await refresh(tokens.refresh)).content.error).toBe('invalid_grant')
      expect((await post('introspect', mine, { token: tokens.access })).content).toEqual({ active: false })
    },
  )

  it.each([
    `"IsActive" = false`,
    `"Portal_Role__c" = 'Advisor'`,
    `"Username" = 'theodore.moved@example.com'`,
  ])('with a change of its user, whoever writes it: %s', async (change) => {
    const person = await createVisitor(world, 'theodore.okonjo-vale@example.com')
    const tokens = await tokensOf(person)
    expect(await use(tokens.access)).toBe(200)
    await world.context.pool.query(`update record."User" set ${change} where "Id" = $1`, [person.userId])
    expect(await use(tokens.access)).toBe(401)
    expect((await refresh(tokens.refresh)).content.error).toBe('invalid_grant')
    await world.context.pool.query(
      `update record."User" set "IsActive" = true, "Portal_Role__c" = 'Customer',
         "Username" = 'theodore.okonjo-vale@example.com' where "Id" = $1`,
      [person.userId],
    )
    expect(await use(tokens.access)).toBe(401)
  })

  it('when it is revoked, and only by its own client', async () => {
    const tokens = await tokensOf()
    await post('revoke', other, { token: tokens.refresh })
    expect(await use(tokens.access)).toBe(200)
    expect((await post('revoke', mine, { token: tokens.refresh })).status).toBe(200)
    expect(await use(tokens.access)).toBe(401)
  })

  it('after half an hour', async () => {
    const tokens = await tokensOf()
    world.advance(30 * 60_000 + 1)
    expect(await use(tokens.access)).toBe(401)
    visitor = await createVisitor(world, 'dana.whitcombe@example.com')
  })
})

describe('the addresses for programs', () => {
  it('tell of a token to its own confidential client alone', async () => {
    const tokens = await tokensOf()
    expect((await post('introspect', mine, { token: tokens.access })).content.active).toBe(true)
    expect((await post('introspect', other, { token: tokens.access })).content).toEqual({ active: false })
    expect((await post('introspect', null, { token: tokens.access })).status).toBe(400)
    const asDesktop = await post('introspect', null, { token: tokens.access, client_id: desktop.id })
    expect(asDesktop.content.active).not.toBe(true)
  })

  it('know no secret but the right one, and not what is stored of it', async () => {
    const stored = createHash('sha256')
      .update(mine.secret ?? '')
      .digest('hex')
    for (const secret of ['wrong', stored, '']) {
      const answer = await post('token', { id: mine.id, secret }, { grant_type: 'client_credentials' })
      expect([400, 401]).toContain(answer.status)
      expect(answer.content.access_token).toBeUndefined()
    }
  })

  it('know neither passwords nor grants that a client does not have', async () => {
    const password = { grant_type: 'password', username: 'dana.whitcombe@example.com', password: 'x' }
    expect((await post('token', mine, password)).content.error).toBe('unsupported_grant_type')
    const own = await post('token', mine, { grant_type: 'client_credentials', scope: 'api:read' })
    expect(own.status).toBe(400)
    expect(own.content.access_token).toBeUndefined()
  })

  it('take no token from an address, and no large body', async () => {
    const tokens = await tokensOf()
    const inAddress = `${world.origin}/services/oauth2/userinfo?access_token=${tokens.access}`
    expect((await fetch(inAddress)).status).toBeGreaterThanOrEqual(400)
    const large = await fetch(`${world.origin}/services/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'x'.repeat(20_000) }),
    })
    expect(large.status).toBe(413)
  })

  it('answer with the headers of every answer, and are there for known hosts alone', async () => {
    const answer = await post('token', mine, { grant_type: 'refresh_token', refresh_token: 'x' })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-request-id')).not.toBeNull()
    const foreign = await world.app.inject({
      url: '/.well-known/openid-configuration',
      headers: { host: 'evil.example.com:x' },
    })
    expect(foreign.statusCode).toBe(400)
  })
})
