import { readFileSync } from 'node:fs'
import { csvLines } from '@porchlight/server-methods/files/csv-lines'
import { csvTable } from '@porchlight/server-methods/files/csv-table'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linksNamed } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, named, openWindow, type Visit } from './portal-visit'

const visits: readonly Visit[] = [
  { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
  { brand: 'second', language: 'es', width: 360, scheme: 'dark' },
]

const admin = 'admin@example.com'

const copy = {
  en: {
    plans: 'Plans and prices',
    download: 'Download these plans',
    load: 'Load a file of plans',
    check: 'Check file',
    choose: 'Choose a file.',
    energy: 'Energy charge (cents per kWh or therm)',
    from: 'First day of offer',
    average: 'Average price',
    fault:
      'Row 3, Energy charge (cents per kWh or therm): Write digits only, with a point before the decimals, such as 12.5.',
    toMend: 'Download the file with what to correct',
    apply: 'Apply these changes',
    applied: 'The plans are saved',
    counts: 'Added: 1. Changed: 1.',
    back: 'Back to the plans',
    coming: 'Coming (1)',
    again: 'Check the file again',
    outdated: 'Nothing was applied',
  },
  es: {
    plans: 'Planes y precios',
    download: 'Descargar estos planes',
    load: 'Cargar un archivo de planes',
    check: 'Revisar el archivo',
    choose: 'Elija un archivo.',
    energy: 'Cargo por energía (centavos por kWh o termia)',
    from: 'Primer día de la oferta',
    average: 'Precio promedio',
    fault:
      'Fila 3, Cargo por energía (centavos por kWh o termia): Escriba solo dígitos, con un punto antes de los decimales, por ejemplo 12.5.',
    toMend: 'Descargar el archivo con lo que hay que corregir',
    apply: 'Aplicar estos cambios',
    applied: 'Los planes se guardaron',
    counts: 'Agregados: 1. Cambiados: 1.',
    back: 'Volver a los planes',
    coming: 'Próximos (1)',
    again: 'Revisar otra vez el archivo',
    outdated: 'No se aplicó nada',
  },
} as const

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each(named(visits))('%s', (_name, visit) => {
  const text = copy[visit.language]
  const code = `LIGHTHOUSE-12-${visit.brand.toUpperCase()}`
  const failures: string[] = []
  let world: TestWorld
  let page: Page
  let guest: Page
  let file = ''

  beforeAll(async () => {
    world = await createTestWorld({ listen: true, portal: true })
    const windows = await Promise.all([1, 2].map(() => openWindow(browser, visit)))
    const [admins, guests] = windows
    if (admins === undefined || guests === undefined) throw new RangeError()
    await beginSession(admins, world, visit, admin)
    page = await admins.newPage()
    guest = await guests.newPage()
    page.on('pageerror', ({ message }) => failures.push(message))
    return async () => {
      await Promise.all(windows.map((window) => window.close()))
      await world.close()
    }
  })

  const at = (path: string) => addressOf(world.origin, visit, path)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).click()

  async function send(content: string): Promise<void> {
    await page.locator('main input[type=file]').setInputFiles({
      name: 'december.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    })
    await press(text.check)
  }

  async function saved(start: () => Promise<void>): Promise<string> {
    const [download] = await Promise.all([page.waitForEvent('download'), start()])
    return readFileSync(await download.path(), 'utf8')
  }

  /**
   * Returns a plan from the file with a last day, and its successor at another price, whose averages the portal
   * computes; and where both are sold.
   */
  async function withNewPrice(price: string) {
    const table = csvTable(file)
    if (table.kind === 'broken') throw new RangeError()
    const [headings = [], ...plans] = table.rows
    const { rows: areas } = await world.context.pool.query<{ zip: string; utility: string }>(
      `select min(s."Name") as zip, u."Name" as utility from record."Service_Area__c" s
       join record."Utility__c" u on u."Id" = s."Utility__c" where s."Is_Open__c" group by u."Name"`,
    )
    const plan = plans.find((cells) => cells[1]?.startsWith('F') && cells[4]?.startsWith('Elec')) ?? []
    const [oldCode = '', name = '', , , , utility] = plan
    const zipCode = areas.find((area) => area.utility === utility)?.zip.slice(0, 5) ?? ''
    const first = headings.indexOf(text.from)
    const old = plan.with(first + 1, '11/30/2026')
    const next = plan
      .map((cell, index) => (headings[index]?.startsWith(text.average) ? '' : cell))
      .with(0, code)
      .with(1, 'Lighthouse 12')
      .with(2, 'Lighthouse 12')
      .with(first, '12/1/2026')
      .with(headings.indexOf(text.energy), price)
    return { content: csvLines([headings, old, next]), zipCode, oldCode, name }
  }

  it('administrators find the page in the navigation and download what they will change', async () => {
    await page.goto(at('/console/work'))
    const link = linksNamed(page, text.plans).first()
    expect(await link.getAttribute('href')).toMatch(/\/console\/setup\/plans$/)
    await page.goto(at(`/console/setup/plans?brand=${visit.brand}`))
    await page.getByRole('heading', { level: 1, name: text.plans }).waitFor()
    await expectNothingFound(page, 'list')
    file = await saved(() => follow(text.download))
    expect(file.split('\r\n').length).toBeGreaterThan(10)
  })

  it('says what is wrong with a file, and gives it back to be mended', async () => {
    await follow(text.load)
    await page.getByRole('heading', { level: 1, name: text.load }).waitFor()
    await press(text.check)
    await page.getByText(text.choose).first().waitFor()
    await expectNothingFound(page, 'no file')
    const { content } = await withNewPrice('9,4')
    await send(content)
    await page.getByText(text.fault).waitFor()
    expect(await page.getByRole('button', { name: text.apply, exact: true }).count()).toBe(0)
    await expectNothingFound(page, 'refused')
    const faulty = await saved(() => press(text.toMend))
    expect(faulty).toContain(text.energy)
    await send(faulty.replaceAll('"9,4"', '9.4'))
    await page.getByRole('button', { name: text.apply, exact: true }).waitFor()
    await expectNothingFound(page, 'checked')
  })

  it('applies nothing when a plan has changed since, and all of it once it was checked again', async () => {
    const { pool, engine, systemViewer } = world.context
    const { name } = await withNewPrice('9.4')
    const { rows } = await pool.query<{ id: string }>(
      `select "Id" as id from record."Product2" where "Plan_Brand__c" = $1 and "Name" = $2`,
      [visit.brand, name],
    )
    for (const { id } of rows) {
      await engine.updateRecord(systemViewer, id, { fields: { Margin__c: 7.5 } })
    }
    await press(text.apply)
    await page.getByText(text.outdated).waitFor()
    expect(
      (await pool.query('select 1 from record."Product2" where "ProductCode" = $1', [code])).rows,
    ).toEqual([])
    await expectNothingFound(page, 'outdated')
    await press(text.again)
    await press(text.apply)
    await page.getByText(text.applied).waitFor()
    await page.getByText(text.counts).waitFor()
    await expectNothingFound(page, 'applied')
    await page.getByRole('link', { name: text.back, exact: true }).last().click()
    await page.getByText(text.coming).first().waitFor()
    await page.getByText(code).waitFor()
    await expectNothingFound(page, 'coming')
  })

  it('plan search shows the new price from the day on which it comes into force', async () => {
    const { zipCode, oldCode } = await withNewPrice('9.4')
    const linksTo = async (planCode: string) => {
      await guest.goto(at(`/plans?zip=${zipCode}`))
      await guest.locator('main a[href*="plans/"]').first().waitFor()
      return guest.locator(`main a[href*="plans/${planCode}"]`).count()
    }
    expect(await linksTo(code)).toBe(0)
    expect(await linksTo(oldCode)).toBeGreaterThan(0)
    world.advance(Date.parse('2026-12-01T07:00:00Z') - world.context.now().getTime())
    expect(await linksTo(oldCode)).toBe(0)
    expect(await linksTo(code)).toBeGreaterThan(0)
    await guest.goto(at(`/plans/${code}`))
    await guest.getByText('9.4').first().waitFor()
    expect(failures).toEqual([])
  })
})
