import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConsole } from '../../../tests/journeys/console-visit'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { addressOf, openCustomerPage, openWindow, type Visit } from '../../../tests/journeys/portal-visit'

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

const desk: Visit = { brand: 'first', language: 'en', width: 1280, scheme: 'light' }
const phone: Visit = { brand: 'first', language: 'es', width: 360, scheme: 'dark' }

it('a supervisor announces a storm, guests and customers read it, and it ends when it is withdrawn', async () => {
  const staff = await openWindow(browser, desk)
  const page = await staff.newPage()
  await openConsole(page, world, desk, 'supervisor@example.com')
  const field = (name: string) => page.locator(`[id="field-${name}"]`)
  const moveTo = async (state: string) => {
    await page.locator('main summary', { hasText: 'Move to' }).click()
    await page.locator('main details[open]').getByText(state, { exact: true }).click()
    await page.locator('li[aria-current=step]', { hasText: state }).waitFor()
  }
  await page.goto(addressOf(world.origin, desk, '/console/list/Announcement__c'))
  await page.locator('main').getByRole('link', { name: 'New', exact: true }).click()
  await field('Brand__c').selectOption('first')
  await field('Kind__c').selectOption('Storm')
  await field('Starts_At__c').fill('2026-11-20T06:00')
  await field('Ends_At__c').fill('2026-11-22T06:00')
  await field('Name').fill('Ice storm on its way')
  await field('Headline_ES__c').fill('Se acerca una tormenta de hielo')
  await field('Text__c').fill('Charge your phone, and report an outage to your utility.')
  await field('Text_ES__c').fill('Cargue su teléfono y reporte los apagones a su compañía de electricidad.')
  await expectNothingFound(page, 'a new announcement')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/console\/record\//)

  const guest = await openWindow(browser, phone)
  const front = await guest.newPage()
  const headline = front.getByText('Se acerca una tormenta de hielo', { exact: true })
  await front.goto(addressOf(world.origin, phone, '/'))
  expect(await headline.count()).toBe(0)

  await moveTo('Published')
  for (const path of ['/', '/help', '/outages']) {
    await front.goto(addressOf(world.origin, phone, path))
    await headline.waitFor()
    await expectNothingFound(front, path)
  }
  await front.goto(addressOf(world.origin, { ...phone, brand: 'second' }, '/'))
  expect(await headline.count()).toBe(0)
  const customer = await openCustomerPage({ browser, world }, desk)
  await customer.page.goto(addressOf(world.origin, desk, '/'))
  await customer.page.getByText('Ice storm on its way', { exact: true }).waitFor()
  await expectNothingFound(customer.page, 'home')
  await customer.close()

  await moveTo('Withdrawn')
  await front.goto(addressOf(world.origin, phone, '/'))
  expect(await headline.count()).toBe(0)
  await guest.close()
  await staff.close()
})
