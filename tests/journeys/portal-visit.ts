import { isSweep, isWholeRun, oneOfRun } from '@porchlight/test-kit/sweep'
import type { TestWorld } from '@porchlight/test-kit/world'
import type { Browser, BrowserContext, Page } from 'playwright-core'

/** One way to visit the portal: a brand's address, a language, a window. */
export interface Visit {
  readonly brand: 'first' | 'second' | 'third'
  readonly language: 'en' | 'es'
  readonly width: 360 | 1280
  readonly scheme: 'light' | 'dark'
}

/** A demo customer of each brand. */
export const customerOf = {
  first: 'dana.whitcombe@example.com',
  second: 'rosalinda.quintanar@example.com',
  third: 'theodore.okonjo-vale@example.com',
} as const

export const demoPassword = 'Porchlight-demo-1!'

const hostPrefix = { first: '', second: 'amigo.', third: 'tara.' } as const

/** Returns every combination of brand, language and width; `schemes` multiplies them by light and dark. */
export function allVisits(schemes: readonly Visit['scheme'][] = ['light']): readonly Visit[] {
  return (['first', 'second', 'third'] as const).flatMap((brand) =>
    (['en', 'es'] as const).flatMap((language) =>
      ([360, 1280] as const).flatMap((width) =>
        schemes.map((scheme) => ({ brand, language, width, scheme })),
      ),
    ),
  )
}

/**
 * Returns the visits of a journey: English on a desktop for one brand and Spanish, whose text is longer, on a phone for
 * the other, in the dark where schemes are named. In the sweep, every combination; in a whole run, one of the two.
 */
export function visitsOfRun(
  [desk, phone]: readonly [Visit['brand'], Visit['brand']],
  schemes: readonly Visit['scheme'][] = ['light'],
): readonly Visit[] {
  if (isSweep) return allVisits(schemes)
  // Most journeys run on the phone, and those whose desktop is of the first brand run on the desktop.
  return oneInWholeRun(deskAndPhone([desk, phone], schemes), desk === 'first' ? 'en' : 'es')
}

/** Returns all of them, or in a whole run only those in that language. */
export function oneInWholeRun(visits: readonly Visit[], language: Visit['language']): readonly Visit[] {
  return isWholeRun ? visits.filter((visit) => visit.language === language) : visits
}

/** Returns English on a desktop for one brand and Spanish on a phone for the other, in the last of `schemes`. */
export function deskAndPhone(
  [desk, phone]: readonly [Visit['brand'], Visit['brand']],
  schemes: readonly Visit['scheme'][] = ['light', 'dark'],
): readonly Visit[] {
  return [
    { brand: desk, language: 'en', width: 1280, scheme: schemes[0] ?? 'light' },
    { brand: phone, language: 'es', width: 360, scheme: schemes.at(-1) ?? 'light' },
  ]
}

/** Returns the address of `path` as this visit's customer would type it. */
export function addressOf(origin: string, visit: Visit, path: string): string {
  const url = new URL(origin)
  url.hostname = `${hostPrefix[visit.brand]}${url.hostname}`
  const prefix = visit.language === 'es' ? '/es' : ''
  return `${url.origin}${path === '/' ? prefix || '/' : prefix + path}`
}

/**
 * Opens a separate window for the visit, without stored data. Its browser prefers a language other than the visit’s:
 * the language of a page is that of its address, and so must be that of its forms' results.
 */
export function openWindow(
  browser: Browser,
  visit: Visit,
  options: { javaScriptEnabled?: boolean; hasTouch?: boolean } = {},
): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: visit.width, height: visit.width === 360 ? 760 : 900 },
    colorScheme: visit.scheme,
    locale: visit.language === 'es' ? 'en-US' : 'es-US',
    reducedMotion: 'reduce',
    ...options,
  })
}

/** Fills in the sign-in form of the open page and sends it. */
export async function sendLogin(page: Page, username: string, password: string): Promise<void> {
  await page.locator('input[name="username"]').fill(username)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('main form button[type="submit"]').click()
}

/** Signs in the visit's customer and waits for the next page. */
export async function signIn(page: Page, origin: string, visit: Visit): Promise<void> {
  await page.goto(addressOf(origin, visit, '/login'))
  await sendLogin(page, customerOf[visit.brand], demoPassword)
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/**
 * Sets the session that the sign-in form would set in the window, by default for the visit's customer, for journeys
 * that start behind the form. No page is opened.
 */
export async function beginSession(
  context: BrowserContext,
  world: Pick<TestWorld, 'context' | 'origin'>,
  visit: Visit,
  username: string = customerOf[visit.brand],
): Promise<void> {
  const { rows } = await world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."User" where lower("Username") = lower($1)',
    [username],
  )
  const [user] = rows
  if (user === undefined) throw new RangeError(`no user ${username}`)
  const { token } = await world.context.identity.startSession(user.id, {
    hostBrand: visit.brand,
    language: visit.language,
  })
  const url = addressOf(world.origin, visit, '/')
  await context.addCookies([
    { name: 'porchlight_session', value: token, url, httpOnly: true, sameSite: 'Lax' },
  ])
}

/** Returns each visit of this run (`oneOfRun`) preceded by its name, as `it.each` and `describe.each` accept them. */
export function named<Each extends Visit>(visits: readonly Each[]): readonly (readonly [string, Each])[] {
  return oneOfRun(visits).map((visit) => [nameOf(visit), visit])
}

/** Returns a visit's name for the title of a test. */
export function nameOf(visit: Visit): string {
  return `${visit.brand} brand, ${visit.language}, ${visit.width} px${visit.scheme === 'dark' ? ', dark' : ''}`
}

/** Returns a desktop in English with scripts, and a phone in Spanish without: name, visit and whether scripts run. */
export function visitsWithAndWithoutScripts(
  brand: Visit['brand'],
): readonly (readonly [string, Visit, boolean])[] {
  return [
    ['in English at a desk', { brand, language: 'en', width: 1280, scheme: 'light' }, true],
    ['in Spanish on a phone, without scripts', { brand, language: 'es', width: 360, scheme: 'light' }, false],
  ]
}

/** A page in a separate window, with the errors of its console and scripts. */
export interface OpenPage {
  readonly page: Page
  readonly problems: readonly string[]
  readonly close: () => Promise<void>
}

/** Opens an empty page for the visit, in a window without stored data. */
export async function openPage(
  browser: Browser,
  visit: Visit,
  options: { javaScriptEnabled?: boolean; hasTouch?: boolean } = {},
): Promise<OpenPage> {
  const context = await openWindow(browser, visit, options)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return { page, problems, close: () => context.close() }
}

/** Opens an empty page for a signed-in customer: by default the visit's own. */
export async function openCustomerPage(
  { browser, world }: { readonly browser: Browser; readonly world: TestWorld },
  visit: Visit,
  { username, ...options }: { javaScriptEnabled?: boolean; hasTouch?: boolean; username?: string } = {},
): Promise<OpenPage> {
  const opened = await openPage(browser, visit, options)
  await beginSession(opened.page.context(), world, visit, username)
  return opened
}

/** Returns the address of a link without its language, which `addressOf` adds. */
export function pathOf(href: string | null): string {
  return (href ?? '').replace(/^\/es/, '')
}
