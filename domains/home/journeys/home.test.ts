import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { demoPassword, named, nameOf, type Visit } from '../../../tests/journeys/portal-visit'
import { enrollingCustomers } from '../../enrollment/journeys/enrollment-status-world'
import { startWalk } from '../../getting-in/journeys/getting-in-world'
import {
  advise,
  awaitCustomer,
  messageTexts,
  sendCase,
  signedInWalk,
} from '../../messages/journeys/messages-world'

const copy = {
  en: {
    nothingToDo: 'You don’t need to do anything.',
    next: { first: 'Confirm that it is you', second: 'Get the switch-hold at your address lifted' },
    due: 'Amount due',
    nothingDue: 'Nothing due.',
    pay: /^Pay \$[\d,]+\.\d\d$/,
    order: 'Your order',
    usage: 'Your usage',
    plan: 'Your plan',
    messages: 'Your messages',
  },
  es: {
    nothingToDo: 'Usted no tiene que hacer nada.',
    next: {
      first: 'Confirme que es usted',
      second: 'Resuelva la suspensión de cambio (switch-hold) de su dirección',
    },
    due: 'Monto a pagar',
    nothingDue: 'No debe nada.',
    pay: /^Pagar \$[\d,]+\.\d\d$/,
    order: 'Su pedido',
    usage: 'Su consumo',
    plan: 'Su plan',
    messages: 'Sus mensajes',
  },
} as const

const waiting = [
  { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
  { brand: 'second', language: 'es', width: 360, scheme: 'dark' },
] as const
const atHome: readonly Visit[] = [
  { brand: 'first', language: 'es', width: 360, scheme: 'light' },
  { brand: 'third', language: 'en', width: 1280, scheme: 'dark' },
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

describe('what waits for the customer comes first', () => {
  it.each(named(waiting))('%s', async (_name, visit) => {
    const text = copy[visit.language]
    const walk = await startWalk(browser, world, visit)
    await walk.logIn(enrollingCustomers[visit.brand], demoPassword)
    await walk.words(text.next[visit.brand])
    expect((await cards(walk.page))[0]).toContain(text.next[visit.brand])
    expect(await cards(walk.page)).toContain(text.order)
    expect(await walk.page.locator('main').textContent()).not.toContain(text.nothingToDo)
    await expectNothingFound(walk.page, `home, ${nameOf(visit)}`)
    await walk.page.locator('main a[href*="/verification/801"], main a[href*="/notices/801"]').first().click()
    await walk.page.waitForURL(/\/(verification|notices)\/801/)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })
})

describe('the amount comes first, with its button, then the parts in the order of their weight, messages last', () => {
  it.each(named(atHome))('%s', async (_name, visit) => {
    const text = copy[visit.language]
    const subject = `At home ${visit.brand}`
    const caseId = await sendCase(world, visit, subject)
    const walk = await signedInWalk(browser, world, visit)
    await walk.open('/')
    await walk.words(subject)
    const order = visit.brand === 'first' ? [text.order] : []
    const shown = await cards(walk.page)
    const owes = visit.brand === 'first'
    const first = owes ? text.due : text.nothingDue
    expect(shown).toEqual([first, ...order, text.usage, text.plan, text.messages])
    const pay = await walk.page.locator('main a[href$="/pay"]').allTextContents()
    expect(pay).toEqual(owes ? [expect.stringMatching(text.pay)] : [])
    if (order.length > 0) await walk.words(text.nothingToDo)

    const row = walk.page.locator(`main a[href$="/messages/${caseId}"]`)
    await awaitCustomer(world, visit, caseId)
    await row.getByText(messageTexts[visit.language].needsReply).first().waitFor()
    await advise(world, visit, 'Case.Close', caseId, { Resolution__c: 'Done.' })
    await row.waitFor({ state: 'detached' })
    await expectNothingFound(walk.page, `home, ${nameOf(visit)}`)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })
})
