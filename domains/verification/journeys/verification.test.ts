import { signIdentityCallback } from '@porchlight/providers/identity-check'
import { listMessages } from '@porchlight/providers/mail'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { isSweep, oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { tabTo } from '../../../tests/journeys/keyboard'
import { allVisits, named, nameOf, oneInWholeRun, type Visit } from '../../../tests/journeys/portal-visit'
import {
  createEnrolling,
  type EnrollingCustomer,
  lookedUpWalk,
} from '../../enrollment/journeys/enrolling-customer'
import { lastLinkTo, startWalk, takeOrder } from '../../getting-in/journeys/getting-in-world'

const copy = {
  en: {
    begin: 'Begin',
    goOn: 'Go to the check',
    passed: 'Thank you. Your identity is verified',
    failed: 'The online check did not work',
    review: 'We are finishing the check',
    expired: 'Your link has expired. Please try again',
    sent: 'A new link is on its way',
    tooSoon: 'We just sent one.',
    unavailable: 'Verification service unavailable',
    document: 'Send a document',
    resend: 'Send the link by email again',
    byText: 'Text the link to the phone that ends in 88',
    texted: 'It comes by text',
    identity: 'Identity document',
  },
  es: {
    begin: 'Comenzar',
    goOn: 'Ir a la verificación',
    passed: 'Gracias: es usted',
    failed: 'La verificación en línea no funcionó',
    review: 'Estamos terminando la verificación',
    expired: 'Su enlace venció. Inténtelo de nuevo',
    sent: 'Un enlace nuevo está en camino',
    tooSoon: 'Acabamos de enviar uno.',
    unavailable: 'El servicio de verificación no está disponible',
    document: 'Enviar un documento',
    resend: 'Enviar otra vez el enlace por correo',
    byText: 'Enviar el enlace por mensaje al teléfono que termina en 88',
    texted: 'Llega por mensaje de texto',
    identity: 'Documento de identidad',
  },
} as const

/** Each language and width, with and without scripts. */
const visits: readonly (Visit & {
  readonly outcome: 'passed' | 'failed' | 'review'
  readonly scripts: boolean
})[] = [
  { brand: 'first', language: 'en', width: 360, scheme: 'light', outcome: 'passed', scripts: true },
  { brand: 'first', language: 'es', width: 1280, scheme: 'dark', outcome: 'failed', scripts: true },
  { brand: 'first', language: 'es', width: 360, scheme: 'light', outcome: 'review', scripts: false },
]

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await world.close()
})

async function toVerify(visit: Visit): Promise<EnrollingCustomer & { readonly verificationId: string }> {
  const customer = await createEnrolling(world, visit, ['Identity'])
  const { engine, systemViewer, now } = world.context
  const verificationId = await engine.createRecord(systemViewer, 'Identity_Verification__c', {
    fields: {
      Account__c: customer.accountId,
      Order__c: customer.orderId,
      Sent_At__c: now().toISOString(),
      Expires_At__c: new Date(now().getTime() + 86_400_000).toISOString(),
    },
  })
  return { ...customer, verificationId }
}

const stepOf = async ({ orderId }: EnrollingCustomer) => {
  const { rows } = await world.context.pool.query<{ step: string }>(
    `select "Status" || ' ' || "Responsible__c" as step from record."WorkStep" where "Order__c" = $1`,
    [orderId],
  )
  return rows[0]?.step
}

const steps = {
  passed: 'Completed Provider',
  failed: 'On Hold Customer',
  review: 'In Progress Provider',
} as const

describe.each(visits.map((visit) => [`${nameOf(visit)}, ${visit.outcome}`, visit] as const))(
  '%s',
  (_name, visit) => {
    const text = copy[visit.language]

    it('the check is begun, done on the page of the service, and its result moves the order', async () => {
      const customer = await toVerify(visit)
      const walk = await lookedUpWalk(browser, world, visit, customer, { javaScriptEnabled: visit.scripts })
      const { page } = walk
      await page.locator('main a[href$="/verification"]').first().click()
      await page.locator('main').getByRole('button', { name: text.begin, exact: true }).waitFor()
      if (visit.scripts) await expectNothingFound(page, 'begin')
      expect(await page.locator('main').textContent()).not.toMatch(/immigra|migra|citizen|ciudadan/i)
      await page.locator('main').getByRole('button', { name: text.begin, exact: true }).click()
      await page.locator('main').getByRole('link', { name: text.goOn }).click()
      await page.waitForURL(/127\.0\.0\.1/)
      await page.locator(`[value="${visit.outcome}"]`).click()
      await page.waitForURL(/\/verification$/)
      await walk.words(text[visit.outcome])
      expect(await stepOf(customer)).toBe(steps[visit.outcome])
      if (visit.scripts) await expectNothingFound(page, visit.outcome)
      if (visit.outcome === 'failed') {
        await page.locator('main').getByRole('link', { name: text.document }).click()
        await walk.words(text.identity)
        expect(await page.locator('[value="Identity"]').isChecked()).toBe(true)
      }
      await walk.context.close()
    })
  },
)

describe('with the keyboard alone', () => {
  // Each language and each width; all of them together in the sweep.
  const walks = oneInWholeRun(
    allVisits().filter(
      ({ brand, language, width }) =>
        brand === 'first' && (isSweep || (language === 'en') === (width === 1280)),
    ),
    'es',
  )
  it.each(named(walks))(
    'the link is sent again, the check begun, done and followed by a document: %s',
    async (_name, visit) => {
      const text = copy[visit.language]
      const customer = await toVerify(visit)
      const walk = await lookedUpWalk(browser, world, visit, customer)
      const { page } = walk
      await tabTo(page, 'main a[href$="/verification"]')
      await page.keyboard.press('Enter')
      const begin = page.locator('main').getByRole('button', { name: text.begin, exact: true })
      await begin.waitFor()
      await page.locator('main form[novalidate]').first().waitFor()
      await tabTo(page, await selectorOf(page, text.resend))
      await page.keyboard.press('Enter')
      await walk.words(text.sent)
      await tabTo(page, await selectorOf(page, text.begin))
      await page.keyboard.press('Enter')
      await page.locator('main').getByRole('link', { name: text.goOn }).waitFor()
      await tabTo(page, 'main a[href*="127.0.0.1"]')
      await page.keyboard.press('Enter')
      await page.waitForURL(/127\.0\.0\.1/)
      await tabTo(page, '[value="failed"]')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/verification$/)
      await walk.words(text.failed)
      await tabTo(page, 'main a[href*="/documents"]')
      await page.keyboard.press('Enter')
      await walk.words(text.identity)
      expect(await page.locator('[value="Identity"]').isChecked()).toBe(true)
      expect(walk.problems).toEqual([])
      await walk.context.close()
    },
  )
})

/** Marks the button of that name, so that the tab key can be followed to it. */
async function selectorOf(page: Page, name: string): Promise<string> {
  const button = page.locator('main').getByRole('button', { name, exact: true })
  await button.evaluate((element) => element.setAttribute('data-wanted', element.textContent ?? ''))
  return `[data-wanted="${await button.getAttribute('data-wanted')}"]`
}

describe('a link that is sent again', () => {
  const visit: Visit = { brand: 'third', language: 'en', width: 360, scheme: 'light' }
  const text = copy.en

  it('is mailed once a minute, begins anew after a day, and opens the check without a login', async () => {
    const customer = await toVerify(visit)
    const walk = await lookedUpWalk(browser, world, visit, customer)
    const resend = walk.page.locator('main').getByRole('button', { name: text.resend })
    await walk.open('/verification')
    await resend.click()
    await walk.words(text.sent)
    await resend.click()
    await walk.words(text.tooSoon)
    const link = await lastLinkTo(world, customer.email)
    const byMail = await startWalk(browser, world, visit)
    await byMail.page.goto(link)
    await takeOrder(byMail.page)
    await byMail.words('12 Lantern Row')
    world.advance(86_400_000)
    const later = await lookedUpWalk(browser, world, visit, customer)
    await later.open('/verification')
    await later.words(text.expired)
    for (const { context } of [walk, byMail, later]) await context.close()
  })

  it('comes by text too, to a telephone of which only the end is shown', async () => {
    const customer = await toVerify(visit)
    const { pool } = world.context
    await pool.query(
      `update record."Contact" set "MobilePhone" = '(713) 555-0188'
       where "Id" = (select "ContactId" from record."Account" where "Id" = $1)`,
      [customer.accountId],
    )
    const walk = await lookedUpWalk(browser, world, visit, customer)
    const resend = walk.page.locator('main').getByRole('button', { name: text.byText })
    await walk.open('/verification')
    expect(await walk.page.locator('main').textContent()).not.toContain('555')
    await resend.click()
    await walk.words(text.texted)
    await resend.click()
    await walk.words(text.tooSoon)
    await world.background?.idle()
    const [message] = (await listMessages(pool)).filter(({ to }) => to === '+17135550188')
    const byText = await startWalk(browser, world, visit)
    await byText.page.goto(message?.links[0] ?? '')
    await takeOrder(byText.page)
    await byText.words('12 Lantern Row')
    for (const { context } of [walk, byText]) await context.close()
  })

  it.each(oneOfRun(['down', 'nonsense', 'hanging'] as const))(
    'is not sent while the service is %s: it says so without waiting for it, and recovers',
    async (faultMode) => {
      const customer = await toVerify(visit)
      const walk = await lookedUpWalk(browser, world, visit, customer)
      const resend = walk.page.locator('main').getByRole('button', { name: text.resend })
      await walk.open('/verification')
      world.context.identityStandIn?.setFaultMode(faultMode)
      await resend.click()
      await walk.words(text.unavailable)
      world.context.identityStandIn?.setFaultMode('well')
      await resend.click()
      await walk.words(text.sent)
      await walk.context.close()
    },
  )
})

describe('a callback', () => {
  it('that is forged, stale or for another check changes nothing', async () => {
    const customer = await toVerify({ brand: 'first', language: 'en', width: 360, scheme: 'light' })
    const body = JSON.stringify({
      reference: customer.verificationId,
      checkReference: 'x',
      outcome: 'passed',
    })
    const post = (signature: string) =>
      world.app.inject({
        method: 'POST',
        url: '/webhooks/identity',
        headers: { 'content-type': 'application/json', 'identity-signature': signature },
        payload: body,
      })
    const seconds = Math.floor(world.context.now().getTime() / 1000)
    for (const signature of ['', `t=${seconds},v1=${'0'.repeat(64)}`, `t=1,v1=${'a'.repeat(64)}`]) {
      expect((await post(signature)).statusCode).toBe(404)
    }
    const [secret = ''] = world.context.identityCheckSecrets
    const now = world.context.now()
    const old = new Date(now.getTime() - 301_000)
    expect((await post(signIdentityCallback(body, secret, old))).statusCode).toBe(404)
    expect((await post(signIdentityCallback(body, secret, now))).statusCode).toBe(202)
    expect(await stepOf(customer)).toBe('New Customer')
  })
})
