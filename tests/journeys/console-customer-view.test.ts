import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storesOf } from '../abuse/browser-stores'
import { consoleVisitsOfRun } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, customerOf, named, openWindow } from './portal-visit'

const visits = consoleVisitsOfRun('en')

const copy = {
  en: {
    see: 'See what the customer sees',
    reason: 'Reason',
    asked: 'The customer asked for help',
    reasonMissing: 'Choose a reason, or enter the number of a case.',
    banner: /^You’re seeing what Dana W\. sees\. Nothing can be changed\. Ends in 15 minutes\./,
    refused: 'Nothing can be changed while you view the pages as the customer.',
    hidden: 'This page is about how the customer signs in',
    end: 'End',
    ended: 'The view has ended.',
    timeline: /^Staff saw what the customer sees: The customer asked for help/,
    log: 'Who looked at your account',
    who: 'An advisor of Northlamp',
    why: 'Reason: You asked us for help',
  },
  es: {
    see: 'Ver lo que ve el cliente',
    reason: 'Motivo',
    asked: 'El cliente pidió ayuda',
    reasonMissing: 'Elija un motivo o escriba el número de un caso.',
    banner:
      /^Usted ve las páginas como Rosalinda Q\. las ve\. No se puede cambiar nada\. Termina en 15 minutos\./,
    refused: 'No se puede cambiar nada mientras usted ve lo que ve el cliente.',
    hidden: 'Esta página trata de cómo inicia sesión el cliente',
    end: 'Terminar',
    ended: 'La vista terminó.',
    timeline: /^El personal vio lo que ve el cliente: El cliente pidió ayuda/,
    log: 'Quién vio su cuenta',
    who: 'Un asesor de Vecina',
    why: 'Motivo: Usted nos pidió ayuda',
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
  let staffWindow: BrowserContext
  let console_: Page
  let portal: Page

  const address = (path: string) => addressOf(world.origin, visit, path)
  const banner = () => portal.locator('section.view-banner')

  beforeAll(async () => {
    const { rows } = await world.context.pool.query<{ id: string }>(
      'select "ContactId" as id from record."User" where "Username" = $1',
      [customerOf[visit.brand]],
    )
    contactId = rows[0]?.id ?? ''
    staffWindow = await openWindow(browser, visit)
    await beginSession(staffWindow, world, visit, `advisor.${visit.brand}@example.com`)
    console_ = await staffWindow.newPage()
    return () => staffWindow.close()
  })

  it('begins at the customer in the console, with a reason, in a tab of its own', async () => {
    await console_.goto(address(`/console/record/${contactId}`))
    const panel = console_.locator('#customer-view')
    await panel.getByRole('button', { name: text.see }).click()
    await panel.locator('form button[type="submit"]').click()
    await panel.getByText(text.reasonMissing).waitFor()
    await panel.getByLabel(text.reason, { exact: true }).selectOption({ label: text.asked })
    await expectNothingFound(console_, 'the reason')
    const opened = staffWindow.waitForEvent('page')
    await panel.locator('form button[type="submit"]').click()
    portal = await opened
    await banner().waitFor()
    expect(await banner().locator('.view-words').textContent()).toMatch(text.banner)
    await expectNothingFound(portal, 'home in a view')
  })

  it('shows the pages as the customer sees them, each below the banner, and follows links', async () => {
    await portal.goto(address('/profile'))
    expect(await portal.locator('main').textContent()).toContain(customerOf[visit.brand])
    await expectNothingFound(portal, 'the profile in a view')
    await portal.goto(address('/bills'))
    const link = portal.locator('main a[href*="/bills/"]').first()
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await portal.waitForURL(`**${path}`)
    await banner().waitFor()
    expect(await portal.locator('main h1').count()).toBe(1)
  })

  it('refuses a payment and a change, says so, and keeps the page', async () => {
    const { rows } = await world.context.pool.query<{ billId: string }>(
      `select b."Id" as "billId" from record."Bill__c" b join record."Account" a on a."Id" = b."Account__c"
       where a."ContactId" = $1 order by b."Bill_Date__c" desc limit 1`,
      [contactId],
    )
    const paid = await countOf('record."Payment__c"')
    await portal.goto(address(`/bills/${rows[0]?.billId}/pay`))
    await portal.locator('main form button[type="submit"]').first().click()
    await banner().getByRole('alert').waitFor()
    expect(await banner().getByRole('alert').textContent()).toBe(text.refused)
    expect(new URL(portal.url()).pathname).toContain('/pay')
    expect(await countOf('record."Payment__c"')).toBe(paid)
    await expectNothingFound(portal, 'a refused payment')
    await portal.goto(address('/profile/language'))
    await portal.locator('main form button[type="submit"]').click()
    await banner().getByRole('alert').waitFor()
    await portal.goto(address('/profile/sessions'))
    await portal.getByText(text.hidden).waitFor()
    await expectNothingFound(portal, 'a page that is not shown')
  })

  it('leaves the console as it was, and nothing of the customer in the browser', async () => {
    await console_.reload()
    await console_.locator('#customer-view').waitFor()
    await portal.goto(address('/'))
    const stores = await storesOf(portal)
    const told = stores.map(({ name, text: stored }) => name + stored).join()
    expect(told).not.toContain(customerOf[visit.brand])
    expect(stores.filter(({ place }) => place === 'caches' || place === 'serviceWorker')).toEqual([])
  })

  it('ends with its button, back at the customer in the console, whose timeline tells of it', async () => {
    await banner().getByRole('button', { name: text.end, exact: true }).click()
    await portal.waitForURL(`**/console/record/${contactId}?view-ended`)
    await portal.getByText(text.ended).waitFor()
    await portal.locator('#timeline').getByText(text.timeline).first().waitFor()
    await console_.goto(address('/bills'))
    expect(await console_.locator('section.view-banner').count()).toBe(0)
    expect(await console_.content()).not.toContain(customerOf[visit.brand])
  })

  it('is told to the customer, by a link of the profile', async () => {
    const window = await openWindow(browser, visit)
    await beginSession(window, world, visit)
    const page = await window.newPage()
    await page.goto(address('/profile'))
    await page.getByRole('link', { name: text.log }).click()
    await page.waitForURL('**/profile/views')
    await page.getByText(text.why).waitFor()
    expect(await page.getByText(text.who).count()).toBe(1)
    await expectNothingFound(page, 'who looked')
    await window.close()
  })
})

async function countOf(table: string): Promise<number> {
  const { rows } = await world.context.pool.query<{ count: string }>(`select count(*) from ${table}`)
  return Number(rows[0]?.count)
}
