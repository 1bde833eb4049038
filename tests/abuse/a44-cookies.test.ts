import { createHash } from 'node:crypto'
import { cookieHoldings, programCookieHoldings } from '@porchlight/portal-page'
import { registerOAuthClient, type ServerContext } from '@porchlight/server/testing'
import { type CompanyProviderOfTest, startCompanyProvider } from '@porchlight/test-kit/company-provider'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../journeys/portal-visit'
import { type AbuseWorld, openAbuseWorld, password, withHole } from './abuse-world'
import { openStaffBrowser, startView, viewCookie } from './customer-view'
import { createSignedUp, type SignedUp } from './newcomer'
import { pagePaths } from './page-paths'
import { openBrowser, type PortalBrowser } from './portal-browser'
import { agreed, fillSignUp, newPerson } from './sign-up-attempts'
import { twinIt } from './twin-it'

let world: AbuseWorld
let company: CompanyProviderOfTest

beforeAll(async () => {
  company = await startCompanyProvider('http://localhost')
  const settings = async () => ({ ...company.settings, PORCHLIGHT_COMPANY_ONLY: '0' })
  world = await openAbuseWorld({ portal: true, settings })
})
beforeEach(() => world.world.advance(3_600_000))
afterAll(() => world.world.close().finally(() => company.close()))

const prefix = 'porchlight_'

/** The cookies that outlive a session, reviewed individually: they reveal and open nothing personal. */
const outliving: readonly string[] = ['device']

describe('A44: the list of cookies', () => {
  it('names every cookie that is set, with its time, and none besides', async () => {
    expect(await compareWithList(world)).toEqual([])
  })

  twinIt('is reported by this check when a cookie is set that it does not name', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (_request, reply) => {
          reply.header('set-cookie', 'porchlight_visitor=1; Path=/; HttpOnly')
        })
      },
    })
    expect(await compareWithList(planted)).toEqual(['visitor is not in the list'])
  })
})

describe('A44: once a session is over, its browser', () => {
  it('has no cookie of it, however it ended', async () => {
    expect(await findLeft(world)).toEqual([])
  })

  twinIt('is reported by this check when only the session is taken away', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (_request, reply) => {
          const all = [reply.getHeader('set-cookie') ?? []].flat().map(String)
          const isCleared = (cookie: string) => /Max-Age=0/.test(cookie) && !/_session=/.test(cookie)
          reply.removeHeader('set-cookie')
          for (const cookie of all) if (!isCleared(cookie)) reply.header('set-cookie', cookie)
        })
      },
    })
    const left = await findLeft(planted)
    for (const ending of Object.keys(endings)) {
      expect(left).toContain(`${ending}: sign_up`)
      expect(left).toContain(`${ending}: order_link`)
    }
  })
})

describe('A44: what a customer began', () => {
  it('is shown to that customer only, even where no log-out took the cookies away', async () => {
    expect(await findShown(world)).toEqual([])
  })

  twinIt('is reported by this check when cookies count for whoever has them', async () => {
    const forEveryone = (context: ServerContext): ServerContext => ({
      ...context,
      cookieHolders: {
        seal: (key, token) => context.cookieHolders.seal(key, token, null),
        open: context.cookieHolders.open,
      },
    })
    expect(await findShown(await withHole(world, { context: forEveryone }))).toEqual([
      'a guest: the sign-up',
      'another customer: the sign-up',
      'a guest: the order that was placed',
    ])
  })
})

/** Inspects every response of a life in which each kind of cookie is set, and of every page. */
async function compareWithList(target: AbuseWorld): Promise<readonly string[]> {
  const seen = new Map<string, number | null>()
  const note = ({ cookies }: LightMyRequestResponse) => {
    for (const { name, value, maxAge, expires } of cookies) {
      // The authorization server includes a moment, by the real clock, and signs each of its cookies with another.
      const untilThen =
        expires === undefined ? null : Math.round((expires.getTime() - Date.now()) / 60_000) * 60
      const key = name.replace(/^(__Host-|__Secure-)?porchlight_/, '').replace(/\.sig$/, '')
      const isCleared = value === '' || expires?.getTime() === 0
      if (!isCleared) seen.set(key, maxAge ?? untilThen)
    }
  }
  const watched: AbuseWorld = {
    ...target,
    send: async (request) => {
      const answer = await target.send(request)
      note(answer)
      return answer
    },
  }
  const customer = await createSignedUp(watched)
  const browser = await withEveryCookie(watched, customer)
  await allowProgram(watched, browser)
  for (const path of pagePaths(target.world)) await browser.get(path)
  const listed = new Map(
    Object.entries({ ...cookieHoldings, ...programCookieHoldings }).map(([key, { maxAgeSeconds }]) => [
      key,
      maxAgeSeconds,
    ]),
  )
  return [
    ...[...seen.keys()].filter((key) => !listed.has(key)).map((key) => `${key} is not in the list`),
    ...[...listed].flatMap(([key, maxAge]) => {
      if (!seen.has(key)) return [`${key} is never set`]
      return seen.get(key) === maxAge ? [] : [`${key} lives ${seen.get(key)} s`]
    }),
  ]
}

/** Returns a browser with a signed-in customer who started everything that leaves a cookie. */
async function withEveryCookie(target: AbuseWorld, customer: SignedUp): Promise<PortalBrowser> {
  const browser = openBrowser(target)
  const { confirmationNumber: identifier, zipCode, email: username } = customer
  const succeed = async (method: string, body: object) => {
    const answer = await browser.call(method, body)
    if (answer.statusCode !== 200) throw new TypeError(`${method}: ${answer.payload}`)
  }
  await browser.get('/company-sign-in')
  // Staff are prompted for a second factor.
  await succeed('logIn', { username: 'advisor.first@example.com', password: demoPassword })
  await succeed('logIn', { username, password })
  await setViewCookie(target, customer, browser)
  await succeed('findMyAccount', { identifier, zipCode })
  await browser.get(await linkToOrder(target, customer, 'documents'))
  await succeed('takeOrderLink', { choice: 'mine' })
  await browser.get(await linkToOrder(target, customer, 'deposit'))
  await fillSignUp(target, newPerson(), browser)
  await succeed('submitEnrollment', agreed)
  return browser
}

/** Has the browser's customer grant a program what it requests. */
async function allowProgram(target: AbuseWorld, browser: PortalBrowser): Promise<void> {
  const { pool, identity, now } = target.context
  const redirectUri = 'https://app.example.com/callback'
  const client = await registerOAuthClient(
    pool,
    {
      name: 'Home Meter',
      confidential: true,
      redirectUris: [redirectUri],
      grantTypes: ['authorization_code'],
      scopes: ['api:read'],
      allowedOrigins: [],
      serviceUserId: null,
    },
    now(),
  )
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: client.id,
    redirect_uri: redirectUri,
    scope: 'api:read',
    code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const asked = await browser.get(`/services/oauth2/authorize?${query}`)
  const user = (await identity.peekSession(browser.cookies.get(`${prefix}session`) ?? ''))?.userId
  const pressed = await browser.post(asked.headers.location ?? '', { decision: 'approve', user })
  const next = new URL(pressed.headers.location ?? '')
  const resumed = await browser.get(next.pathname)
  if (!resumed.headers.location?.includes('code=')) throw new TypeError(`No code: ${resumed.payload}`)
}

/**
 * Sets the cookie of a view in the browser as well, which only staff can start: it has no effect in the customer's own
 * session, and still has to be cleared with it.
 */
async function setViewCookie(target: AbuseWorld, { contactId }: SignedUp, browser: PortalBrowser) {
  const staff = await openStaffBrowser(target, 'advisor.first@example.com')
  await startView(staff, contactId)
  browser.cookies.set(viewCookie, staff.cookies.get(viewCookie) ?? '')
}

/** Returns the path of a link to a page of the customer's order. */
async function linkToOrder(
  { context: { pool, identity } }: AbuseWorld,
  { accountId }: SignedUp,
  page: string,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select "Id" as id from record."Order" where "AccountId" = $1',
    [accountId],
  )
  const orderId = rows[0]?.id ?? ''
  const subjectId = `${orderId}.${page}`
  const request = { purpose: 'orderTask', brand: 'first', subjectId, lifetimeMs: 3_600_000 } as const
  const { token } = await identity.issueOneTimeToken(request)
  return `/${page}/${orderId}?link=${token}`
}

/** How a session ends. */
const endings: Readonly<
  Record<string, (target: AbuseWorld, browser: PortalBrowser, token: string) => Promise<unknown>>
> = {
  'a log-out': (_target, browser) => browser.call('logOut'),
  'the end of this session in the list': async (_target, browser) => {
    const { sessions } = (await browser.call('listSessions')).json<{
      sessions: readonly { readonly id: string; readonly isPresent: boolean }[]
    }>()
    const sessionId = sessions.find(({ isPresent }) => isPresent)?.id
    return await browser.call('endSession', { sessionId })
  },
  'an end from another device': (target, _browser, token) => target.context.identity.endSession(token),
  'its rest': async (target) => target.world.advance(25 * 3_600_000),
}

/** Returns the cookies left after each ending, once the next page was opened. */
async function findLeft(target: AbuseWorld): Promise<readonly string[]> {
  const left: string[] = []
  for (const [ending, end] of Object.entries(endings)) {
    const browser = await withEveryCookie(target, await createSignedUp(target))
    const names = Object.keys(cookieHoldings).map((key) => prefix + key)
    const missing = names.filter((name) => !browser.cookies.has(name))
    if (missing.length > 0) throw new TypeError(`Before the end there is no ${missing.join()}.`)
    await end(target, browser, browser.cookies.get(`${prefix}session`) ?? '')
    await browser.get('/')
    for (const key of Object.keys(cookieHoldings)) {
      if (browser.cookies.has(prefix + key) && !outliving.includes(key)) left.push(`${ending}: ${key}`)
    }
    target.world.advance(3_600_000)
  }
  return left
}

/** Returns what the browser's next users see of a customer when only the session's cookie is gone after a restart. */
async function findShown(target: AbuseWorld): Promise<readonly string[]> {
  const customer = await createSignedUp(target)
  const browser = openBrowser(target)
  await browser.call('logIn', { username: customer.email, password })
  await fillSignUp(target, newPerson(), browser)
  const started = new Map(browser.cookies)
  /** Returns what the sign-up reveals to someone who has the remaining cookies. */
  const tellsNext = async (username: string | null) => {
    const next = openBrowser(target)
    for (const [name, value] of started) if (!name.endsWith('_session')) next.cookies.set(name, value)
    if (username !== null) await next.call('logIn', { username, password })
    return (await next.call('getSignUp')).payload.includes(customer.email)
  }
  const shown = (await tellsNext(customer.email)) ? [] : ['the customer is not shown the own sign-up']
  if (await tellsNext(null)) shown.push('a guest: the sign-up')
  if (await tellsNext((await createSignedUp(target)).email)) shown.push('another customer: the sign-up')

  await browser.call('submitEnrollment', agreed)
  browser.cookies.delete(`${prefix}session`)
  const { tracker } = (await browser.call('enrollmentStatus')).json<{ tracker: object | null }>()
  if (tracker !== null) shown.push('a guest: the order that was placed')
  return shown
}
