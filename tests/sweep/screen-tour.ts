import { demoPassword } from '@porchlight/demo/world/demo-world'
import { screens } from '@porchlight/domains/screens'
import { matchScreen } from '@porchlight/portal/match-screen'
import { demoSignIns } from '@porchlight/server/testing'
import type { TestWorld } from '@porchlight/test-kit/world'

/** One screen as seen by a user of a brand. */
export interface TourStop {
  readonly screen: string
  readonly brand: 'first' | 'second' | 'third'
  /** The signed-in user; null for a guest. */
  readonly username: string | null
  /** The address without `/es`, of a page that shows the screen. */
  readonly path: string
}

const hostOf = { first: 'localhost', second: 'amigo.localhost', third: 'tara.localhost' } as const

/** Maximum number of one person's pages that are searched for links. */
const mostPages = 90

/** Returns the cookie of a session of the person’s, at the brand’s address. */
export async function sessionOf(
  world: TestWorld,
  brand: TourStop['brand'],
  username: string,
): Promise<{ readonly name: string; readonly value: string }> {
  const host = `${hostOf[brand]}:${new URL(world.origin).port}`
  const answer = await world.app.inject({
    method: 'POST',
    url: '/login',
    headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password: demoPassword }).toString(),
  })
  const cookie = answer.cookies.find(({ name }) => name.includes('session'))
  if (cookie === undefined) throw new TypeError(`${username} could not sign in: ${answer.statusCode}`)
  return { name: cookie.name, value: cookie.value }
}

/**
 * Returns every screen of the portal, for each brand, with an address that shows it: found as people find them, by
 * following the links of the demo’s personas and of a guest. Screens that no one of a brand is led to are left out.
 */
export async function findStops(world: TestWorld): Promise<readonly TourStop[]> {
  const stops: TourStop[] = []
  for (const brand of ['first', 'second', 'third'] as const) {
    const found = new Map<string, TourStop>()
    const people = demoSignIns()
      .filter((person) => person.brand === brand && person.username.endsWith('@example.com'))
      .map(({ username }) => username)
    await follow(world, brand, null, found)
    for (const username of people) await follow(world, brand, username, found)
    stops.push(...found.values())
  }
  return stops
}

async function follow(
  world: TestWorld,
  brand: TourStop['brand'],
  username: string | null,
  found: Map<string, TourStop>,
): Promise<void> {
  const host = `${hostOf[brand]}:${new URL(world.origin).port}`
  let cookie: string
  try {
    const session = username === null ? null : await sessionOf(world, brand, username)
    cookie = session === null ? '' : `${session.name}=${session.value}`
  } catch {
    // Staff and former customers cannot use the portal.
    return
  }
  const plain = screens
    .filter(({ access }) => access === 'guest' || username !== null)
    .flatMap(({ paths }) => paths.filter((path) => !path.includes(':')))
  const waiting = ['/', ...plain]
  const seen = new Set<string>()
  while (waiting.length > 0 && seen.size < mostPages) {
    const path = waiting.shift() ?? ''
    const key = path.replace(/[?#].*$/, '')
    if (seen.has(key) || key === '/logout') continue
    seen.add(key)
    const screen = matchScreen(screens, key, username !== null)?.screen
    if (screen === undefined || (screen.access === 'customer') !== (username !== null)) {
      if (screen === undefined || username === null) continue
    }
    const answer = await world.app.inject({ url: path, headers: { host, cookie, accept: 'text/html' } })
    if (answer.statusCode !== 200) continue
    if (!found.has(screen.name)) found.set(screen.name, { screen: screen.name, brand, username, path })
    const links = [...answer.payload.matchAll(/href="(\/[^"#]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    )
    const parts = (link: string) =>
      matchScreen(screens, link.replace(/[?#].*$/, ''), username !== null)?.screen.name
    // Links to a screen that has not been found yet come first.
    for (const link of links) {
      const name = parts(link)
      if (name !== undefined && !found.has(name)) waiting.unshift(link)
    }
  }
}
