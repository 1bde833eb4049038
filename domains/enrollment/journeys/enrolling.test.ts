import { launchBrowser } from '@porchlight/test-kit/browser'
import { isWholeRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tabTo } from '../../../tests/journeys/keyboard'
import { addressOf, beginSession, named, type Visit } from '../../../tests/journeys/portal-visit'
import { lastMailTo, startWalk, untilLimitsEnd } from '../../getting-in/journeys/getting-in-world'
import {
  choose,
  sendContact,
  sendIdentity,
  sendReview,
  sendService,
  sendStart,
  signUpPath,
} from './enrolling-world'

const copy = {
  en: {
    signUp: 'Sign up',
    complete: 'We have your order',
    linkSent: 'We sent a link to m•••@example.com.',
    review: 'Review and sign up',
    risky: 'This address may not work.',
    suggested: /^Use dana@gmail\.com/,
    noPlan: 'Choose a plan first',
    early: 'One part is still missing',
    handedIn: 'We already have your order',
    failed: 'Enrollment error: failed to enroll; unexpected error.',
    wrong: 'Something went wrong',
    over: 'Look up your order',
  },
  es: {
    signUp: 'Inscribirme',
    complete: 'Recibimos su pedido',
    linkSent: 'Enviamos un enlace a m•••@example.com.',
    review: 'Revise e inscríbase',
  },
} as const

const visits: readonly Visit[] = [
  { brand: 'second', language: 'es', width: 360, scheme: 'light' },
  { brand: 'third', language: 'en', width: 1280, scheme: 'light' },
]
const phone: Visit = { brand: 'first', language: 'en', width: 360, scheme: 'light' }

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true })
  browser = await launchBrowser()
})

beforeEach(() => world.advance(untilLimitsEnd))

afterAll(async () => {
  await browser.close()
  await world.close()
})

const pathOf = (address: string) => new URL(address).pathname.replace(/^\/es(?=\/)/, '')

it.each(named(visits))(
  'with JavaScript off a guest comes from a plan to a confirmation, its mail and the tracker: %s',
  async (_name, visit) => {
    const text = copy[visit.language]
    const walk = await startWalk(browser, world, visit, { javaScriptEnabled: false })
    const { page } = walk
    await walk.open(`/plans/${visit.brand.toUpperCase()}-FIXED-12-SALTGRASS?zip=77002`)
    await page.locator('main').getByRole('link', { name: text.signUp }).first().click()
    await sendContact(walk, visit)
    expect(pathOf(page.url())).toBe('/enroll/sign-up/service')
    expect(await page.locator('main input[name="zipCode"]').inputValue()).toBe('77002')
    await sendService(walk, visit.language === 'es' ? 'Switch' : 'Move_In')
    await sendStart(walk, '2026-12-01')
    await sendIdentity(walk, visit.language === 'es' ? undefined : '4821')
    await walk.heading(text.review)
    expect(await page.content()).not.toContain('4821')

    // Whoever closes the browser and comes back finds everything there.
    await walk.open('/enroll/sign-up')
    expect(await page.locator('main input[name="lastName"]').inputValue()).toBe('Quillfeather')
    await walk.open('/enroll/review')
    await sendReview(walk)
    expect(pathOf(page.url())).toBe('/enroll/complete')
    await walk.heading(text.complete)
    const number = /\b\d{10}\b/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''
    const mail = await lastMailTo(world, `marisol.${visit.brand}.${visit.language}@example.com`)
    expect(mail.text).toContain(number)
    // The login takes one press: nobody types again what was typed a moment ago.
    await page.locator('main form[action$="/find-my-account"] button').click()
    await page.waitForURL(/\/find-my-account\?sent$/)
    await walk.words(text.linkSent)
    await page.goBack()
    await page.locator('main a[href$="/enrollment-status"]').click()
    await page.locator('main dl').waitFor()
    expect(await page.locator('main').textContent()).toContain(number.slice(-4))
    await walk.context.close()
  },
)

it.skipIf(isWholeRun)('with the keyboard alone a guest signs up', async () => {
  const walk = await startWalk(browser, world, phone)
  const { page } = walk
  const reach = async (selector: string) => {
    await page.locator(selector).first().waitFor()
    await tabTo(page, selector)
  }
  const type = async (name: string, value: string) => {
    await reach(`main input[name="${name}"]`)
    await page.keyboard.type(value)
  }
  const enter = async () => {
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  }
  await walk.open(signUpPath(phone))
  await type('firstName', 'Marisol')
  await type('lastName', 'Quillfeather')
  await type('email', 'keyboard@example.com')
  await type('mobilePhone', '7135550142')
  await enter()
  await reach('main input[name="caseType"]')
  await page.keyboard.press('Space')
  await type('street', '48 Cedar Lane')
  await enter()
  await reach('main input[name="startDate"]')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  expect(await page.locator('main input[name="startDate"]:checked').count()).toBe(1)
  await enter()
  await reach('main input[name="identityKind"]')
  await page.keyboard.press('Space')
  await type('numberLastFour', '4821')
  await enter()
  for (const box of ['terms', 'enrollment', 'creditCheck']) {
    await reach(`main input[name="${box}"]`)
    await page.keyboard.press('Space')
  }
  await reach('main form button[type="submit"]')
  await enter()
  await walk.heading(copy.en.complete)
  expect(walk.problems).toEqual([])
  await walk.context.close()
})

it('says what is wrong at its place, keeps what was typed, and leads on', async () => {
  const text = copy.en
  const walk = await startWalk(browser, world, phone, { javaScriptEnabled: false })
  const { page } = walk
  const value = (name: string) => page.locator(`main input[name="${name}"]`).inputValue()
  await walk.open('/enroll/sign-up/start')
  await walk.heading(text.noPlan)
  await walk.open('/enroll/sign-up?plan=NO-SUCH-PLAN')
  await walk.heading(text.noPlan)

  await walk.open(signUpPath(phone))
  await sendContact(walk, phone, { email: 'dana@gmial.com' })
  await walk.words(text.risky)
  expect(await value('firstName')).toBe('Marisol')
  expect(await value('email')).toBe('dana@gmial.com')
  expect(await page.locator('main input[name="riskChoice"]').count()).toBe(3)
  await page.getByLabel(text.suggested).check()
  await page.locator('main form button[type="submit"]').click()
  expect(pathOf(page.url())).toBe('/enroll/sign-up/service')
  await walk.open('/enroll/sign-up')
  expect(await value('email')).toBe('dana@gmail.com')

  await walk.open('/enroll/review')
  await walk.heading(text.early)
  await page.locator('main a[href="/enroll/sign-up/service"]').click()
  await sendService(walk, 'Move_In', { zipCode: '75201' })
  await walk.words('The utility of this plan does not serve this ZIP code.')
  await sendService(walk, 'Move_In', { zipCode: '77002', esiid: '1008901 123' })
  await walk.words('Enter the 17 or 22 digits of the ESI ID')
  await sendService(walk, 'Move_In', { esiid: '10443 72000 00000 01' })
  await walk.words('ESI IDs of this utility begin with other digits.')
  await choose(walk, 'servicePointChoice', 'asEntered')
  await sendService(walk, 'Switch')
  expect(pathOf(page.url())).toBe('/enroll/sign-up/start')
  // Three business days lie between: the first possible day is the Wednesday.
  expect(await page.locator('main input[value="2026-11-24"]').count()).toBe(0)
  await walk.words('Until November 24, 2026: a switch takes three business days.')
  await walk.words('You may cancel a switch at no cost for 3 business days.')
  await sendStart(walk, '2026-12-01')
  await choose(walk, 'identityKind', 'Social_Security')
  await page.locator('main input[name="numberLastFour"]').fill('123-45-6789')
  await page.locator('main form button[type="submit"]').click()
  await walk.words('Enter the last four digits only')
  expect(await page.content()).not.toContain('6789')
  await sendIdentity(walk)
  await walk.heading(text.review)
  expect(await page.locator('main input[type="checkbox"]:checked').count()).toBe(0)
  expect(await page.locator('main h3[lang], main [lang="es"] a').count()).toBeGreaterThan(2)

  // What nobody expected is said, and nothing is lost.
  const { pool } = world.context
  await pool.query('alter table record."Consent__c" add constraint planted check (false) not valid')
  await sendReview(walk)
  await walk.words(text.wrong)
  await walk.words(text.failed)
  await pool.query('alter table record."Consent__c" drop constraint planted')
  await sendReview(walk)
  await walk.heading(text.complete)
  await walk.open('/enroll/review')
  await walk.heading(text.handedIn)
  world.advance(31 * 60_000)
  await walk.open('/enroll/complete')
  await walk.heading(text.over)
  await walk.context.close()
})

it.skipIf(isWholeRun)('a double click on the last button makes one order', async () => {
  const walk = await startWalk(browser, world, phone)
  const { page } = walk
  await walk.open(signUpPath(phone))
  await sendContact(walk, phone, { email: 'twice@example.com' })
  await sendService(walk, 'Move_In', { street: '77 Twice Street' })
  await sendStart(walk, '2026-12-01')
  await sendIdentity(walk, '4821')
  for (const box of await page.locator('main input[type="checkbox"]').all()) await box.check()
  await page.locator('main form button[type="submit"]').dblclick()
  await walk.heading(copy.en.complete)
  const { rows } = await world.context.pool.query<{ count: number }>(
    `select count(*)::int as count from record."Order" where "Service_Street__c" = '77 Twice Street'`,
  )
  expect(rows[0]?.count).toBe(1)
  await page.goBack()
  await walk.heading(copy.en.handedIn)
  expect(walk.problems).toEqual([])
  await walk.context.close()
})

it.skipIf(isWholeRun)(
  'who is signed in signs up as themselves, moves the day and cancels; a stranger sees no such order',
  async () => {
    const walk = await startWalk(browser, world, phone)
    const { page } = walk
    await beginSession(walk.context, world, phone)
    await walk.open(signUpPath(phone))
    expect(await page.locator('main input[name="email"]').count()).toBe(0)
    await Promise.all([page.waitForEvent('load'), page.locator('main form button[type="submit"]').click()])
    await sendService(walk, 'Move_In', { street: '5 Second Home' })
    await sendStart(walk, '2026-12-01')
    await sendIdentity(walk, '4821')
    await sendReview(walk)
    await walk.heading(copy.en.complete)
    const { rows } = await world.context.pool.query<{ id: string }>(
      `select "Id" as id from record."Order" where "Service_Street__c" = '5 Second Home'`,
    )
    const orderId = rows[0]?.id ?? ''
    await world.background?.idle()
    await walk.open(`/enrollment-status/${orderId}`)
    await walk.words('Saltgrass Bayou Delivery is confirming your start date')
    await page.locator('main').getByRole('link', { name: 'Change the date' }).click()
    await choose(walk, 'startDate', '2026-12-08')
    await page.locator('main form button[type="submit"]').click()
    await walk.words('We asked for the new date')
    await walk.words('December 8, 2026')
    await walk.open(`/orders/${orderId}`)
    await page.locator('main').getByRole('link', { name: 'Cancel the order' }).click()
    await walk.heading('Cancel the order')
    await page.locator('main form button[type="submit"]').click()
    await walk.words('Your order is cancelled')

    const other = await startWalk(browser, world, phone)
    await beginSession(other.context, world, phone, 'winifred.abercastle@example.com')
    for (const path of ['date', 'cancel']) {
      const answer = await other.page.goto(
        addressOf(world.origin, phone, `/enrollment-status/${orderId}/${path}`),
      )
      expect(answer?.status()).toBe(404)
      await other.heading('Order not found')
      await other.words('Cannot locate order, contact Customer Service.')
    }
    expect([...walk.problems, ...other.problems]).toEqual([])
    await walk.context.close()
    await other.context.close()
  },
)
