import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tabTo } from '../../../tests/journeys/keyboard'
import { addressOf, demoPassword, named, nameOf, visitsOfRun } from '../../../tests/journeys/portal-visit'
import { startWalk, untilLimitsEnd } from '../../getting-in/journeys/getting-in-world'
import { createEnrolling, lookedUpWalk } from './enrolling-customer'
import { enrollingCustomers, lookUpOf, orderOf } from './enrollment-status-world'

const copy = {
  en: {
    title: 'Enrollment status',
    notFound: 'We are unable to locate an account with the information you provided',
    missing: 'Enter your ZIP code.',
    masked: 'Some details are hidden because you aren’t signed in.',
    requested: 'This date is a request until the utility confirms it.',
    ended: 'Your look-up has ended',
    another: 'Look up another order',
    noOrder: 'Order not found',
    noOrderText: 'Cannot locate order, contact Customer Service.',
    steps: 'See every step',
    next: {
      first: 'Confirm that it is you',
      second: 'Get the switch-hold at your address lifted',
      third: 'Pay your deposit',
    },
  },
  es: {
    title: 'Estado de la inscripción',
    notFound: 'No podemos encontrar una cuenta con la información que proporcionó',
    missing: 'Escriba su código postal.',
    masked: 'Se ocultan algunos datos porque no ha iniciado sesión.',
    requested: 'Esta fecha es una solicitud hasta que la distribuidora la confirme.',
    ended: 'Su consulta terminó',
    another: 'Consultar otro pedido',
    noOrder: 'No se encontró el pedido',
    noOrderText: 'No podemos encontrar el pedido; comuníquese con Servicio al Cliente.',
    steps: 'Ver todos los pasos',
    next: {
      first: 'Confirme que es usted',
      second: 'Resuelva la suspensión de cambio (switch-hold) de su dirección',
      third: 'Pague su depósito',
    },
  },
} as const

const visits = visitsOfRun(['second', 'third'])

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  browser = await launchBrowser()
})

beforeEach(() => world.advance(untilLimitsEnd))

afterAll(async () => {
  await browser.close()
  await world.close()
})

it.each(named(visits))(
  'with JavaScript off a guest sees what is next, masked, until the look-up ends: %s',
  async (_name, visit) => {
    const text = copy[visit.language]
    const walk = await startWalk(browser, world, visit, { javaScriptEnabled: false })
    await walk.open('/enrollment-status')
    await walk.heading(text.title)
    await walk.send({ identifier: lookUpOf[visit.brand].identifier, zipCode: '77099' })
    await walk.words(text.notFound)
    await walk.send(lookUpOf[visit.brand])
    await walk.page.getByRole('heading', { level: 2, name: text.next[visit.brand], exact: true }).waitFor()
    expect(new URL(walk.page.url()).pathname).toMatch(/^(\/es)?\/enrollment-status$/)
    await walk.words(text.masked)
    await walk.words(text.requested)
    expect(await walk.page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0)
    // Who has a login changes the order there.
    expect(await walk.page.locator('main a[href$="/login?startURL=/orders"]').count()).toBe(1)
    const shown = await walk.page.locator('main').textContent()
    expect(shown).not.toContain(lookUpOf[visit.brand].identifier)
    expect(shown).not.toMatch(/Heron|Quince|Quarry|\$/)
    expect(await walk.page.content()).not.toContain(await orderOf(world, lookUpOf[visit.brand].identifier))

    await walk.page.getByText(text.another).click()
    await walk.page.locator('main input[name="identifier"]').waitFor()
    world.advance(30 * 60_000)
    await walk.open('/enrollment-status')
    await walk.words(text.ended)
    await walk.context.close()
  },
)

it('with the keyboard alone a guest looks an order up and learns what is missing', async () => {
  const walk = await startWalk(browser, world, {
    brand: 'first',
    language: 'en',
    width: 360,
    scheme: 'light',
  })
  const { page } = walk
  await walk.open('/enrollment-status')
  await page.locator('main form[novalidate]').waitFor()
  await tabTo(page, 'main input[name="identifier"]')
  await page.keyboard.type(lookUpOf.first.identifier)
  await page.keyboard.press('Enter')
  await walk.words(copy.en.missing)
  await tabTo(page, 'main input[name="zipCode"]')
  await page.keyboard.type(lookUpOf.first.zipCode)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: copy.en.next.first }).waitFor()
  await tabTo(page, 'main a[href^="tel:"]')
  expect(walk.problems).toEqual([])
  await walk.context.close()
})

it('a guest’s tracker moves on by itself, and its open steps lead to their pages', async () => {
  const [visit] = visits
  if (visit === undefined) return expect.unreachable()
  const customer = await createEnrolling(world, visit, ['Switch_Hold'])
  const walk = await lookedUpWalk(browser, world, visit, customer)
  await walk.page.locator('main li a[href$="/notices"]').waitFor()
  expect(await walk.page.locator('main li a[href$="/documents"]').count()).toBe(0)
  const { engine, systemViewer } = world.context
  await engine.createRecord(systemViewer, 'WorkStep', {
    fields: {
      Order__c: customer.orderId,
      Step_Type__c: 'Documents',
      Responsible__c: 'Customer',
      ExecutionOrder: 2,
      Due_Date__c: '2026-12-01',
    },
  })
  await walk.page.locator('main li a[href$="/documents"]').waitFor()
  expect(walk.problems).toEqual([])
  await walk.context.close()
})

it.each(visits.filter(({ brand }) => brand !== 'third').map((visit) => [nameOf(visit), visit] as const))(
  'who is signed in comes from home to every step, and the footer names the utility: %s',
  async (_name, visit) => {
    const text = copy[visit.language]
    const { brand } = visit
    if (brand === 'third') return expect.unreachable()
    const orderId = await orderOf(world, lookUpOf[brand].identifier)
    const walk = await startWalk(browser, world, visit)
    await walk.open(`/enrollment-status/${orderId}`)
    await walk.page.waitForURL(/\/login\?startURL=/)
    await walk.send({ username: enrollingCustomers[brand], password: demoPassword })
    await walk.page.waitForURL((url) => url.pathname.endsWith(orderId))
    await walk.page.getByRole('heading', { level: 2, name: text.next[brand] }).waitFor()
    const utility = await world.context.pool.query<{ name: string }>(
      `select u."Name" as name from record."Order" o join record."Utility__c" u on u."Id" = o."Utility__c"
      where o."Id" = $1`,
      [orderId],
    )
    const name = utility.rows[0]?.name ?? ''
    expect(name).not.toBe('')
    await walk.page.locator('footer').getByText(name).waitFor()
    expect(await walk.page.locator('main').textContent()).not.toContain('••')

    await walk.page.goto(addressOf(world.origin, visit, '/'))
    await walk.page.getByText(text.steps).click()
    await walk.page.waitForURL((url) => url.pathname.endsWith(orderId))
    await walk.heading(text.title)
    await walk.open('/enrollment-status')
    await walk.page.getByRole('heading', { level: 2, name: text.next[brand] }).waitFor()
    expect(walk.problems).toEqual([])

    const foreign = await orderOf(world, lookUpOf.third.identifier)
    for (const unknown of [foreign, '801000000000000AAA', 'nothing']) {
      await walk.open(`/enrollment-status/${unknown}`)
      await walk.heading(text.noOrder)
      await walk.words(text.noOrderText)
    }
    await walk.context.close()
  },
)
