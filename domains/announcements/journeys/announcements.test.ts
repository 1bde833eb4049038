import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConsole } from '../../../tests/journeys/console-visit'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import {
  addressOf,
  beginSession,
  openCustomerPage,
  openWindow,
  type Visit,
} from '../../../tests/journeys/portal-visit'

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

const words = {
  en: {
    request: 'Request approval',
    approve: 'Approve and publish',
    guidance: 'For prices and information, request approval: someone else publishes it.',
    refused: 'Someone else has to approve this before it is published: request approval.',
    moveTo: 'Move to',
    published: 'Published',
    preview: 'As customers read it',
  },
  es: {
    request: 'Solicitar aprobación',
    approve: 'Aprobar y publicar',
    guidance: 'Para precios e información, solicite la aprobación: lo publica otra persona.',
    refused: 'Otra persona debe aprobarlo antes de que se publique: solicite la aprobación.',
    moveTo: 'Pasar a',
    published: 'Publicado',
    preview: 'Como lo leen los clientes',
  },
} as const

it.each([
  ['en', desk],
  ['es', phone],
] as const)('prices are published by two people, in the console in %s', async (language, visit) => {
  const text = words[language]
  const headline = `Precios nuevos ${language}`
  const fields = {
    Name: `New prices ${language}`,
    Headline_ES__c: headline,
    Text__c: 'From December on.',
    Text_ES__c: 'Desde diciembre.',
    Brand__c: 'first',
    Kind__c: 'Price',
    Starts_At__c: '2026-11-20T06:00:00.000Z',
    Ends_At__c: '2026-11-22T06:00:00.000Z',
  }
  const created = await world.app.inject({
    method: 'POST',
    url: '/services/data/v65.0/ui-api/records',
    headers: { authorization: `Bearer ${await world.tokenOf('supervisor@example.com')}` },
    payload: { apiName: 'Announcement__c', fields },
  })
  const { id } = created.json<{ id: string }>()
  const open = async (username: string, path = `/console/record/${id}`) => {
    const context = await openWindow(browser, visit)
    await beginSession(context, world, visit, username)
    const page = await context.newPage()
    await page.goto(addressOf(world.origin, visit, path))
    await expectNothingFound(page, path)
    return page
  }
  const perform = async (page: Page, action: string) => {
    await page.getByRole('button', { name: action, exact: true }).first().click()
    await page.getByRole('dialog').waitFor()
    await expectNothingFound(page, action)
    await page.locator('dialog button[type=submit]').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const shown = async () => {
    const context = await openWindow(browser, phone)
    const page = await context.newPage()
    await page.goto(addressOf(world.origin, phone, '/outages'))
    const count = await page.getByText(headline, { exact: true }).count()
    await context.close()
    return count
  }

  const supervisor = await open('supervisor@example.com')
  await supervisor.getByText(text.preview, { exact: true }).waitFor()
  await supervisor.getByText(text.guidance).first().waitFor()
  await supervisor.locator('main summary', { hasText: text.moveTo }).click()
  await supervisor.locator('main details[open]').getByText(text.published, { exact: true }).click()
  await supervisor.getByText(text.refused).first().waitFor()
  await perform(supervisor, text.request)
  await supervisor.getByRole('button', { name: text.request, exact: true }).waitFor({ state: 'detached' })
  expect(await supervisor.getByRole('button', { name: text.approve, exact: true }).count()).toBe(0)
  expect(await shown()).toBe(0)
  const administrator = await open('admin@example.com', '/console/work')
  await administrator.getByRole('link', { name: fields.Name, exact: true }).click()
  await administrator.getByText(text.preview, { exact: true }).waitFor()
  await perform(administrator, text.approve)
  await administrator.locator('li[aria-current=step]', { hasText: text.published }).waitFor()
  expect(await shown()).toBe(1)
  await supervisor.context().close()
  await administrator.context().close()
})
