import { enqueueJob } from '@porchlight/jobs'
import { createStandInMarket, type MarketAnswer } from '@porchlight/providers/market'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Visit } from '../../../tests/journeys/portal-visit'
import { lastMailTo, startWalk, type Walk } from '../../getting-in/journeys/getting-in-world'
import { sendContact, sendIdentity, sendReview, sendService, sendStart } from './enrolling-world'

const copy = {
  en: {
    complete: 'We have your order',
    identity: 'Confirm that it is you',
    begin: 'Begin',
    goOn: 'Go to the check',
    passed: 'Thank you. Your identity is verified',
    balance: 'Settle an outstanding balance',
    hold: 'Get the switch-hold at your address lifted',
    starts: 'Your service starts',
    active: 'Your service is active',
  },
  es: {
    complete: 'Recibimos su pedido',
    identity: 'Confirme que es usted',
    begin: 'Comenzar',
    goOn: 'Ir a la verificación',
    passed: 'Gracias: es usted',
    balance: 'Resuelva un saldo pendiente',
    hold: 'Resuelva la suspensión de cambio (switch-hold) de su dirección',
    starts: 'Comienza su servicio',
    active: 'Su servicio está activo',
  },
} as const

const english: Visit = { brand: 'first', language: 'en', width: 360, scheme: 'light' }
const spanish: Visit = { brand: 'second', language: 'es', width: 360, scheme: 'light' }

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

interface Guest {
  readonly walk: Walk
  readonly orderId: string
  readonly number: string
  readonly email: string
}

/** Goes from the list of plans to the confirmation and on to the tracker, by what is on the pages. */
async function enrol(visit: Visit, typed: { readonly lastName?: string; readonly street?: string }) {
  const text = copy[visit.language]
  const walk = await startWalk(browser, world, visit)
  const { page } = walk
  page.setDefaultTimeout(8_000)
  const { lastName = 'Quillfeather', street = '48 Cedar Lane' } = typed
  const email = `${lastName}.${street.split(' ')[1]}.${visit.language}@example.com`.toLowerCase()
  await walk.open('/plans')
  await page.locator('main input[name="zip"]').fill('77002')
  await page.locator('main input[name="zip"]').press('Enter')
  await page.locator('main a[href*="sign-up?plan="][href*="-FIXED-12-"]').first().click()
  await page.waitForURL(/sign-up/)
  await sendContact(walk, visit, { lastName, email })
  await sendService(walk, 'Move_In', { street })
  await sendStart(walk, '2026-12-01')
  await sendIdentity(walk, '4821')
  await sendReview(walk)
  await walk.heading(text.complete)
  const number = /\d{10}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''
  const { rows } = await world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."Order" where "Confirmation_Number__c" = $1',
    [number],
  )
  const guest: Guest = { walk, orderId: rows[0]?.id ?? '', number, email }
  await world.background?.idle()
  await page.locator('main a[href$="/enrollment-status"]').click()
  await page.waitForURL(/enrollment-status$/)
  return guest
}

/** Lets a minute pass, in which the market answers, and the order go on. */
async function goOn({ walk, orderId }: Guest, ...said: readonly MarketAnswer[]): Promise<void> {
  const market = createStandInMarket(world.context)
  for (const answer of said) await market.say(orderId, answer)
  world.advance(60_000)
  await enqueueJob(world.context.pool, 'advance-enrollment', { orderId })
  await world.background?.idle()
  await walk.page.reload()
}

/** Lets the first day come; the look-up has ended by then. */
async function untilActive(visit: Visit, guest: Guest): Promise<void> {
  const { walk, number } = guest
  const days = Date.parse('2026-12-01T18:00:00Z') - world.context.now().getTime()
  world.advance(days)
  await goOn(guest)
  await walk.open('/enrollment-status')
  await walk.send({ identifier: number, zipCode: '77002' })
  await walk.words(copy[visit.language].active)
  world.advance(-days)
}

it.each(oneOfRun([[english], [spanish]]))(
  'whom the credit check cannot confirm is led from the tracker through the verification, up to the first day: $language',
  async (visit) => {
    const text = copy[visit.language]
    const guest = await enrol(visit, { lastName: 'Fogg' })
    const { walk, email } = guest
    const { page } = walk
    await walk.words(text.identity)
    expect((await lastMailTo(world, email)).links.join()).toContain('/verification/')
    await page.locator('main a[href$="/verification"]').first().click()
    await page.locator('main').getByRole('button', { name: text.begin, exact: true }).click()
    await page.locator('main').getByRole('link', { name: text.goOn }).click()
    await page.waitForURL(/127\.0\.0\.1/)
    await page.locator('[value="passed"]').click()
    await page.waitForURL(/\/verification$/)
    await walk.words(text.passed)
    await page.locator('main a[href$="/enrollment-status"]').click()
    await page.waitForURL(/enrollment-status$/)
    await goOn(guest)
    await goOn(guest)
    await walk.words(text.starts)
    await untilActive(visit, guest)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  },
)

it.each([
  ['balance', english, '4 Arrears Street', [{ kind: 'balanceSettled' }]],
  ['balance', spanish, '4 Arrears Street', [{ kind: 'balanceSettled' }]],
  [
    'hold',
    english,
    '4 Holdfast Street',
    [{ kind: 'holdLifted' }, { kind: 'dateConfirmed', date: '2026-12-01' }],
  ],
] as const)(
  'an order that meets a %s says so, leads to it, and goes on once it is settled',
  async (story, visit, street, said) => {
    const text = copy[visit.language]
    const guest = await enrol(visit, { street })
    const { walk, email } = guest
    await goOn(guest)
    await walk.words(text[story])
    expect((await lastMailTo(world, email)).links.join()).toContain('/enrollment-status')
    await walk.page.locator('main a[href$="/notices"]').first().click()
    await walk.page.locator('main form input[name="settled"]').waitFor()
    await walk.page.goBack()
    await goOn(guest, ...said)
    await walk.words(text.starts)
    await untilActive(visit, guest)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  },
)
