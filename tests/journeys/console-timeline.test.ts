import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleVisitsOfRun } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, customerOf, named, openWindow } from './portal-visit'

const visits = consoleVisitsOfRun('en')

const copy = {
  en: {
    timeline: 'Timeline',
    older: 'Older',
    newest: 'Newest',
    payment: /^Payment: /,
    message: 'We sent: Your new bill',
  },
  es: {
    timeline: 'Cronología',
    older: 'Anteriores',
    newest: 'Más recientes',
    payment: /^Pago: /,
    message: 'Enviamos: Su nueva factura',
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

describe.each(named(visits))('%s', (_name, visit) => {
  const text = copy[visit.language]
  let contactId: string
  let page: Page
  const failures: string[] = []

  beforeAll(async () => {
    const { rows } = await world.context.pool.query<{ id: string }>(
      'select "ContactId" as id from record."User" where "Username" = $1',
      [customerOf[visit.brand]],
    )
    contactId = rows[0]?.id ?? ''
    const { engine, systemViewer, now } = world.context
    await engine.createRecord(systemViewer, 'Sent_Message__c', {
      fields: {
        Contact__c: contactId,
        Message_Kind__c: 'bill-ready',
        Subject_English__c: 'Your new bill',
        Subject_Spanish__c: 'Su nueva factura',
        Channel__c: 'Email',
        Language__c: 'es',
        Outcome__c: 'Sent',
        Sent_At__c: now().toISOString(),
        Masked_Address__c: 'd•••@example.com',
        Idempotency_Key__c: `bill-ready ${contactId}`,
      },
    })
    const window = await openWindow(browser, visit)
    await beginSession(window, world, visit, `advisor.${visit.brand}@example.com`)
    page = await window.newPage()
    page.on('pageerror', ({ message }) => failures.push(message))
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
    return () => window.close()
  })

  const links = () => page.locator('#timeline ol a')
  const firstLink = () => links().first().textContent()

  it('shows on the page of a contact what happened, the newest first, a page at a time', async () => {
    await page.goto(addressOf(world.origin, visit, `/console/record/${contactId}`))
    await page.getByRole('heading', { name: text.timeline, exact: true }).waitFor()
    await expectNothingFound(page, 'timeline')
    expect(await links().count()).toBe(15)
    expect(await links().allTextContents()).toContain(text.message)
    const newest = await firstLink()
    await page.locator('#timeline').getByRole('link', { name: text.older, exact: true }).click()
    await page.waitForURL('**before=*')
    await expect.poll(firstLink).not.toBe(newest)
    await page.locator('#timeline').getByRole('link', { name: text.newest, exact: true }).click()
    await expect.poll(firstLink).toBe(newest)
  })

  it('leads to the record of an event', async () => {
    const payment = links().filter({ hasText: text.payment }).first()
    const path = await payment.getAttribute('href')
    await payment.click()
    await page.waitForURL(`**${path}`)
    await page.locator('main h1').waitFor()
  })

  it('nothing broke on the way', () => {
    expect(failures).toEqual([])
  })
})
