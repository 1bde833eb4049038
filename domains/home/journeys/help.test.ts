import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import {
  customerOf,
  demoPassword,
  named,
  nameOf,
  sendLogin,
  type Visit,
} from '../../../tests/journeys/portal-visit'
import { startWalk } from '../../getting-in/journeys/getting-in-world'
import { sendCase, signedInWalk } from '../../messages/journeys/messages-world'

const copy = {
  en: {
    help: 'Help',
    emergency: 'Do not write in an emergency',
    numberIsHere: 'Your utility restores power',
    cards: ['What do you need?', 'Your messages', 'Call us', 'Help paying your bill'],
    guestCards: ['What do you need?', 'Write to an advisor', 'Call us', 'Help paying your bill'],
    received: 'Received',
  },
  es: {
    help: 'Ayuda',
    emergency: 'En una emergencia, no escriba',
    numberIsHere: 'Su compañía de distribución restablece la luz',
    cards: ['¿Qué necesita?', 'Sus mensajes', 'Llámenos', 'Ayuda para pagar su factura'],
    guestCards: ['¿Qué necesita?', 'Escriba a un asesor', 'Llámenos', 'Ayuda para pagar su factura'],
    received: 'Recibido',
  },
} as const

const visits: readonly Visit[] = [
  { brand: 'first', language: 'en', width: 360, scheme: 'light' },
  { brand: 'second', language: 'es', width: 1280, scheme: 'dark' },
  { brand: 'third', language: 'es', width: 360, scheme: 'light' },
  { brand: 'third', language: 'en', width: 1280, scheme: 'light' },
]

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

const cards = (page: Page) => page.locator('main h2').allTextContents()
/** `first` stands above `then`. */
const expectFirst = async (page: Page, first: string, then: string) => {
  const text = (await page.locator('main').textContent()) ?? ''
  expect([text.indexOf(first) >= 0, text.indexOf(first) < text.indexOf(then)]).toEqual([true, true])
}
const currentTab = (page: Page) => page.locator('nav [aria-current="page"]').textContent()
/** Where the links of the page's lists lead, each with what its page answers. */
const linked = (page: Page) =>
  page.evaluate<readonly (readonly [string, number])[]>(
    `Promise.all([...document.querySelectorAll('main ul a')].map(async ({ href }) => [href, (await fetch(href)).status]))`,
  )

const expectReached = async (page: Page) => {
  const answers = await linked(page)
  expect(answers.length).toBeGreaterThan(5)
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
}

describe('a customer finds help: emergencies first, then what to do, an advisor and a number', () => {
  it.each(named(visits))('%s', async (_name, visit) => {
    const text = copy[visit.language]
    const subject = `For help ${visit.language} ${visit.width}`
    await sendCase(world, visit, subject)
    const walk = await signedInWalk(browser, world, visit)
    const { page } = walk
    await walk.open('/')
    await page.locator('nav a[href$="/help"]').click()
    await walk.heading(text.help)
    await page.getByText(subject).waitFor()
    expect(await cards(page)).toEqual(text.cards)
    await expectFirst(page, text.emergency, text.cards[0])
    await page.locator('main a[href^="tel:"]').first().waitFor()
    await walk.words(text.received)
    await expectNothingFound(page, `help, ${nameOf(visit)}`)
    await expectReached(page)
    for (const path of ['/messages', '/messages/new', '/outages', '/gas-leak']) {
      await walk.open(path)
      expect(await currentTab(page), path).toBe(text.help)
    }
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })
})

describe('a guest finds help from every page, and an advisor by signing in', () => {
  it.each(named(visits))('%s', async (_name, visit) => {
    const text = copy[visit.language]
    const walk = await startWalk(browser, world, visit)
    const { page } = walk
    await walk.open('/login')
    if (visit.width === 360) await page.locator('footer summary').click()
    await page.locator('footer a[href$="/help"]').click()
    await walk.heading(text.help)
    await walk.words(text.numberIsHere)
    expect(await cards(page)).toEqual(text.guestCards)
    await expectFirst(page, text.emergency, text.guestCards[0])
    await expectNothingFound(page, `help for guests, ${nameOf(visit)}`)
    await expectReached(page)
    await page.locator('main a[href*="startURL"]').click()
    await sendLogin(page, customerOf[visit.brand], demoPassword)
    await page.waitForURL((url) => url.pathname.endsWith('/messages/new'))
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })
})
