import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, withHole } from './abuse-world'
import { createNewcomer, createSignedUp, type Newcomer } from './newcomer'
import { openBrowser, type PortalBrowser } from './portal-browser'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld({ portal: true })
})
afterAll(() => world.world.close())

/** An order whose owner was mailed a link, with the path of that link. */
interface Linked extends Newcomer {
  readonly orderId: string
  readonly path: string
}

describe('A45: a link to somebody else’s order', () => {
  it('opens nothing by being visited, says whose order it is, and never replaces another unsaid', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when visiting it is enough', async () => {
    const { cookieHolders } = world.context
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (request, reply) => {
          const token = new URL(request.url, 'http://localhost').searchParams.get('link')
          if (token === null) return
          const value = cookieHolders.seal('order_link', token, null)
          reply.header('set-cookie', `porchlight_order_link=${value}; Path=/; HttpOnly`)
        })
      },
    })
    const leaks = await findLeaks(planted)
    expect(leaks).toContain('a visit opens the order')
    expect(leaks).toContain('a visit replaces the order that was looked up')
  })

  twinIt('is reported by this check when the question shows more than its owner needs', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (request, _reply, payload) =>
          request.url.endsWith('/offeredOrder')
            ? String(payload)
                .replace(/"street":"[^"]*"/, '"street":"12 Lantern Row"')
                .replace(/"replaces":"lookUp"/, '"replaces":null')
            : payload,
        )
      },
    })
    expect(await findLeaks(planted)).toEqual([
      'the question tells the street',
      'another order is replaced without a word',
    ])
  })

  twinIt('is reported by this check when pages that no mail leads to take links', async () => {
    const { cookieHolders } = world.context
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onRequest', async (request, reply) => {
          const token = new URL(request.url, 'http://localhost').searchParams.get('link')
          const value = token === null ? '' : cookieHolders.seal('link', token, null)
          if (token !== null) reply.header('set-cookie', `porchlight_link=${value}; Path=/; HttpOnly`)
        })
      },
    })
    expect(await findLeaks(planted)).toEqual(['a page that no mail leads to takes a link'])
  })
})

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const theirs = await linked(target)
  for (const check of [visiting, afterALookUp, signedIn, onOtherPages, opening])
    leaks.push(...(await check(target, theirs)))
  return [...new Set(leaks)]
}

type Check = (target: AbuseWorld, theirs: Linked) => Promise<readonly string[]>

const visiting: Check = async (target, theirs) => {
  const browser = openBrowser(target)
  const leaks: string[] = []
  const page = await visit(browser, theirs.path)
  if (/Lantern|Harrowgate/.test(page)) leaks.push('the question tells the street')
  if (!page.includes('Is this your order?')) leaks.push('a visit opens the order')
  for (const requested of [{}, { orderId: theirs.orderId }]) {
    if ((await problemOf(browser, requested)) !== 'linkOffered') leaks.push('a visit opens the order')
  }
  const sent = await browser.call('documentsOverview', { orderId: theirs.orderId })
  if (sent.payload.includes('12 Lantern Row')) leaks.push('a visit opens the order')
  return leaks
}

/** The victim has looked up their own order, and is then sent the attacker's link. */
const afterALookUp: Check = async (target, theirs) => {
  const leaks: string[] = []
  const browser = openBrowser(target)
  const { confirmationNumber: identifier, zipCode } = await createNewcomer(target)
  await browser.call('lookUpEnrollment', { identifier, zipCode })
  await visit(browser, theirs.path)
  const { offer } = (await browser.call('offeredOrder')).json<{ offer: { replaces: string } | null }>()
  if (offer === null) return ['a visit replaces the order that was looked up']
  if (offer.replaces !== 'lookUp') leaks.push('another order is replaced without a word')
  await browser.call('takeOrderLink', { choice: 'notMine' })
  if ((await problemOf(browser, {})) !== null) leaks.push('a refused link takes the look-up away')
  if ((await problemOf(browser, { orderId: theirs.orderId })) === null)
    leaks.push('a refused link opens its order')
  return leaks
}

const signedIn: Check = async (target, theirs) => {
  const { userId } = await createSignedUp(target)
  const { token } = await target.context.identity.startSession(userId, { hostBrand: 'first', language: 'en' })
  const browser = openBrowser(target)
  browser.cookies.set('porchlight_session', token)
  await visit(browser, theirs.path)
  const isOffered = (await problemOf(browser, { orderId: theirs.orderId })) === 'linkOffered'
  return isOffered ? [] : ['a visit opens the order']
}

const onOtherPages: Check = async (target, theirs) => {
  const browser = openBrowser(target)
  for (const path of ['/', '/plans', '/help', '/es/login']) {
    await visit(browser, path + theirs.path.slice(theirs.path.indexOf('?')))
  }
  return browser.cookies.has('porchlight_link') ? ['a page that no mail leads to takes a link'] : []
}

/** The owner's use of the link: it has to continue to work, after any number of scanners. */
const opening: Check = async (target, theirs) => {
  for (let count = 0; count < 3; count += 1) await visit(openBrowser(target), theirs.path)
  const browser = openBrowser(target)
  await visit(browser, theirs.path)
  const taken = await browser.call('takeOrderLink', { choice: 'mine' })
  if (taken.json<{ location: string }>().location !== `/documents/${theirs.orderId}`)
    return ['its owner cannot take it']
  const isOpen = (await problemOf(browser, {})) === null
  await visit(browser, theirs.path)
  const staysOpen = (await problemOf(browser, {})) === null
  return isOpen && staysOpen ? [] : ['its owner cannot take it']
}

async function problemOf(browser: PortalBrowser, requested: object): Promise<string | null> {
  return (await browser.call('documentsOverview', requested)).json<{ problem: string | null }>().problem
}

/** Opens a link as a browser does, and returns the page that it leads to. */
async function visit(browser: PortalBrowser, path: string): Promise<string> {
  const { headers } = await browser.get(path)
  return (await browser.get(String(headers.location))).payload
}

async function linked(target: AbuseWorld): Promise<Linked> {
  const newcomer = await createNewcomer(target)
  const { rows } = await target.context.pool.query<{ id: string }>(
    'select "Id" as id from record."Order" where "AccountId" = $1',
    [newcomer.accountId],
  )
  const orderId = rows[0]?.id ?? ''
  const { token } = await target.context.identity.issueOneTimeToken({
    purpose: 'orderTask',
    brand: 'first',
    subjectId: `${orderId}.documents`,
    lifetimeMs: 3_600_000,
  })
  return { ...newcomer, orderId, path: `/documents/${orderId}?link=${token}` }
}
