import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, beginSession, named, openWindow, type Visit } from '../../../tests/journeys/portal-visit'

let world: TestWorld
let browser: Browser
/** The third brand's customer with two homes, and a home that is not the one that pages show first. */
let chosen: { readonly username: string; readonly accountId: string }
let token = ''

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  browser = await launchBrowser()
  const { rows } = await world.context.pool.query<{ username: string; accounts: string[] }>(
    `select u."Username" as username, array_agg(a."Id" order by a."Id") as accounts
     from record."User" u join record."Account" a on a."ContactId" = u."ContactId" and a."Status__c" = 'Active'
     join record."Bill__c" b on b."Account__c" = a."Id"
     where u."Portal_Role__c" = 'Customer' and u."IsActive" and a."Account_Brand__c" = 'third'
     group by u."Username" having count(distinct a."Id") > 1 order by u."Username" limit 1`,
  )
  const [found] = rows
  if (found === undefined) throw new TypeError('Nobody of the demo world has two homes.')
  token = await world.tokenOf(found.username)
  const shown = /href="\/\?account=(\w{18})"[^>]*aria-current="true"/.exec(await pageAt('/'))?.[1]
  const accountId = [...new Set(found.accounts)].find((id) => id !== shown)
  if (shown === undefined || accountId === undefined) throw new TypeError('There is no other home to choose.')
  chosen = { username: found.username, accountId }
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

async function pageAt(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, host: 'tara.localhost' }
  const answer = await world.app.inject({ method: 'GET', url, headers })
  expect(answer.statusCode, url).toBe(200)
  return answer.payload
}

/** Addresses of the page's links and forms, without the header's switch of home, and what leaves the site. */
function addresses(html: string): readonly string[] {
  const withoutSwitch = html.replace(/<details[\s\S]*?<\/details>/, '')
  return [...withoutSwitch.matchAll(/<(?:a|form) [^>]*?(?:href|action)="(\/[^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !href.startsWith('/logout') && !href.startsWith('/es/logout'))
}

const pages = [
  '/',
  '/bills',
  '/help',
  '/more',
  '/messages',
  '/messages/new',
  '/autopay',
  '/paperless',
  '/average-billing',
  '/payments',
  '/alerts',
  '/profile',
]

it.each(pages)('the home that a customer chose stays chosen in every link and form: %s', async (path) => {
  for (const prefix of ['', '/es']) {
    const html = await pageAt(
      `${prefix}${prefix !== '' && path === '/' ? '' : path}?account=${chosen.accountId}`,
    )
    expect(addresses(html).length).toBeGreaterThan(8)
    expect(addresses(html).filter((href) => !href.includes(chosen.accountId))).toEqual([])
  }
})

it.each(pages)('the home that pages show first needs no name in an address: %s', async (path) => {
  expect(addresses(await pageAt(path)).filter((href) => href.includes(chosen.accountId))).toEqual([])
  expect(
    addresses(await pageAt(path)).filter((href) => /^(\/es)?\/(help|more|messages|alerts)?\?/.test(href)),
  ).toEqual([])
})

const visits: readonly Visit[] = [
  { brand: 'third', language: 'en', width: 1280, scheme: 'light' },
  { brand: 'third', language: 'es', width: 360, scheme: 'light' },
]

it.each(named(visits))(
  'from the second home to usage, bills, help, more, a new message and AutoPay without an address: %s',
  async (_name, visit) => {
    const context = await openWindow(browser, visit)
    await beginSession(context, world, visit, chosen.username)
    const page = await context.newPage()
    await page.goto(addressOf(world.origin, visit, '/'))
    await page.locator('header summary').click()
    await page.locator(`header details a[href*="${chosen.accountId}"]`).click()
    await atChosen(page)
    const street = await page.locator('header summary strong').textContent()
    for (const way of [
      'nav a[href*="/usage"]',
      'nav a[href*="/bills"]',
      'nav a[href*="/help"]',
      'main a[href*="/messages/new"]',
      'nav a[href*="/more"]',
      'main a[href*="/autopay"]',
      'footer a[href*="/help"]',
      'header a[href*="account="]',
    ]) {
      if (way.startsWith('footer') && visit.width === 360) await page.locator('footer summary').click()
      await page.locator(way).first().click()
      await atChosen(page)
      expect(await page.locator('header summary strong').textContent(), way).toBe(street)
    }
    await page.locator('nav a[href*="/help"]').click()
    await page.locator('main a[href*="/messages/new"]').first().click()
    expect(await page.locator('input[name="AccountId"]:checked').inputValue()).toBe(chosen.accountId)
    await page.locator('input[name="Subject"]').fill('About my second home')
    await page.locator('textarea').first().fill('Which meter is it?')
    await page.locator('main form button[type="submit"]').click()
    await page.waitForURL(/\/messages\/500\w+\?/)
    await atChosen(page)
    await context.close()
  },
)

async function atChosen(page: Page): Promise<void> {
  await page.waitForURL((url) => url.href.includes(chosen.accountId))
  await page.locator('main h1').waitFor()
}
