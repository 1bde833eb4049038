import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addressOf,
  beginSession,
  openWindow,
  type Visit,
  visitsWithAndWithoutScripts,
} from '../../../tests/journeys/portal-visit'
import { demoPlanName } from '../../testing/demo-plan-name'

/** The customer of the demo world whose contract is about to end. */
const callum = 'callum.brackenridge-shaw@example.com'

const copy = {
  en: {
    renew: 'Renew with this plan',
    required: 'Check this box to continue.',
    day: 'January 5, 2027',
    confirmed: 'Your new plan is confirmed',
    undo: 'Undo the change of plan',
    heading: 'Change of plan',
    undone: 'You’ve undone the change of plan',
    next: 'Your next plan',
    noMore: 'If you choose no new plan',
    signUp: 'Sign up',
    switch: 'from my current provider',
  },
  es: {
    renew: 'Renovar con este plan',
    required: 'Marque esta casilla para continuar.',
    day: '5 de enero de 2027',
    confirmed: 'Su nuevo plan está confirmado',
    undo: 'Anular el cambio de plan',
    heading: 'Cambio de plan',
    undone: 'Su cambio de plan quedó anulado',
    next: 'Su próximo plan',
    noMore: 'Si no elige otro plan',
    signUp: 'Inscribirme',
    switch: 'de mi proveedor actual',
  },
} as const

const walks = visitsWithAndWithoutScripts('third')

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

async function rowsOf(sql: string) {
  const { rows } = await world.context.pool.query<Record<string, string | number>>(sql, [callum])
  return rows
}

/** How many accounts there are on the meter of the customer, and how many changes of plan wait. */
async function counted() {
  const [row] = await rowsOf(
    `select count(distinct same."Id")::int as accounts, count(o."Id")::int as changes
       from record."User" u join record."Account" a on a."ContactId" = u."ContactId"
       join record."Account" same on same."ESIID__c" = a."ESIID__c"
       left join record."Order" o on o."AccountId" = a."Id" and o."Case_Type__c" = 'Plan_Change' and o."Status" = 'Pending'
       where u."Username" = $1`,
  )
  return row
}

async function follow(page: Page, name: string, destination: RegExp): Promise<void> {
  await page.locator('main a', { hasText: name }).first().click()
  await page.waitForURL(destination)
}

/** Ticks every box of the form and sends it. */
async function authorize(page: Page): Promise<void> {
  for (const box of await page.locator('main form input[type="checkbox"]').all()) await box.check()
  await page.locator('main form button[type="submit"]').click()
}

describe('a customer whose contract ends', () => {
  it.each(walks)('renews from home, and undoes it: %s', async (_name, visit, javaScriptEnabled) => {
    const text = copy[visit.language]
    const context = await openWindow(browser, visit, { javaScriptEnabled })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await beginSession(context, world, visit, callum)
    await page.goto(addressOf(world.origin, visit, '/'))
    await page.locator('main a[href*="/plans?account="]').click()
    await page.waitForURL(/\/plans\?account=/)
    const choice = page
      .locator('main ol li', { hasText: demoPlanName(visit, 'Credit 12') })
      .locator('a[href*="change-plan"]')
    await choice.waitFor()
    expect(await choice.textContent()).toBe(text.renew)
    expect(await page.locator('main ol a', { hasText: text.signUp }).count()).toBe(0)
    // Every blank of the words is filled.
    expect(await page.locator('main').textContent()).not.toMatch(/[{}]/)
    await choice.click()
    await page.waitForURL(/change-plan/)
    const main = page.locator('main')
    await page.locator('main form').waitFor()
    expect(await main.textContent()).toContain(text.day)
    expect(await main.textContent()).not.toContain(text.switch)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)

    if (javaScriptEnabled) {
      await page.locator('main form button[type="submit"]').click()
      await page.getByText(text.required).first().waitFor()
    }
    const second = await context.newPage()
    await second.goto(page.url())
    await authorize(page)
    await page.waitForURL(/\/orders\/\w{18}\?done/)
    await page.getByText(text.confirmed).waitFor()
    const done = page.url()
    expect(await counted()).toEqual({ accounts: 1, changes: 1 })

    // The same form in another tab, sent after the first, is the same order.
    await authorize(second)
    await second.waitForURL(/\?done/)
    expect(second.url()).toBe(done)
    expect(await counted()).toEqual({ accounts: 1, changes: 1 })

    const [account] = await rowsOf(
      `select a."Id" as id from record."Account" a join record."User" u on u."ContactId" = a."ContactId" where u."Username" = $1`,
    )
    await page.goto(addressOf(world.origin, visit, `/accounts/${account?.id}`))
    await page.getByText(text.next).waitFor()
    expect(await main.textContent()).toContain(demoPlanName(visit, 'Credit 12'))
    expect(await main.textContent()).not.toContain(text.noMore)

    await page.goto(done)
    await follow(page, text.undo, /\/cancel$/)
    await page.locator('main form').waitFor()
    await Promise.all([
      page.waitForURL(/\?cancelled/),
      page.locator('main form button[type="submit"]').click(),
    ])
    await page.getByText(text.undone).waitFor()
    expect(await page.locator('main h1').textContent()).toContain(text.heading)
    expect(await counted()).toEqual({ accounts: 1, changes: 0 })
    expect(problems).toEqual([])
    await context.close()
  })

  it('is offered a sign-up for another home alone', async () => {
    const visit: Visit = { brand: 'third', language: 'en', width: 360, scheme: 'light' }
    const context = await openWindow(browser, visit)
    const page = await context.newPage()
    await beginSession(context, world, visit, callum)
    await page.goto(addressOf(world.origin, visit, '/plans'))
    await follow(page, 'Moving, or is this for another home?', /home=other/)
    await page.locator('input[name="zip"]').fill('76102')
    await page.locator('main form button').click()
    await page.waitForURL(/zip=76102/)
    await page.locator('main ol a', { hasText: 'Sign up' }).first().waitFor()
    expect(await page.locator('main a[href*="change-plan"]').count()).toBe(0)
    await context.close()
  })
})
