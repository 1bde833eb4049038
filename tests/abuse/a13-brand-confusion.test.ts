import type { BrandKey } from '@porchlight/brands'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, password, withHole } from './abuse-world'
import { createSignedUp } from './newcomer'
import { withIdentity } from './planted-identities'
import { brandHosts, openBrowser, outcomeOf } from './portal-browser'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld({ portal: true })
})
afterAll(() => world.world.close())

describe('A13: what belongs to one brand', () => {
  it('stays there: cookies, sessions and footers', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when sessions do not know where they began', async () => {
    const planted = await withHole(world, {
      context: (context) =>
        withIdentity(context, (identity) => ({
          findSession: async (token) => {
            const session = await identity.findSession(token)
            return session === null ? null : { ...session, hostBrand: null }
          },
        })),
    })
    expect(await findLeaks(planted)).toEqual([
      'a session reads on another brand',
      'a session reads on another brand as a bearer token',
      'a session opens pages of another brand',
      'a session changes things on another brand',
    ])
  })

  twinIt('is reported by this check when cookies are for the whole domain', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (_request, reply, payload) => {
          const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String)
          if (cookies.length === 0) return payload
          reply.removeHeader('set-cookie')
          reply.header(
            'set-cookie',
            cookies.map((cookie) => `${cookie}; Domain=localhost`),
          )
          return payload
        })
      },
    })
    expect(await findLeaks(planted)).toContain('porchlight_session is for localhost')
  })

  twinIt('is reported by this check when pages are kept without their host', async () => {
    const planted = await withHole(world, { app: cachePagesByAddress })
    expect(await findLeaks(planted)).toContain('/login of second shows first')
  })

  twinIt('is reported by this check when the client names the host', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onRequest', async (request) => {
          const said = request.headers['x-forwarded-host']
          if (said !== undefined) request.raw.headers.host = String(said)
        })
      },
    })
    expect(await findLeaks(planted)).toContain('/login of first shows second when the client says so')
  })
})

/** A hole: a cache in front of the server whose key is the address without the host. */
function cachePagesByAddress(app: FastifyInstance): void {
  const stored = new Map<string, unknown>()
  app.addHook('onSend', async (request, reply, payload) => {
    const isGuest = (request.headers.cookie ?? '') === ''
    if (request.method !== 'GET' || reply.statusCode !== 200 || !isGuest) return payload
    if (!stored.has(request.url)) stored.set(request.url, payload)
    return stored.get(request.url)
  })
}

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  return [...(await leaksOfSessions(target)), ...(await leaksOfFooters(target))]
}

async function leaksOfSessions(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const customer = await createSignedUp(target)
  const home = openBrowser(target, { brand: 'first' })
  const signedIn = await home.call('logIn', { username: customer.email, password })
  for (const { name, domain } of signedIn.cookies) {
    if (domain !== undefined) leaks.push(`${name} is for ${domain}`)
  }
  const token = home.cookies.get('porchlight_session')
  if (token === undefined) throw new TypeError(signedIn.payload)
  const record = `/services/data/v65.0/ui-api/records/${customer.contactId}?fields=Contact.Name`
  if (outcomeOf(await home.get(record)) !== '200') leaks.push('a session does not read at home')

  const elsewhere = openBrowser(target, { brand: 'second' })
  elsewhere.cookies.set('porchlight_session', token)
  if (outcomeOf(await elsewhere.get(record)) !== '401 INVALID_SESSION_ID') {
    leaks.push('a session reads on another brand')
  }
  const program = openBrowser(target, { brand: 'second', headers: { authorization: `Bearer ${token}` } })
  if (outcomeOf(await program.get(record)) !== '401 INVALID_SESSION_ID') {
    leaks.push('a session reads on another brand as a bearer token')
  }
  if ((await elsewhere.get('/profile')).statusCode !== 302)
    leaks.push('a session opens pages of another brand')
  elsewhere.cookies.set('porchlight_session', token)
  const changed = await elsewhere.call('updateLanguage', { language: 'es' })
  if (!outcomeOf(changed).startsWith('401')) leaks.push('a session changes things on another brand')
  return leaks
}

/** Identifies a page's brand by the phone number in its footer. */
async function leaksOfFooters(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const phones = await target.context.pool.query<{ brand: BrandKey; phone: string }>(
    `select "Name" as brand, "Customer_Service_Phone_Number__c" as phone from record."Brand__c" order by 1`,
  )
  const brandsOf = (page: string) =>
    phones.rows.filter(({ phone }) => page.includes(phone)).map((row) => row.brand)
  const show = async (
    brand: BrandKey,
    path: string,
    headers: Readonly<Record<string, string>>,
    said = '',
  ) => {
    const { payload, statusCode } = await openBrowser(target, { brand, headers }).get(path)
    const shown = statusCode === 200 ? brandsOf(payload) : [String(statusCode)]
    if (shown.join() !== brand) leaks.push(`${path} of ${brand} shows ${shown.join(' and ')}${said}`)
  }
  const paths = ['/login', '/es/login', '/find-my-account', '/login?startURL=/AMIGO&brand=TARA']
  for (const path of paths) {
    for (const { brand } of [...phones.rows, ...phones.rows.toReversed()]) await show(brand, path, {})
    await Promise.all(phones.rows.map(({ brand }) => show(brand, path, { 'if-none-match': '*' })))
  }
  for (const name of ['x-forwarded-host', 'x-host', 'x-original-host', 'referer', 'origin']) {
    await show('first', '/login', { [name]: brandHosts.second }, ' when the client says so')
  }
  // A customer's page has the brand of the account; the next guest's has that of the host again.
  const customer = await createSignedUp(target, { brand: 'third' })
  const browser = openBrowser(target, { brand: 'first' })
  await browser.call('logIn', { username: customer.email, password })
  const own = await browser.get('/profile')
  if (brandsOf(own.payload).join() !== 'third')
    leaks.push(`a customer of third sees ${brandsOf(own.payload)}`)
  await show('first', '/login', {}, ' after a customer of third')
  return leaks
}
