import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addressOf,
  customerOf,
  demoPassword,
  named,
  openWindow,
  sendLogin,
  visitsOfRun,
} from '../../../tests/journeys/portal-visit'

const copy = {
  en: {
    failed: 'Your login attempt has failed. Make sure the username and password are correct.',
    used: /You used [\d,]+ (kWh|therms) (more|less)|same as/,
    usage: 'Usage',
    signOut: 'Sign out',
  },
  es: {
    failed: 'No se pudo iniciar sesión.',
    used: /Consumió [\d,]+ (kWh|termias|therms) (más|menos)|mismo/i,
    usage: 'Consumo',
    signOut: 'Cerrar sesión',
  },
} as const

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

describe('from a page asked for while signed out to usage and out again', () => {
  it.each(named(visitsOfRun(['first', 'third'])))('%s', async (_name, visit) => {
    const text = copy[visit.language]
    const context = await openWindow(browser, visit)
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() !== 'error' || /401/.test(message.text())) return
      problems.push(`${message.text()} ${message.location().url}`)
    })

    await page.goto(addressOf(world.origin, visit, '/usage'))
    expect(new URL(page.url()).pathname).toBe(visit.language === 'es' ? '/es/login' : '/login')
    expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${visit.language}`))
    expect(await page.locator('html').getAttribute('data-brand')).toBe(visit.brand)

    await sendLogin(page, customerOf[visit.brand], 'not the password')
    await page.getByText(text.failed).first().waitFor()
    expect(await page.locator('input[name="username"]').inputValue()).toBe(customerOf[visit.brand])
    expect(await page.locator('input[name="password"]').inputValue()).toBe('')

    await sendLogin(page, customerOf[visit.brand], demoPassword)
    await page.waitForURL(/\/usage/)
    const main = page.locator('main')
    expect(await main.textContent()).toMatch(text.used)
    expect(await main.locator('table tbody tr').count()).toBeGreaterThanOrEqual(24)
    expect(await main.locator('svg, [role="img"]').count()).toBeGreaterThan(0)
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)

    await page.goto(addressOf(world.origin, visit, '/'))
    await page.locator('main h1').waitFor()
    await page.locator('nav').getByText(text.usage, { exact: true }).first().click()
    await page.waitForURL(/\/usage/)
    await page.goBack()
    await page.waitForURL((url) => !url.pathname.endsWith('/usage'))
    // What home reads on coming back would find nobody signed in.
    await page.waitForLoadState('networkidle')

    await page.locator('header summary').click()
    await page.getByRole('button', { name: text.signOut }).first().click()
    await page.waitForURL(/\/login/)
    await page.goto(addressOf(world.origin, visit, '/usage'))
    expect(new URL(page.url()).pathname).toMatch(/\/login$/)
    expect(problems).toEqual([])
    await context.close()
  })
})
