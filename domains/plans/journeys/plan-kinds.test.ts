import { launchBrowser } from '@porchlight/test-kit/browser'
import { readPdf } from '@porchlight/test-kit/pdf'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, beginSession, named, openPage, type Visit } from '../../../tests/journeys/portal-visit'
import { demoPlanName } from '../../testing/demo-plan-name'

const visits: readonly Visit[] = [
  { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
  { brand: 'first', language: 'es', width: 360, scheme: 'light' },
]

const copy = {
  en: {
    free: 'Free energy every day, 9 p.m. to 6 a.m.',
    assumed: 'Assumes 35% of usage in special hours (every day, 9 p.m. to 6 a.m.), as the facts label does.',
    measured: /By your meter, \d\d(\.\d)?% of your usage is in special hours/,
    charge: 'Energy charge every day, 9 p.m. to 6 a.m.',
    value: 'Free. Average prices assume 35% of usage in these hours.',
    elsewhen: 'Energy charge at other times',
    average: 'Average price for 1,000 kWh',
    fee: 'Trap: a fee below 800 kWh',
    feeNow: 'With 500 kWh you pay it.',
    formula: 'mean day-ahead price of the Houston load zone',
  },
  es: {
    free: 'Energía gratis todos los días, de 9 p.m. a 6 a.m.',
    assumed:
      'Supone el 35% del consumo en el horario especial (todos los días, de 9 p.m. a 6 a.m.), como la etiqueta de información.',
    measured: /Según su medidor, el \d\d(\.\d)?% de su consumo es en el horario especial/,
    charge: 'Cargo por energía todos los días, de 9 p.m. a 6 a.m.',
    value: 'Gratis. Los precios promedio suponen el 35% del consumo en este horario.',
    elsewhen: 'Cargo por energía a otras horas',
    average: 'Precio promedio con 1,000 kWh',
    fee: 'Trampa: un cargo con menos de 800 kWh',
    feeNow: 'Con 500 kWh usted lo paga.',
    formula: 'precio medio del día siguiente de la zona de carga de Houston',
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

describe('a visitor', () => {
  it.each(named(visits))('finds a plan with free nights and reads its label: %s', async (_name, visit) => {
    const text = copy[visit.language]
    const { page, problems, close } = await openPage(browser, visit)
    await page.goto(addressOf(world.origin, visit, '/plans'))
    await page.locator('input[name="zip"]').fill('77002')
    await page.locator('input[name="zip"]').press('Enter')
    const card = page.locator('main ol > li', { hasText: demoPlanName(visit, 'Free Nights 12') })
    await card.getByText(text.free).waitFor()
    // 650 × 16.9 + 439 + 1,000 × 5.4694 cents.
    expect(await card.textContent()).toContain('$168.93')

    await card.locator('a[href*="/plans/FIRST-FREE-NIGHTS"]').click()
    await page.getByText(text.assumed).waitFor()
    const label = page.locator(`main div[lang="${visit.language}"]`).first()
    for (const words of [text.charge, text.value, text.elsewhen, text.average, '16.9¢']) {
      expect(await label.textContent()).toContain(words)
    }
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)

    for (const language of ['en', 'es'] as const) {
      const link = page.locator(`main a[href*="document=facts"][href*="language=${language}"]`)
      const address = new URL((await link.getAttribute('href')) ?? '', page.url())
      const answer = await page.request.get(address.href)
      const pdf = await readPdf(await answer.body())
      expect(pdf.language).toBe(language === 'es' ? 'es-US' : 'en-US')
      for (const words of [copy[language].charge, copy[language].value, copy[language].average, '16.9¢']) {
        expect(pdf.text.replace(/\s+/g, ' ')).toContain(words)
      }
    }
    expect(problems).toEqual([])
    await close()
  })

  it.each(named(visits))(
    'is warned of a minimum usage fee, and reads how an index sets the price: %s',
    async (_name, visit) => {
      const text = copy[visit.language]
      const { page, problems, close } = await openPage(browser, visit)
      await page.goto(addressOf(world.origin, visit, '/plans?zip=77002&use=500'))
      await page.getByText(text.fee).waitFor()
      await page.getByText(text.feeNow).waitFor()
      await page.goto(addressOf(world.origin, visit, '/plans?zip=77002&use=1000&rate=indexed'))
      expect(await page.locator('main ol h3').allTextContents()).toEqual([demoPlanName(visit, 'Solar Index')])
      await page.locator('main a[href*="/plans/FIRST-SOLAR-INDEX"]').click()
      const label = page.locator(`main div[lang="${visit.language}"]`).first()
      await label.getByText(text.formula).waitFor()
      expect(await label.textContent()).toContain('6.5¢')
      const codes = ['FREE-NIGHTS-12', 'TIERED-12', 'SOLAR-INDEX'].map(
        (name) => `plan=FIRST-${name}-SALTGRASS`,
      )
      await page.goto(addressOf(world.origin, visit, `/plans/compare?${codes.join('&')}`))
      await page.getByText(text.free).waitFor()
      expect(await page.locator('main').textContent()).toContain(text.formula)
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      expect(problems).toEqual([])
      await close()
    },
  )
})

describe('a customer', () => {
  it.each(named(visits))('sees the own share of free hours, from the meter: %s', async (_name, visit) => {
    const { page, close } = await openPage(browser, visit)
    await beginSession(page.context(), world, visit, 'dana.whitcombe@example.com')
    await page.goto(addressOf(world.origin, visit, '/plans/FIRST-FREE-NIGHTS-12-SALTGRASS'))
    await page.getByText(copy[visit.language].measured).waitFor()
    await page.goto(addressOf(world.origin, visit, '/plans/FIRST-FREE-NIGHTS-12-SALTGRASS?use=1000'))
    await page.getByText(copy[visit.language].assumed).waitFor()
    await close()
  })
})
