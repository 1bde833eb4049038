import { authenticatorCode } from '@porchlight/test-kit/authenticator-code'
import type { TestWorld } from '@porchlight/test-kit/world'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { addressOf, demoPassword, deskAndPhone, oneInWholeRun, sendLogin, type Visit } from './portal-visit'

const authenticatorApp = { en: 'Authenticator app', es: 'App de autenticación' } as const

/**
 * Visits by staff of one brand on a desktop and of another on a phone; in a whole run, only the one in that language.
 */
export function consoleVisitsOfRun(language: Visit['language']): readonly Visit[] {
  return oneInWholeRun(deskAndPhone(['first', 'second']), language)
}

/** Signs in a member of staff without a second factor: sets one up, and continues to the console. */
export async function openConsole(
  page: Page,
  world: TestWorld,
  visit: Visit,
  username: string,
): Promise<void> {
  await page.goto(addressOf(world.origin, visit, '/console'))
  await page.waitForURL(/\/login\?startURL=/)
  await sendLogin(page, username, demoPassword)
  await setUpAuthenticatorApp(page, world, visit.language)
  await page.locator('main a[href$="/console"]').click()
  await page.waitForURL(addressOf(world.origin, visit, '/console'))
}

/** Returns the links to a console page by its name, including those under “More”. */
export function linksNamed(page: Page, name: string): Locator {
  return page.getByRole('link', { name, exact: true, includeHidden: true })
}

/** Follows an entry of the console’s navigation, under “More” if it does not fit. */
export async function followItem(page: Page, name: string): Promise<void> {
  const navigation = page
    .getByRole('navigation')
    .filter({ has: page.locator('details') })
    .first()
  const item = navigation.getByRole('link', { name, exact: true })
  const isInSight = async () => (await item.count()) > 0 && (await item.first().isVisible())
  if (!(await isInSight())) await navigation.locator('summary').click()
  await item.first().click()
}

/** Goes from the page that offers second factors to the one that redirects on. */
export async function setUpAuthenticatorApp(
  page: Page,
  world: TestWorld,
  language: Visit['language'],
): Promise<void> {
  await page.getByText(authenticatorApp[language], { exact: true }).click()
  const send = () => page.locator('main form button[type=submit]').click()
  await send()
  const key = (await page.locator('main dd').textContent()) ?? ''
  world.advance(30_000)
  await page.locator('input[name=code]').fill(authenticatorCode(key, world.context.now()))
  await send()
}

/** A record as returned by the data service. */
interface ServiceRecord {
  readonly fields: Readonly<Record<string, { readonly value: unknown }>>
}

/** Reads a record by its full layout as an administrator elsewhere, or changes it when `body` is passed. */
export async function adminRecord(world: TestWorld, id: string, body?: object): Promise<ServiceRecord> {
  const answer = await world.app.inject({
    method: body === undefined ? 'GET' : 'PATCH',
    url: `/services/data/v65.0/ui-api/records/${id}${body === undefined ? '?layoutTypes=Full' : ''}`,
    headers: { host: 'localhost', authorization: `Bearer ${await world.tokenOf('admin@example.com')}` },
    ...(body === undefined ? {} : { payload: body }),
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
