import { readFileSync } from 'node:fs'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openConsole } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, nameOf, openWindow, type Visit } from './portal-visit'

const visits = [
  {
    visit: { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
    staff: 'advisor.first@example.com',
  },
  {
    visit: { brand: 'second', language: 'es', width: 360, scheme: 'dark' },
    staff: 'advisor.second@example.com',
  },
] as const satisfies readonly { readonly visit: Visit; readonly staff: string }[]

const copy = {
  en: {
    search: 'Search',
    searchInList: 'Search in this list',
    filter: 'Filter',
    applyFilter: 'Apply filter',
    equals: /^Remove the filter Status is /,
    selectAll: 'Select all rows on this page',
    changeField: 'Change a field',
    apply: 'Apply',
    close: 'Close',
    download: 'Download as CSV',
    nothingSaved: 'Nothing was saved',
    commandBar: 'Command bar',
    commandHint: 'Go to a list, a record, an action',
    cases: 'Cases',
    bills: 'Bills',
    keys: 'Keyboard shortcuts',
    singleKeys: /^Shortcuts of single keys/,
    columns: 'Columns',
    manage: /^(Manage list|Save changes…)$/,
    saveAsNew: 'Save as a new list',
    deleteView: 'Delete this list',
    deleteViewSure: 'Yes, delete it',
    viewLabel: 'Name of the list',
  },
  es: {
    search: 'Buscar',
    searchInList: 'Buscar en esta lista',
    filter: 'Filtrar',
    applyFilter: 'Aplicar el filtro',
    equals: /^Quitar el filtro Estado es /,
    selectAll: 'Seleccionar todas las filas de esta página',
    changeField: 'Cambiar un campo',
    apply: 'Aplicar',
    close: 'Cerrar',
    download: 'Descargar como CSV',
    nothingSaved: 'No se guardó nada',
    commandBar: 'Barra de comandos',
    commandHint: 'Ir a una lista, un registro, una acción',
    cases: 'Casos',
    bills: 'Facturas',
    keys: 'Atajos de teclado',
    singleKeys: /^Atajos de una sola tecla/,
    columns: 'Columnas',
    manage: /^(Administrar lista|Guardar cambios…)$/,
    saveAsNew: 'Guardar como lista nueva',
    deleteView: 'Eliminar esta lista',
    deleteViewSure: 'Eliminarla de verdad',
    viewLabel: 'Nombre de la lista',
  },
} as const

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  ;[world, browser] = await Promise.all([createTestWorld({ listen: true, portal: true }), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

/** Reads from the service as a member of staff. */
async function read<Answer>(staff: string, path: string, body: object): Promise<Answer> {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/services/data/v65.0/ui-api/${path}`,
    headers: { host: 'localhost', authorization: `Bearer ${await world.tokenOf(staff)}` },
    payload: body,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

interface Rows {
  readonly records: readonly {
    readonly id: string
    readonly fields: Readonly<Record<string, { readonly value: string | null }>>
  }[]
}

/** Returns the staff member's first record whose fields are filled in. */
async function findRow(staff: string, objectApiName: string, listView: string, fields: readonly string[]) {
  const { records } = await read<Rows>(staff, `list-records/${objectApiName}/${listView}`, {
    optionalFields: fields.map((field) => `${objectApiName}.${field}`),
    pageSize: 50,
  })
  const row = records.find((record) => fields.every((field) => record.fields[field]?.value))
  if (row === undefined) throw new TypeError(`No ${objectApiName} of the demo has ${fields.join()}.`)
  return row
}

describe.each(oneOfRun(visits).map((row) => [nameOf(row.visit), row] as const))(
  '%s',
  (_name, { visit, staff }) => {
    const text = copy[visit.language]
    let page: Page
    const failures: string[] = []

    beforeAll(async () => {
      const context = await openWindow(browser, visit)
      page = await context.newPage()
      page.on('pageerror', ({ message }) => failures.push(message))
      page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
      await openConsole(page, world, visit, staff)
      return () => context.close()
    })

    const go = async (path: string) => {
      await page.goto(addressOf(world.origin, visit, path))
      await page.locator('main h1').waitFor()
    }
    const field = () => page.getByRole('combobox', { name: text.search, exact: true })
    const rows = () => page.locator('tbody tr')
    /** How many rows are loaded, on the page or not, and of how many. */
    const loaded = async () => (await page.locator('main div[aria-busy] > p').textContent()) ?? ''
    const loadedRows = async () => Number(/\d+/.exec(await loaded())?.[0])

    it('a caller is found by the last digits of a phone, by keyboard, and an account by its number', async () => {
      const caller = await findRow(staff, 'Contact', 'AllContacts', ['Name', 'MobilePhone'])
      // Keys are pressed repeatedly until the page listens.
      await expect
        .poll(async () => {
          const isFocused = await page.evaluate<boolean>("document.activeElement.type === 'search'")
          if (!isFocused) await page.keyboard.press('/')
          return isFocused
        })
        .toBe(true)
      await page.keyboard.type((caller.fields.MobilePhone?.value ?? '').replace(/\D/g, '').slice(-7))
      const option = page.getByRole('option', { name: caller.fields.Name?.value ?? '' }).first()
      await option.waitFor()
      // Elements partly covered by the open list cannot be pressed while it is open.
      await expectNothingFound(page, 'suggestions', 'header')
      for (let presses = 0; (await option.getAttribute('aria-selected')) !== 'true'; presses += 1) {
        expect(presses).toBeLessThan(40)
        await page.keyboard.press('ArrowDown')
      }
      await page.keyboard.press('Enter')
      await page.waitForURL(new RegExp(`/record/${caller.id}$`))

      const account = await findRow(staff, 'Account', 'AllAccounts', ['AccountNumber'])
      await field().fill(account.fields.AccountNumber?.value ?? '')
      await field().press('Enter')
      await page.waitForURL(/\/console\/search\?q=/)
      await page.locator(`main a[href$="/record/${account.id}"]`).first().waitFor()
      await expectNothingFound(page, 'results')
    })

    it('a list is filtered, searched within, and its columns are chosen, all by its address', async () => {
      await go('/console/list/Case?view=AllCases')
      await rows().first().waitFor()
      const before = await loaded()
      await page.getByRole('button', { name: text.filter, exact: true }).click()
      await page.locator('select[name=filter-field]').selectOption('Status')
      await expectNothingFound(page, 'filter')
      await page.locator('dialog fieldset input').first().check()
      await page.getByRole('button', { name: text.applyFilter }).click()
      const chip = page.getByRole('link', { name: text.equals })
      await chip.waitFor()
      await expect.poll(loaded).not.toBe(before)
      await page.reload()
      await chip.click()
      await expect.poll(loaded).toBe(before)

      const [number = ''] = await page.locator('tbody th').allTextContents()
      await page.getByPlaceholder(text.searchInList).fill(number)
      await expect.poll(() => rows().count()).toBe(1)
      await go('/console/list/Case?view=AllCases&columns=Subject,CaseNumber')
      await expect.poll(() => page.locator('thead th').count()).toBe(3)
      await page.getByRole('button', { name: text.columns, exact: true }).click()
      await expectNothingFound(page, 'columns')
      const columns = page.locator('dialog ol > li')
      const focused = page.locator(':focus')
      const [subject = '', caseNumber = ''] = await columns.allInnerTexts()
      await columns.nth(1).locator('button:enabled').first().focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => columns.allInnerTexts()).toEqual([caseNumber, subject])
      // It is now first and its up arrow disabled: the focus is on its down arrow, which moves it back.
      expect(await focused.textContent()).toBe('↓')
      await page.keyboard.press('Enter')
      await expect.poll(() => columns.allInnerTexts()).toEqual([subject, caseNumber])
      await columns.nth(0).locator('button:enabled').last().click()
      await expect.poll(() => columns.count()).toBe(1)
      expect(await focused.evaluate((element) => element.matches('dialog ol'))).toBe(true)
      await page.locator('dialog').getByRole('button', { name: text.apply }).click()
      await expect.poll(() => page.locator('thead th').count()).toBe(2)
      await page.goBack()
      await expect.poll(() => page.locator('thead th').count()).toBe(3)
    })

    it('what is in sight is saved as a list of one’s own, and deleted', async () => {
      await page.getByRole('button', { name: text.manage }).click()
      await page.getByLabel(text.viewLabel).fill('Mañana primero')
      await expectNothingFound(page, 'manage list')
      await page.getByRole('button', { name: text.saveAsNew }).click()
      await page.waitForURL(/view=Mananaprimero_/)
      await expect.poll(() => page.locator('thead th').count()).toBe(3)
      await page.getByRole('button', { name: text.manage }).click()
      await page.getByRole('button', { name: text.deleteView }).click()
      await page.getByRole('button', { name: text.deleteViewSure }).click()
      await page.waitForURL(/\/list\/Case$/)
    })

    it('a field of all rows is changed, those that may not change are refused one by one', async () => {
      await go('/console/list/Case?view=AllCases&sort=CaseNumber')
      await page.getByLabel(text.selectAll).check()
      const count = await loadedRows()
      await page.getByRole('button', { name: text.changeField }).click()
      await page.locator('select[name=mass-field]').selectOption('Status')
      await page.locator('select[name=Status]').selectOption('Escalated')
      await expectNothingFound(page, 'mass change')
      await page.getByRole('button', { name: text.apply, exact: true }).click()
      const results = page.locator('dialog li')
      await expect.poll(() => page.locator('dialog progress').getAttribute('value')).toBe(String(count))
      await page.locator('dialog button:not([aria-busy])').waitFor()
      const refused = await page.locator('dialog li[data-refused]').count()
      expect(await results.count()).toBe(count)
      expect([refused > 0, refused < count]).toEqual([true, true])
      await expectNothingFound(page, 'results of the change')
      const numbers = await page.locator('dialog li:not([data-refused]) > :first-child').allTextContents()
      await page.getByRole('button', { name: text.close, exact: true }).click()
      const { records } = await read<Rows>(staff, 'list-records/Case/AllCases', {
        optionalFields: ['Case.Status', 'Case.CaseNumber'],
        where: { CaseNumber: { in: numbers } },
      })
      expect(records.map(({ fields }) => fields.Status?.value)).toEqual(numbers.map(() => 'Escalated'))
    })

    it('the rows are saved as a file', async () => {
      await go('/console/list/Case?view=AllCases&sort=CaseNumber')
      const first = (await page.locator('tbody th').first().textContent()) ?? ''
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: text.download }).click(),
      ])
      const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
      expect(download.suggestedFilename()).toMatch(/\.csv$/)
      expect(lines[1]).toContain(first)
      const saved = await world.context.pool.query(
        `select 1 from platform.audit_entry where action = 'list-exported' and facts ->> 'object' = 'Case'`,
      )
      expect(saved.rowCount).toBeGreaterThan(0)
    })

    it('no rows are saved that the audit log does not know of', async () => {
      let downloads = 0
      const count = () => {
        downloads += 1
      }
      page.on('download', count)
      await page.route('**/noteListExport', (route) => route.abort())
      await page.getByRole('button', { name: text.download }).click()
      await page.getByText(text.nothingSaved, { exact: true }).waitFor()
      await page.unroute('**/noteListExport')
      page.off('download', count)
      expect(downloads).toBe(0)
      failures.length = 0
    })

    it('the command bar leads to a list by keyboard alone, and gives the focus back', async () => {
      await page.keyboard.press('Control+k')
      const bar = page.getByRole('combobox', { name: text.commandHint })
      await bar.waitFor()
      await expectNothingFound(page, 'command bar')
      await page.keyboard.type(text.bills.slice(0, 4).toLowerCase())
      await page.getByRole('option', { name: text.bills, selected: true }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: text.bills, exact: true }).waitFor()
      await page.keyboard.press('Control+k')
      await bar.waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => bar.count()).toBe(0)
    })

    it('single keys walk the rows and go to lists, until somebody turns them off', async () => {
      await rows().first().waitFor()
      const link = (index: number) => page.locator('tbody th a').nth(index)
      const isFocused = (index: number) =>
        link(index).evaluate((element) => element === document.activeElement)
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      await expect.poll(() => isFocused(1)).toBe(true)
      await page.keyboard.press('k')
      await expect.poll(() => isFocused(0)).toBe(true)
      await page.keyboard.press('?')
      const off = page.getByLabel(text.singleKeys)
      await off.waitFor()
      await expectNothingFound(page, 'keys')
      await off.uncheck()
      await page.keyboard.press('Escape')
      await expect.poll(() => off.count()).toBe(0)
      await link(0).focus()
      await page.keyboard.press('j')
      expect(await isFocused(0)).toBe(true)
      await expectNothingFound(page, 'list')
    })

    it('nothing broke on the way', () => {
      // A deleted list is read once more while the page leaves it.
      expect(failures.filter((failure) => !/status of 404/.test(failure))).toEqual([])
    })
  },
)
