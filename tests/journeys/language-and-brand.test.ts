import { launchBrowser } from '@porchlight/test-kit/browser'
import { isWholeRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, openWindow, signIn, type Visit } from './portal-visit'

const visit: Visit = { brand: 'first', language: 'en', width: 1280, scheme: 'light' }

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await world.close()
})

describe('the language toggle', () => {
  it('adds /es, removes it again with redirect=false, keeps parameters and typed text but no password', async () => {
    const page = await newPage()
    await page.goto(`${world.origin}/login?startURL=%2Fusage`)
    // Input is carried over by the page's script.
    await page.locator('main form[novalidate]').waitFor()
    await page.locator('input[name="username"]').fill('somebody@example.com')
    await page.locator('input[name="password"]').fill('secret words')
    await page.getByRole('link', { name: /Español/ }).click()
    await page.waitForURL(/\/es\/login/)
    expect(new URL(page.url()).searchParams.get('startURL')).toBe('/usage')
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^es/)
    await expect.poll(() => page.locator('input[name="username"]').inputValue()).toBe('somebody@example.com')
    expect(await page.locator('input[name="password"]').inputValue()).toBe('')
    expect(await page.evaluate("localStorage.getItem('preferredLanguage')")).toBe('es')

    await page.getByRole('link', { name: /English/ }).click()
    await page.waitForURL(/redirect=false/)
    const english = new URL(page.url())
    expect(english.pathname).toBe('/login')
    expect(english.searchParams.get('startURL')).toBe('/usage')
    expect(await page.evaluate("localStorage.getItem('preferredLanguage')")).toBe('en')
  })

  it('moves to /es for who prefers Spanish, unless redirect=false is there', async () => {
    const page = await newPage()
    await page.goto(`${world.origin}/login`)
    await page.evaluate("localStorage.setItem('preferredLanguage', 'es')")
    await page.goto(`${world.origin}/login?redirect=false`)
    expect(new URL(page.url()).pathname).toBe('/login')
    await page.goto(`${world.origin}/login`)
    await page.waitForURL(/\/es\/login/)
  })

  it('lets an /es address outrank a preference for English', async () => {
    const page = await newPage()
    await page.goto(`${world.origin}/es/login`)
    await page.evaluate("localStorage.setItem('preferredLanguage', 'en')")
    await page.goto(`${world.origin}/es/login`)
    expect(new URL(page.url()).pathname).toBe('/es/login')
  })
})

describe('the brand', () => {
  it.skipIf(isWholeRun)('follows the address for guests, in any case', async () => {
    const page = await newPage()
    for (const [host, brand] of [
      ['AMIGO.localhost', 'second'],
      ['my-tara-site.localhost', 'third'],
      ['localhost', 'first'],
    ] as const) {
      const url = new URL(world.origin)
      url.hostname = host
      await page.goto(`${url.origin}/login`)
      expect(await page.locator('html').getAttribute('data-brand')).toBe(brand)
    }
  })

  it('follows the account once somebody is signed in', async () => {
    const page = await newPage()
    const otherHost: Visit = { ...visit, brand: 'third' }
    await page.goto(addressOf(world.origin, otherHost, '/login'))
    await page.locator('input[name="username"]').fill('dana.whitcombe@example.com')
    await page.locator('input[name="password"]').fill('Porchlight-demo-1!')
    await page.locator('main form button[type="submit"]').click()
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
    expect(await page.locator('html').getAttribute('data-brand')).toBe('first')
  })
})

describe.skipIf(isWholeRun)('the footer', () => {
  it('shows the utility only when the address has an orderId, and only of one’s own order', async () => {
    const page = await newPage()
    await signIn(page, world.origin, visit)
    const { rows } = await world.context.pool.query<{ id: string; username: string; utility: string }>(`
      select o."Id" as id, u."Username" as username, t."Name" as utility from record."Order" o
      join record."Account" a on a."Id" = o."AccountId"
      join record."User" u on u."ContactId" = a."ContactId"
      join record."Utility__c" t on t."Id" = o."Utility__c"`)
    const own = rows.find((row) => row.username === 'dana.whitcombe@example.com')
    const foreign = rows.find((row) => row.username !== own?.username && row.utility !== own?.utility)
    await page.goto(`${world.origin}/?orderId=${own?.id}`)
    expect(await page.locator('footer').textContent()).toContain(own?.utility)
    await page.goto(`${world.origin}/`)
    expect(await page.locator('footer').textContent()).not.toContain(own?.utility)
    await page.goto(`${world.origin}/?orderId=${foreign?.id}`)
    expect(await page.locator('footer').textContent()).not.toContain(foreign?.utility)
  })

  it('switches to its mobile form at 768 px and is at most 1200 px wide inside', async () => {
    const page = await newPage()
    await page.goto(`${world.origin}/login`)
    const layouts = []
    for (const width of [768, 769, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      layouts.push(await footerShape(page))
    }
    expect(layouts[0]?.columns).toBe(1)
    expect(layouts[1]?.columns).toBeGreaterThan(1)
    expect(layouts[2]?.contentWidth).toBeLessThanOrEqual(1200)
  })
})

async function newPage(): Promise<Page> {
  const context = await openWindow(browser, visit)
  return context.newPage()
}

/** Returns the number of columns of the footer's blocks, and the width of its content. */
async function footerShape(page: Page): Promise<{ columns: number; contentWidth: number }> {
  return page.evaluate(() => {
    const content = document.querySelector('footer > div, footer')
    const inner = content?.querySelector(':scope > div') ?? content
    const lefts = new Set(
      [...(inner?.children ?? [])].map((child) => Math.round(child.getBoundingClientRect().left)),
    )
    const style = inner === null || inner === undefined ? null : getComputedStyle(inner)
    const padding =
      style === null ? 0 : Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
    return { columns: lefts.size, contentWidth: (inner?.getBoundingClientRect().width ?? 0) - padding }
  })
}
