import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tabTo } from '../../../tests/journeys/keyboard'
import {
  addressOf,
  beginSession,
  named,
  openPage,
  type Visit,
  visitsOfRun,
} from '../../../tests/journeys/portal-visit'
import { demoPlanName } from '../../testing/demo-plan-name'

const visits = visitsOfRun(['third', 'second'])
const englishDesk: Visit = { brand: 'third', language: 'en', width: 1280, scheme: 'light' }

const copy = {
  en: {
    trap: 'Trap: cheap only near 1,000 kWh',
    missed: 'With 500 kWh you don’t get it.',
    wrongZip: 'Enter a five-digit ZIP code',
    unknown: 'We don’t have plans in 99999 yet',
    closed: 'Austin homes can’t choose a provider',
    which: 'Who delivers to your home?',
    yourPlan: 'Your current plan',
    ownUse: 'My usage',
  },
  es: {
    trap: 'Trampa: barato solo cerca de 1,000 kWh',
    missed: 'Con 500 kWh usted no lo recibe.',
    wrongZip: 'Escriba un código postal de cinco dígitos',
    unknown: 'Todavía no tenemos planes en 99999',
    closed: 'En Austin no se puede elegir proveedor',
    which: '¿Quién es su distribuidora?',
    yourPlan: 'Su plan actual',
    ownUse: 'Mi consumo',
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

describe('a guest with a keyboard alone', () => {
  it.each(named(visits))(
    'finds plans, sees through the bill credit and compares: %s',
    async (_name, visit) => {
      const text = copy[visit.language]
      const called = (name: string) => demoPlanName(visit, name)
      const { page, problems, close } = await open(visit, '/login')
      await tabTo(page, 'main a[href$="/plans"]')
      await page.keyboard.press('Enter')
      await page.locator('input[name="zip"]').waitFor()
      await tabTo(page, 'input[name="zip"]')
      await page.keyboard.type('77002')
      await page.keyboard.press('Enter')
      await page.waitForURL(/zip=77002/)
      expect((await planNames(page))[0]).toBe(called('Credit 12'))
      expect(await page.locator('main').textContent()).toContain(text.trap)

      await tabTo(page, 'main a[href*="use=500"]')
      await page.keyboard.press('Enter')
      await page.waitForURL(/use=500/)
      await page.getByText(text.missed).waitFor()
      const dearerDown = ['Fixed 12', 'Fixed 24 Green', 'Credit 12', 'No-Deposit 12', 'Flex Monthly']
      expect(await planNames(page)).toEqual(dearerDown.map(called))

      for (const name of ['FIXED-12', 'CREDIT-12']) {
        await tabTo(page, `input[name="plan"][value*="-${name}-"]`)
        await page.keyboard.press('Space')
      }
      await tabTo(page, 'form#compare-plans button')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/plans\/compare\?/)
      expect(await page.locator('main thead th').allTextContents()).toEqual(
        ['Fixed 12', 'Credit 12'].map(called),
      )
      const cells = await page.locator('main tbody').first().locator('td').allTextContents()
      expect(cells[0]).toContain('$81.24')
      expect(cells[1]).toContain('$106.24')
      expect(await page.locator('main').textContent()).toContain(`${called('Credit 12')} · ${text.trap}`)

      await tabTo(page, 'main table a[href*="/plans/"][href*="CREDIT-12"]')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/plans\/\w+-CREDIT-12/)
      await page.locator('main h1', { hasText: called('Credit 12') }).waitFor()
      for (const language of ['en', 'es']) {
        expect(await page.locator(`main div[lang="${language}"]`).count()).toBe(3)
        expect(await page.locator(`main div[lang="${language}"]`).first().textContent()).toContain('10.8¢')
      }
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      expect(problems).toEqual([])
      await close()
    },
  )
})

describe('with JavaScript off', () => {
  it.each(named(visits))('searches, filters and compares: %s', async (_name, visit) => {
    const { page, close } = await open(visit, '/plans', { javaScriptEnabled: false })
    await page.locator('input[name="zip"]').fill('77002')
    await page.locator('main form button').click()
    await page.locator('main details summary').click()
    await page.locator('input[name="amount"]').fill('1,250')
    await page.locator('input[name="nofee"]').check()
    await page.locator('main details button').click()
    expect(await planNames(page)).toEqual([demoPlanName(visit, 'Flex Monthly')])
    expect(await page.locator('main table tbody th').allTextContents()).toContainEqual(
      expect.stringMatching(/^1,250 kWh/),
    )
    await page.goto(addressOf(world.origin, visit, '/plans?zip=77002&use=1000'))
    for (const index of [0, 1, 2, 3]) await page.locator('input[name="plan"]').nth(index).check()
    await page.locator('form#compare-plans button').click()
    expect(await page.locator('main thead th').count()).toBe(3)
    await close()
  })
})

describe('a ZIP code', () => {
  it.each(named(visits))(
    'that is none, unknown, closed or shared gets its own answer: %s',
    async (_name, visit) => {
      const text = copy[visit.language]
      const { page, close } = await open(visit, '/plans?zip=7700')
      expect(await page.locator('main').textContent()).toContain(text.wrongZip)
      expect(await page.locator('input[name="zip"]').inputValue()).toBe('7700')

      await page.goto(addressOf(world.origin, visit, '/plans?zip=99999'))
      expect(await page.locator('main').textContent()).toContain(text.unknown)

      await page.goto(addressOf(world.origin, visit, '/plans?zip=78701'))
      expect(await page.locator('main').textContent()).toContain(text.closed)
      expect(await page.locator('main').textContent()).toContain('Limestone Springs City Power')
      expect(await page.locator('main a[href="tel:5125550134"]').count()).toBe(1)

      await page.goto(addressOf(world.origin, visit, '/plans?zip=75067'))
      await page.getByRole('heading', { name: text.which }).waitFor()
      await page.locator('main a', { hasText: 'Trinity Fork Wires' }).click()
      await page.waitForURL(/utility=/)
      expect(await planNames(page)).toHaveLength(3)
      await page.locator('main a', { hasText: 'Lone Cedar Electric Delivery' }).click()
      await page.getByRole('heading', { level: 3, name: demoPlanName(visit, 'Fixed 24 Green') }).waitFor()
      expect(await planNames(page)).toHaveLength(2)
      await close()
    },
  )

  it('of a state with gas choice gets plans in therms', async () => {
    const { page, close } = await open(englishDesk, '/plans?zip=61101')
    expect(await page.locator('main table tbody th').allTextContents()).toEqual([
      expect.stringMatching(/^20 therms/),
      expect.stringMatching(/^50 therms/),
      expect.stringMatching(/^100 therms/),
    ])
    await close()
  })

  it('reads the rules of the state of a plan, and where there are none an honest sentence instead of another’s', async () => {
    const { page, close } = await open(englishDesk, '/plans?zip=61101')
    const rulesIn = async (zip: string) => {
      await page.goto(new URL(`/plans?zip=${zip}`, page.url()).href)
      const path = await page.locator('main a[href*="/plans/"]').first().getAttribute('href')
      await page.goto(new URL(path ?? '', page.url()).href)
      return page.locator('main').textContent()
    }
    const illinois = await rulesIn('61101')
    expect(illinois).toContain('A late fee is at most 1.5% of what is late, for each month.')
    expect(illinois).toContain('A deposit is at most 1/6 of a year’s estimated bills.')
    expect(illinois).toContain(
      'From December 1 to March 31, your gas utility has to offer you a payment plan',
    )
    expect(illinois).not.toContain('at most 5%')
    const pennsylvania = await rulesIn('19103')
    expect(pennsylvania).toContain('We do not have the rules of this plan’s state on this page')
    expect(pennsylvania).toContain('Ask an advisor')
    expect(pennsylvania).not.toMatch(/late fee|for 3 business days/)
    await close()
  })
})

describe('a customer who is signed in', () => {
  it.each(named(visits))(
    'sees the plans of the own home at the own use, and the present plan among them: %s',
    async (_name, visit) => {
      const text = copy[visit.language]
      const { page, problems, close } = await open(visit, '/plans')
      await beginSession(page.context(), world, visit)
      await page.goto(addressOf(world.origin, visit, '/plans'))
      const chosen = page.locator('main a[aria-current="true"]', { hasText: text.ownUse })
      await chosen.waitFor()
      expect(await page.getByText(text.yourPlan, { exact: true }).count()).toBe(1)
      await page.locator('main a[href*="use=1000"]').first().click()
      await page.waitForURL(/use=1000/)
      expect(await chosen.count()).toBe(0)
      expect(problems).toEqual([])
      await close()
    },
  )

  it('is shown nothing of an account of somebody else', async () => {
    const { rows } = await world.context.pool.query<{ id: string }>(
      `select "Id" as id from record."Account" where "Account_Brand__c" = 'second' limit 1`,
    )
    const visit: Visit = { brand: 'first', language: 'en', width: 360, scheme: 'light' }
    const { page, close } = await open(visit, '/plans')
    await beginSession(page.context(), world, visit)
    await page.goto(addressOf(world.origin, visit, `/plans?account=${rows[0]?.id}`))
    expect(await page.locator('input[name="zip"]').inputValue()).toBe('')
    expect(await page.locator('main h3').count()).toBe(0)
    await close()
  })
})

describe('the address of a plan', () => {
  it.each(['/plans/NO-SUCH-PLAN', '/plans/SECOND-FIXED-12-SALTGRASS', '/plans/%3Cscript%3E'])(
    'that the brand does not offer is not found: %s',
    async (path) => {
      const answer = await world.app.inject({ url: path, headers: { host: new URL(world.origin).host } })
      expect(answer.statusCode).toBe(404)
    },
  )
})

async function open(visit: Visit | undefined, path: string, options: { javaScriptEnabled?: boolean } = {}) {
  if (visit === undefined) throw new TypeError('There is no visit.')
  const opened = await openPage(browser, visit, options)
  await opened.page.goto(addressOf(world.origin, visit, path))
  return opened
}

/** The names of the plans in the list, in order. */
function planNames(page: Page): Promise<string[]> {
  return page.locator('main ol h3').allTextContents()
}
