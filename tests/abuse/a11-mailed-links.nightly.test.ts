import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, password, withHole } from './abuse-world'
import { follow, type LinkKind, linkKinds } from './mailed-links'
import { withIdentity } from './planted-identities'
import { forEveryPurpose, forgiving, neverUsedUp, onEveryBrand, useUp } from './planted-links'
import { openBrowser, outcomeOf } from './portal-browser'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld({ portal: true, background: true })
})
afterAll(() => world.world.close())

describe('A11: a link of a mail', () => {
  it('is good once, for its owner, on its brand, for its time, until there is a newer one', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when opening it with GET uses it up', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onRequest', async (request) => {
          if (request.method !== 'POST') await useUp(world.context, request.url)
        })
      },
    })
    const leaks = await findLeaks(planted, [openedByScanner])
    expect(leaks).toEqual(linkKinds.map(({ purpose }) => `${purpose}: a scanner used it up`))
  })

  twinIt('is reported by this check when it is never used up', async () => {
    const planted = await withHole(world, { context: neverUsedUp })
    const leaks = await findLeaks(planted, [usedTwice, usedAtOnce])
    // A registration and a reset have a second barrier: the account exists, or its password is newer than the link.
    for (const purpose of ['emailVerification', 'emailChangeUndo']) {
      expect(leaks).toContain(`${purpose}: used twice`)
      expect(leaks).toContain(`${purpose}: used twice at once`)
    }
  })

  twinIt('is reported by this check when an older one lives on', async () => {
    const planted = await withHole(world, { context: (context) => forgiving(context, 'superseded') })
    const leaks = await findLeaks(planted, [olderThanAnother, afterAnotherAddress])
    expect(leaks).toContain('registration: the older one is good')
    expect(leaks).toContain('passwordReset: the older one is good')
    expect(leaks).toContain('passwordReset: good after another address')
  })

  twinIt('is reported by this check when it is good on every brand', async () => {
    const planted = await withHole(world, { context: onEveryBrand })
    const leaks = await findLeaks(planted, [onAnotherBrand])
    expect(leaks).toEqual(linkKinds.map(({ purpose }) => `${purpose}: good on another brand`))
  })

  twinIt('is reported by this check when it is good for something else', async () => {
    const planted = await withHole(world, { context: forEveryPurpose })
    const leaks = await findLeaks(planted, [forAnotherPurpose])
    expect(leaks).toContain('emailVerification: good for undoChangeEmail')
  })

  twinIt('is reported by this check when it never expires', async () => {
    const planted = await withHole(world, { context: (context) => forgiving(context, 'expired') })
    const leaks = await findLeaks(planted, [expired])
    expect(leaks).toEqual(linkKinds.map(({ purpose }) => `${purpose}: good after its time`))
  })

  twinIt('is reported by this check when it acts on whoever is signed in', async () => {
    const planted = await withHole(world, {
      context: (context) =>
        withIdentity(context, (identity) => ({
          setPassword: (_userId, chosen) => identity.setPassword(world.mine.userId, chosen),
        })),
    })
    const resets = linkKinds.filter(({ purpose }) => purpose === 'passwordReset')
    const leaks = await findLeaks(planted, [inAnotherSession], resets)
    await world.context.identity.setPassword(world.mine.userId, password)
    expect(leaks).toEqual(['passwordReset: acts on whoever is signed in'])
  })
})

/** Returns what goes wrong with links of one kind. */
type Check = (target: AbuseWorld, kind: LinkKind) => Promise<readonly string[]>

const openedByScanner: Check = async (target, kind) => {
  const link = await kind.sendRequest(target, 'first')
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    await target.send({ method, url: link.path, headers: { host: 'localhost' } })
  }
  const outcome = await follow(openBrowser(target), kind, link)
  return outcome === '200' ? [] : ['a scanner used it up']
}

const usedTwice: Check = async (target, kind) => {
  const link = await kind.sendRequest(target, 'first')
  const first = await follow(openBrowser(target), kind, link)
  const second = await follow(openBrowser(target), kind, link)
  if (first !== '200') throw new TypeError(first)
  return second === '200' ? ['used twice'] : second === '410 LINK_USED' ? [] : [`second use: ${second}`]
}

const usedAtOnce: Check = async (target, kind) => {
  const link = await kind.sendRequest(target, 'first')
  const outcomes = await Promise.all([1, 2, 3].map(() => follow(openBrowser(target), kind, link)))
  return outcomes.filter((outcome) => outcome === '200').length > 1 ? ['used twice at once'] : []
}

/** Each change of address has its own undo link, which a newer change must not invalidate. */
const olderThanAnother: Check = async (target, kind) => {
  const older = await kind.sendRequest(target, 'first')
  target.world.advance(61_000)
  const newer = await older.requestAgain()
  if (kind.purpose === 'emailChangeUndo') return []
  const leaks = (await follow(openBrowser(target), kind, older)) === '200' ? ['the older one is good'] : []
  const latest = await follow(openBrowser(target), kind, newer)
  return latest === '200' || leaks.length > 0 ? leaks : [`the newer one: ${latest}`]
}

const onAnotherBrand: Check = async (target, kind) => {
  const link = await kind.sendRequest(target, 'second')
  const elsewhere = await follow(openBrowser(target, { brand: 'third' }), kind, link)
  if (elsewhere === '200') return ['good on another brand']
  const atHome = await follow(openBrowser(target, { brand: 'second' }), kind, link)
  return atHome === '200' ? [] : [`used up by another brand: ${atHome}`]
}

const forAnotherPurpose: Check = async (target, kind) => {
  const leaks: string[] = []
  for (const other of linkKinds.filter(({ purpose }) => purpose !== kind.purpose)) {
    const link = await kind.sendRequest(target, 'first')
    const outcome = await follow(
      openBrowser(target),
      { ...kind, method: other.method, body: other.body },
      link,
    )
    if (outcome === '200') leaks.push(`good for ${other.method}`)
  }
  return leaks
}

const expired: Check = async (target, kind) => {
  const link = await kind.sendRequest(target, 'first')
  target.world.advance(kind.lifetimeMs)
  const outcome = await follow(openBrowser(target), kind, link)
  return outcome === '200' ? ['good after its time'] : outcome === '410 LINK_EXPIRED' ? [] : [outcome]
}

/** The browser of another, signed-in person: the link concerns only its owner, and signs no one in. */
const inAnotherSession: Check = async (target, kind) => {
  const leaks: string[] = []
  const { mine } = target
  const link = await kind.sendRequest(target, 'first')
  const browser = openBrowser(target)
  await browser.call('logIn', { username: mine.username, password })
  const outcome = await follow(browser, kind, link)
  if (outcome !== '200') throw new TypeError(outcome)
  const session = browser.cookies.get('porchlight_session')
  const user = session === undefined ? null : await target.context.identity.findSession(session)
  if (user !== null && user.userId !== mine.userId) leaks.push('signs its owner in')
  const again = await openBrowser(target).call('logIn', { username: mine.username, password })
  if (outcomeOf(again) !== '200') leaks.push('acts on whoever is signed in')
  const { rows } = await target.context.pool.query<{ name: string }>(
    'select "Username" as name from record."User" where "Id" = $1',
    [mine.userId],
  )
  if (rows[0]?.name !== mine.username) leaks.push('changes the address of whoever is signed in')
  return leaks
}

/** Staff enter another address, because the old mailbox belongs to someone else. */
const afterAnotherAddress: Check = async (target, kind) => {
  // Undoing is offered to the old address.
  if (kind.purpose === 'emailChangeUndo') return []
  const link = await kind.sendRequest(target, 'first')
  const { engine, systemViewer } = target.context
  const { userId, contactId } = link.customer
  const email = `corrected.${link.customer.email}`
  if (userId !== null) await engine.updateRecord(systemViewer, userId, { fields: { Username: email } })
  await engine.updateRecord(systemViewer, contactId, { fields: { Email: email } })
  return (await follow(openBrowser(target), kind, link)) === '200' ? ['good after another address'] : []
}

const checks: readonly Check[] = [
  openedByScanner,
  usedTwice,
  usedAtOnce,
  olderThanAnother,
  onAnotherBrand,
  forAnotherPurpose,
  expired,
  inAnotherSession,
  afterAnotherAddress,
]

async function findLeaks(target: AbuseWorld, chosen = checks, kinds = linkKinds): Promise<readonly string[]> {
  const leaks: string[] = []
  for (const kind of kinds) {
    for (const check of chosen) {
      // Long enough for every attempt limit except those of a day.
      target.world.advance(16 * 60_000)
      leaks.push(...(await check(target, kind)).map((leak) => `${kind.purpose}: ${leak}`))
    }
  }
  return leaks
}
