import { readdirSync, readFileSync } from 'node:fs'
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
const example = new URL('../../docs/examples/book/', import.meta.url)

const copy = {
  en: {
    page: 'Customer import',
    upload: 'Upload and check',
    choose: 'Choose at least one file.',
    unknown: 'people.csv is not the name of a file that can be imported.',
    template: 'Download empty files with their headings',
    ready: 'Ready to import',
    rejected: 'Some rows are rejected',
    details: 'Download the details',
    import: 'Import',
    done: 'What the import did',
    nothing: 'Nothing to import',
    unreadable: 'The files cannot be imported as they are',
    problem: 'has a column “tongue” that is not known',
    remove: 'Remove',
    none: 'Nothing has been imported here yet',
  },
  es: {
    page: 'Importación de clientes',
    upload: 'Subir y revisar',
    choose: 'Elija al menos un archivo.',
    unknown: 'people.csv no es el nombre de un archivo que se pueda importar.',
    template: 'Descargar archivos vacíos con sus encabezados',
    ready: 'Lista para importar',
    rejected: 'Algunas filas se rechazan',
    details: 'Descargar los detalles',
    import: 'Importar',
    done: 'Lo que hizo la importación',
    nothing: 'No hay nada que importar',
    unreadable: 'Los archivos no se pueden importar así',
    problem: '“tongue”',
    remove: 'Quitar',
    none: 'Aquí todavía no se ha importado nada',
  },
} as const

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each(named(visits))('%s', (_name, visit) => {
  const text = copy[visit.language]
  const failures: string[] = []
  let world: TestWorld
  let page: Page

  beforeAll(async () => {
    world = await createTestWorld({ listen: true, portal: true, background: true })
    const window = await openWindow(browser, visit)
    await beginSession(window, world, visit, admin)
    page = await window.newPage()
    page.on('pageerror', ({ message }) => failures.push(message))
    return async () => {
      await window.close()
      await world.close()
    }
  })

  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const exampleFiles = () =>
    Object.fromEntries(
      readdirSync(example).map((name) => [name, readFileSync(new URL(name, example), 'utf8')]),
    )

  async function choose(files: Readonly<Record<string, string>>): Promise<void> {
    await page.locator('main input[type=file]').setInputFiles(
      Object.entries(files).map(([name, content]) => ({
        name,
        mimeType: 'text/csv',
        buffer: Buffer.from(content),
      })),
    )
    await press(text.upload)
  }

  async function saved(name: string): Promise<Buffer> {
    const link = page.getByRole('link', { name, exact: true }).first()
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    return readFileSync(await download.path())
  }

  const customers = async () => {
    const { rows } = await world.context.pool.query<{ count: number }>(
      `select count(*)::int as count from record."Contact" where "Email" like 'marisol.etchegaray%'`,
    )
    return rows[0]?.count
  }

  it('administrators find the page in the navigation, and what the files are called', async () => {
    await page.goto(addressOf(world.origin, visit, '/console/work'))
    const link = linksNamed(page, text.page).first()
    await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
    await page.getByRole('heading', { level: 1, name: text.page }).waitFor()
    await page.getByText(text.none).waitFor()
    await expectNothingFound(page, 'empty')
    expect((await saved(text.template)).includes('bill-lines.csv')).toBe(true)
  })

  it('says what is wrong with the choice of files before anything is sent', async () => {
    await press(text.upload)
    await page.getByText(text.choose).first().waitFor()
    await choose({ 'people.csv': 'a' })
    await page.getByText(text.unknown).first().waitFor()
    await expectNothingFound(page, 'unknown name')
    await page.getByText(text.none).waitFor()
  })

  it('says why files cannot be read', async () => {
    const files = exampleFiles()
    await choose({ 'customers.csv': (files['customers.csv'] ?? '').replace('language', 'tongue') })
    await page.getByText(text.unreadable).waitFor()
    await page.getByText(text.problem).first().waitFor()
    await expectNothingFound(page, 'unreadable')
    await press(text.remove)
    await page.getByText(text.none).waitFor()
  })

  it('checks a book, imports what is right, and returns the rejected rows', async () => {
    const files = exampleFiles()
    await choose({ ...files, 'bills.csv': (files['bills.csv'] ?? '').replace('20.00', '21.00') })
    await page.getByText(text.ready).waitFor()
    await page.getByText(text.rejected).waitFor()
    await expectNothingFound(page, 'checked')
    expect(await customers()).toBe(0)
    expect((await saved(text.details)).includes('changes/refused.csv')).toBe(true)
    await press(text.import)
    await page.getByText(text.done).waitFor()
    await expectNothingFound(page, 'imported')
    expect(await customers()).toBe(1)
    expect((await saved(text.details)).includes('refused/bills.csv')).toBe(true)
  })

  it('imports a corrected book, and says when there is nothing left to import', async () => {
    await choose(exampleFiles())
    await page.getByText(text.ready).waitFor()
    await press(text.import)
    await page.getByText(text.done).nth(1).waitFor()
    await choose(exampleFiles())
    await page.getByText(text.nothing).waitFor()
    expect(await page.getByRole('button', { name: text.import, exact: true }).count()).toBe(0)
    expect(failures).toEqual([])
  })
})
