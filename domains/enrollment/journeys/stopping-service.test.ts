import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addressOf,
  beginSession,
  openWindow,
  visitsWithAndWithoutScripts,
} from '../../../tests/journeys/portal-visit'

/** A customer of the demo world whose contract runs. */
const callum = 'callum.brackenridge-shaw@example.com'

const copy = {
  en: {
    link: 'Stop service here',
    required: 'Choose the last day of service.',
    received: 'We received your request',
    already: 'You’ve already requested this',
    undo: 'Undo the stop of service',
    undone: 'Your service continues',
    see: 'See the order',
    heading: 'Stop of service',
  },
  es: {
    link: 'Dar de baja el servicio aquí',
    required: 'Elija el último día de servicio.',
    received: 'Recibimos su solicitud',
    already: 'Usted ya lo solicitó',
    undo: 'Anular la baja del servicio',
    undone: 'Su servicio continúa',
    see: 'Ver el pedido',
    heading: 'Baja del servicio',
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

/** The account of the customer, and how many stops of its service wait. */
async function account() {
  const [row] = await rowsOf(
    `select a."Id" as id, count(o."Id")::int as stops from record."User" u
       join record."Account" a on a."ContactId" = u."ContactId"
       left join record."Order" o on o."AccountId" = a."Id" and o."Case_Type__c" = 'Stop_Service' and o."Status" = 'Pending'
       where u."Username" = $1 group by a."Id"`,
  )
  return row
}

describe('a customer who moves out', () => {
  it.each(walks)('has service stopped, and undoes it: %s', async (_name, visit, javaScriptEnabled) => {
    const text = copy[visit.language]
    const context = await openWindow(browser, visit, { javaScriptEnabled })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await beginSession(context, world, visit, callum)
    /** How many links on home offer another plan for a home. */
    const plansOffered = async () => {
      await page.goto(addressOf(world.origin, visit, '/'))
      return await page.locator('main a[href*="/plans?account="]').count()
    }
    expect(await plansOffered()).toBe(1)
    await page.goto(addressOf(world.origin, visit, `/accounts/${(await account())?.id}`))
    await page.locator('main a', { hasText: text.link }).click()
    await page.waitForURL(/stop-service/)
    await page.locator('main form').waitFor()
    expect(await page.locator('main').textContent()).not.toMatch(/[{}]/)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    const submit = page.locator('main form button[type="submit"]')
    if (javaScriptEnabled) {
      await submit.click()
      await page.getByText(text.required).first().waitFor()
    }
    await page.locator('input[name="lastDay"]').last().check({ force: true })
    await page.locator('input[name="reason"][value="Moving"]').check({ force: true })
    await page.locator('input[name="street"]').fill('9 Quarry Bend')
    await page.locator('input[name="city"]').fill('Denton')
    await page.locator('input[name="state"]').fill('TX')
    await page.locator('input[name="zipCode"]').fill('76201')
    await submit.click()
    await page.waitForURL(/\/orders\/\w{18}\?done/)
    await page.getByText(text.received).first().waitFor()
    const done = page.url()
    const { id, stops } = (await account()) ?? {}
    expect(stops).toBe(1)

    // No other plan is offered for a home whose service ends.
    expect(await plansOffered()).toBe(0)

    // A second visit of the form leads to the order.
    await page.goto(addressOf(world.origin, visit, `/stop-service?account=${id}`))
    await page.getByText(text.already).waitFor()
    expect(await page.locator('main form').count()).toBe(0)

    await page.goto(done)
    await page.locator('main a', { hasText: text.undo }).click()
    await page.waitForURL(/\/cancel$/)
    await Promise.all([page.waitForURL(/\?cancelled/), submit.click()])
    await page.getByText(text.undone).first().waitFor()
    expect(await page.locator('main h1').textContent()).toContain(text.heading)
    expect((await account())?.stops).toBe(0)

    // The way back does not say that the utility had accepted the end of service.
    await page.goBack()
    await page.getByText(text.undone).first().waitFor()
    expect(await page.locator('main form').count()).toBe(0)
    await page.locator('main a', { hasText: text.see }).click()
    await page.waitForURL(/enrollment-status\/\w{18}$/)
    expect(problems).toEqual([])
    await context.close()
  })
})
