import {
  type CompanyProviderOfTest,
  type JwtClaims,
  startCompanyProvider,
} from '@porchlight/test-kit/company-provider'
import { createCompanyVisitor } from '@porchlight/test-kit/company-visitor'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { oneTimeCode } from '../dev/one-time-code'

let world: TestWorld
let company: CompanyProviderOfTest

beforeAll(async () => {
  world = await createTestWorld({
    listen: true,
    settings: async (origin) => {
      company = await startCompanyProvider(origin)
      return {
        ...company.settings,
        PORCHLIGHT_COMPANY_NEW_STAFF: 'create',
      }
    },
  })
})
afterAll(async () => {
  await world.close()
  await company.close()
})
beforeEach(() => {
  company.alterIdToken = null
  company.setAway(false)
})

const advisor = 'advisor.first@example.com'
const isBack = (address: string) => address.startsWith(`${world.origin}/company-sign-in/callback`)

/** Signs a person in from the company; returns where they end up, and the browser. */
async function come(subject: string, amr: readonly string[] = ['mfa'], startUrl = '') {
  company.signingIn = { subject, amr }
  const visitor = createCompanyVisitor()
  const query = startUrl === '' ? '' : `?startURL=${encodeURIComponent(startUrl)}`
  const callback = await visitor.walk(`${world.origin}/company-sign-in${query}`, isBack)
  const { location } = await visitor.step(callback)
  const session = visitor.cookie(world.origin, 'porchlight_session')
  return { visitor, callback, end: location?.slice(world.origin.length) ?? null, session }
}

async function userOf(username: string) {
  const { rows } = await world.context.pool.query<{ id: string; role: string; brand: string | null }>(
    `select "Id" as id, "Portal_Role__c" as role, "Served_Brand__c" as brand from record."User" where "Username" = $1`,
    [username],
  )
  return rows[0] ?? null
}

async function audited(action: string): Promise<number> {
  const { rows } = await world.context.pool.query<{ count: number }>(
    'select count(*)::int as count from platform.audit_entry where action = $1',
    [action],
  )
  return rows[0]?.count ?? 0
}

const alive = async (token: string | null) =>
  token !== null && (await world.context.identity.peekSession(token)) !== null

describe('a member of staff who comes from the company', () => {
  it('is linked the first time, recognised the second, and has the role of their groups each time', async () => {
    company.people.set('s-1', { email: advisor.toUpperCase(), groups: ['desk'] })
    const first = await come('s-1')
    expect(first.end).toBe('/console')
    expect(await alive(first.session)).toBe(true)
    const { id } = (await userOf(advisor)) ?? {}
    expect((await world.context.identity.peekSession(first.session ?? ''))?.userId).toBe(id)
    expect(await audited('staff-linked-by-company')).toBe(1)

    // The link counts from now on, whatever the address.
    company.people.set('s-1', { email: 'else@example.com', email_verified: false, groups: ['desk', 'leads'] })
    const second = await come('s-1', ['mfa'], '/console/work')
    expect(second.end).toBe('/console/work')
    expect(await userOf(advisor)).toEqual({ id, role: 'Supervisor', brand: 'first' })
    expect(await audited('staff-changed-by-company')).toBe(1)
    expect(await alive(first.session)).toBe(false)

    company.people.set('s-1', { email: advisor, groups: [] })
    const left = await come('s-1')
    expect(left).toMatchObject({ end: '/login?company-refused', session: null })
    expect(await alive(second.session)).toBe(false)
  })

  it('still needs the second factor here unless the provider says that there was one', async () => {
    company.people.set('s-2', { email: 'advisor.second@example.com', groups: ['desk-2'] })
    const weak = await come('s-2', ['pwd'])
    expect(weak.end).toBe('/second-factor?enrol&startURL=%2Fconsole')
    expect(weak.session).toBeNull()
    expect(weak.visitor.cookie(world.origin, 'porchlight_pending')).not.toBeNull()
  })

  it('is made, with the role of their groups, where nobody has their verified address', async () => {
    const email = 'new.hire@example.com'
    company.people.set('s-3', { email, groups: ['desk'], given_name: 'Noor', family_name: 'Ellery' })
    expect((await come('s-3')).end).toBe('/console')
    expect(await userOf(email)).toMatchObject({ role: 'Advisor', brand: 'first' })
    company.people.set('s-4', { email, groups: ['admins'] })
    expect((await come('s-4')).end).toBe('/login?company-refused')
    expect(await userOf(email)).toMatchObject({ role: 'Advisor' })
  })

  it.each([
    ['without a role', { email: 'supervisor@example.com', groups: ['canteen'] }],
    [
      'with an unverified address',
      { email: 'supervisor@example.com', email_verified: false, groups: ['leads'] },
    ],
    ['with the address of a customer', { email: 'dana.whitcombe@example.com', groups: ['desk'] }],
    ['with the address of the platform itself', { email: 'system@example.com', groups: ['admins'] }],
    ['with the address of a break-glass account', { email: 'admin@example.com', groups: ['admins'] }],
  ])('%s is refused alike, and nothing changes', async (name, member) => {
    company.people.set(`refused ${name}`, member)
    const before = await userOf(member.email)
    expect(await come(`refused ${name}`)).toMatchObject({ end: '/login?company-refused', session: null })
    expect(await userOf(member.email)).toEqual(before)
  })

  it('is told so when the provider is away, in their language', async () => {
    const visitor = createCompanyVisitor()
    company.signingIn = { subject: 's-3', amr: ['mfa'] }
    const callback = await visitor.walk(`${world.origin}/es/company-sign-in`, isBack)
    company.setAway(true)
    const { location } = await visitor.step(callback)
    expect(location).toBe(`${world.origin}/es/login?company-unavailable`)
  })

  it('is led to no other site', async () => {
    expect((await come('s-3', ['mfa'], 'https://evil.example/')).end).toBe('/console')
    expect((await come('s-3', ['mfa'], '//evil.example/')).end).toBe('/console')
  })
})

describe('the tokens of the company', () => {
  it('stay in the server: they are in no answer, no cookie and no table', async () => {
    company.signingIn = { subject: 's-3', amr: ['mfa'] }
    const visitor = createCompanyVisitor()
    const callback = await visitor.walk(`${world.origin}/company-sign-in`, isBack)
    const cookie = `porchlight_company=${visitor.cookie(world.origin, 'porchlight_company')}`
    const known = company.issued.length
    const answer = await fetch(callback, { redirect: 'manual', headers: { cookie } })
    expect(answer.headers.get('location')).toBe('/console')
    const tokens = company.issued.slice(known)
    expect(tokens.length).toBeGreaterThanOrEqual(2)
    const said = JSON.stringify([[...answer.headers], await answer.text()])

    const { rows: tables } = await world.context.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    expect(tables.length).toBeGreaterThan(50)
    for (const token of tokens) {
      expect(said).not.toContain(token)
      const hex = Buffer.from(token).toString('hex')
      for (const { name } of tables) {
        const { rowCount } = await world.context.pool.query(
          `select 1 from ${name} as t where t::text like $1 or t::text like $2 limit 1`,
          [`%${token}%`, `%${hex}%`],
        )
        expect(rowCount, name).toBe(0)
      }
    }
  })
})

describe('a link to the beginning', () => {
  const follow = (path: string, site?: string) =>
    fetch(`${world.origin}${path}`, {
      redirect: 'manual',
      headers: site === undefined ? {} : { 'sec-fetch-site': site },
    })
  const whereTo = async (path: string, site?: string) => (await follow(path, site)).headers.get('location')

  it.each(['cross-site', 'same-site'])(
    'of another site (%s) begins nothing: the log-in page has the button',
    async (site) => {
      const answer = await follow('/company-sign-in', site)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login'])
      expect(answer.headers.getSetCookie().join()).not.toContain('porchlight_company')
      expect(await whereTo('/es/company-sign-in', site)).toBe('/es/login')
      const start = '?startURL=%2Fconsole%2Fwork'
      expect(await whereTo(`/company-sign-in${start}`, site)).toBe(`/login${start}`)
      expect(await whereTo('/company-sign-in?startURL=%2F%2Fevil.example', site)).toBe('/login')
    },
  )

  it('of another site does not end a sign-in that the browser began itself', async () => {
    company.signingIn = { subject: 's-3', amr: ['mfa'] }
    const visitor = createCompanyVisitor()
    const callback = await visitor.walk(`${world.origin}/company-sign-in`, isBack)
    await visitor.step(`${world.origin}/company-sign-in`, { 'sec-fetch-site': 'cross-site' })
    // The provider's site is a different one, and its response is accepted.
    const { location } = await visitor.step(callback, { 'sec-fetch-site': 'cross-site' })
    expect(location).toBe(`${world.origin}/console`)
  })

  it.each(['same-origin', 'none', undefined])(
    'of our page, or typed (%s), leads to the company',
    async (site) => {
      expect(await whereTo('/company-sign-in', site)).toMatch(`${company.issuer}/`)
    },
  )
})

describe('an answer that proves nothing', () => {
  const again = '/login?company-again'

  /** Returns a browser from the company with a callback modified in transit. */
  async function changed(change: (callback: URL) => void) {
    company.signingIn = { subject: 's-3', amr: ['mfa'] }
    const visitor = createCompanyVisitor()
    const callback = new URL(await visitor.walk(`${world.origin}/company-sign-in`, isBack))
    change(callback)
    const { location } = await visitor.step(callback.href)
    return [location?.slice(world.origin.length), visitor.cookie(world.origin, 'porchlight_session')]
  }

  it('has no state, a foreign one, or another issuer', async () => {
    expect(await changed(({ searchParams }) => searchParams.delete('state'))).toEqual([again, null])
    expect(await changed(({ searchParams }) => searchParams.set('state', 'x'.repeat(43)))).toEqual([
      again,
      null,
    ])
    expect(await changed(({ searchParams }) => searchParams.set('iss', 'http://evil.example'))).toEqual([
      again,
      null,
    ])
    expect(await changed(({ searchParams }) => searchParams.delete('iss'))).toEqual([again, null])
  })

  it('comes to a browser that did not ask (login CSRF), or a second time', async () => {
    company.signingIn = { subject: 's-3', amr: ['mfa'] }
    const attacker = createCompanyVisitor()
    const callback = await attacker.walk(`${world.origin}/company-sign-in`, isBack)
    const victim = createCompanyVisitor()
    await victim.step(`${world.origin}/company-sign-in`)
    expect((await victim.step(callback)).location).toBe(`${world.origin}${again}`)
    expect(victim.cookie(world.origin, 'porchlight_session')).toBeNull()

    const token = attacker.cookie(world.origin, 'porchlight_company')
    expect((await attacker.step(callback)).location).toBe(`${world.origin}/console`)
    const replay = await fetch(callback, {
      redirect: 'manual',
      headers: { cookie: `porchlight_company=${token}` },
    })
    expect(replay.headers.get('location')).toBe(again)
  })

  const unsigned = async (claims: JwtClaims) =>
    `${[{ alg: 'none' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`

  it.each<[string, (claims: JwtClaims) => Promise<string>]>([
    ['another nonce', (claims) => company.sign({ ...claims, nonce: 'another' })],
    ['no nonce', ({ nonce: _, ...claims }) => company.sign(claims)],
    ['another issuer', (claims) => company.sign({ ...claims, iss: 'http://evil.example' })],
    ['another audience', (claims) => company.sign({ ...claims, aud: 'another-client' })],
    ['an end in the past', (claims) => company.sign({ ...claims, exp: Number(claims.iat) - 3_600 })],
    ['no signature', unsigned],
    [
      'a signature of somebody else',
      async (claims) => `${(await company.sign(claims)).split('.').slice(0, 2).join('.')}.${'A'.repeat(342)}`,
    ],
  ])('is an ID token with %s', async (_name, alter) => {
    company.alterIdToken = alter
    expect(await come('s-3')).toMatchObject({ end: again, session: null })
  })
})

describe('where staff come by the company alone', () => {
  const logIn = (username: string) =>
    world.app.inject({
      method: 'POST',
      url: '/lwr/apex/v65.0/CustomerPortalLoginController/logIn',
      payload: { username, password: 'Porchlight-demo-1!' },
    })

  it('passwords of staff are refused, and those of customers are not', async () => {
    const staff = await logIn('supervisor@example.com')
    expect([staff.statusCode, staff.body.includes('COMPANY_SIGN_IN_ONLY')]).toEqual([403, true])
    expect(staff.cookies).toEqual([])
    const wrong = await world.app.inject({
      method: 'POST',
      url: '/lwr/apex/v65.0/CustomerPortalLoginController/logIn',
      payload: { username: 'supervisor@example.com', password: 'wrong' },
    })
    expect([wrong.statusCode, wrong.body.includes('LOGIN_FAILED')]).toEqual([401, true])
    expect((await logIn('dana.whitcombe@example.com')).statusCode).toBe(200)
  })

  it('a break-glass account lets in with its second factor, and each use is audited and mailed', async () => {
    const { identity, pool } = world.context
    const { id = '' } = (await userOf('admin@example.com')) ?? {}
    const answer = await logIn('admin@example.com')
    expect(answer.json()).toMatchObject({ next: 'enrolment' })
    const pending = answer.cookies.find(({ name }) => name === 'porchlight_pending')?.value ?? ''
    const headers = { cookie: `porchlight_pending=${pending}` }
    const call = async (method: string, payload: object) =>
      (await world.app.inject({ method: 'POST', url: `/lwr/apex/v65.0/${method}`, headers, payload })).json()
    const { secret } = await call('CustomerPortalLoginController/enrolTotp', {})
    expect(await audited('break-glass-used')).toBe(0)
    const code = oneTimeCode(String(secret), world.context.now())
    await call('CustomerPortalLoginController/confirmTotp', { code })
    expect(await identity.listSessions(id)).toHaveLength(1)
    expect(await audited('break-glass-used')).toBe(1)
    const { rows } = await pool.query<{ payload: { userId: string; usedBy: string } }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'send-break-glass-used'`,
    )
    expect(rows.map(({ payload }) => [payload.userId, payload.usedBy])).toEqual([[id, id]])
  })
})

describe('a logout at the company', () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const post = async (token: string) => {
    const body = new URLSearchParams({ logout_token: token })
    return (await fetch(`${world.origin}/company-sign-in/logout`, { method: 'POST', body })).status
  }
  const seconds = () => Math.floor(Date.now() / 1_000)
  let count = 0
  const claimsOf = (changes: JwtClaims = {}): JwtClaims => {
    count += 1
    const iat = seconds()
    const { issuer: iss, clientId: aud } = company
    return { iss, aud, iat, exp: iat + 120, jti: `logout-${count}`, events: event, sub: 's-3', ...changes }
  }
  const signed = (claims: JwtClaims) => company.sign(claims, 'logout+jwt')

  it('ends the sessions that came from there, in every process, and counts once', async () => {
    const { session } = await come('s-3')
    const sibling = await world.startSibling()
    const asked = () =>
      fetch(`${sibling.origin}/services/data/v65.0/ui-api/object-info/Account`, {
        headers: { cookie: `porchlight_session=${session}` },
      })
    expect((await asked()).status).toBe(200)
    const token = await signed(claimsOf())
    expect(await post(token)).toBe(200)
    expect(await alive(session)).toBe(false)
    await expect.poll(async () => (await asked()).status).toBe(401)
    expect(await post(token)).toBe(400)
  })

  it('by a session of the provider ends that one alone', async () => {
    const [one, other] = [await come('s-3'), await come('s-3')]
    const origin = await world.context.identity.company.originOf(one.session ?? '')
    expect(origin?.sid).toEqual(expect.any(String))
    expect(await post(await signed(claimsOf({ sub: undefined, sid: origin?.sid })))).toBe(200)
    expect([await alive(one.session), await alive(other.session)]).toEqual([false, true])
  })

  it.each<[string, () => Promise<string>]>([
    [
      'forged',
      async () => `${(await signed(claimsOf())).split('.').slice(0, 2).join('.')}.${'A'.repeat(342)}`,
    ],
    ['for another audience', () => signed(claimsOf({ aud: 'another-client' }))],
    ['of another issuer', () => signed(claimsOf({ iss: 'http://evil.example' }))],
    ['an ID token', () => signed(claimsOf({ events: undefined, nonce: 'n' }))],
    ['with a nonce', () => signed(claimsOf({ nonce: 'n' }))],
    ['about nobody', () => signed(claimsOf({ sub: undefined }))],
    ['old', () => signed(claimsOf({ iat: seconds() - 3_600, exp: seconds() + 60 }))],
    ['over', () => signed(claimsOf({ exp: seconds() - 60 }))],
    ['without an id', () => signed(claimsOf({ jti: undefined }))],
    ['of another type', () => company.sign(claimsOf(), 'at+jwt')],
    ['of no particular type', () => company.sign(claimsOf(), 'JWT')],
    ['of no type', () => company.sign(claimsOf())],
    ['no token', async () => 'x'],
  ])('is not believed when its token is %s', async (_name, make) => {
    const { session } = await come('s-3')
    expect(await post(await make())).toBe(400)
    expect(await alive(session)).toBe(true)
  })

  it('is offered after signing out here', async () => {
    const { session, visitor } = await come('s-3')
    const answer = await world.app.inject({
      method: 'POST',
      url: '/lwr/apex/v65.0/CustomerPortalLoginController/logOut',
      headers: {
        cookie: `porchlight_session=${session}`,
        host: new URL(world.origin).host,
        origin: world.origin,
      },
      payload: {},
    })
    expect(answer.json()).toEqual({ location: '/login?signed-out&company' })
    const { location } = await visitor.step(`${world.origin}/company-sign-in/sign-out`)
    const address = new URL(location ?? '')
    expect(address.origin).toBe(company.issuer)
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${world.origin}/login`)
  })
})
