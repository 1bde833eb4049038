import { launchBrowser } from '@porchlight/test-kit/browser'
import type { TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleVisitsOfRun, openConsole } from './console-visit'
import { createDeclaredWorld } from './declared-objects/declared-world'
import { expectNothingFound } from './expect-nothing-found'
import { cellOf, openGrid, readAs, writeAs } from './list-visit'
import { addressOf, nameOf, openWindow } from './portal-visit'

const staffOf = { first: 'advisor.first@example.com', second: 'advisor.second@example.com' } as const

const copy = {
  en: {
    subject: 'Gadget name',
    editSubject: 'Edit: Gadget name',
    save: 'Save',
    keepStored: 'Keep theirs',
    saveMine: 'Save mine',
    saved: /saved this in the meantime/,
    apply: /^Apply to \d+ selected records$/,
    close: 'Close',
    pin: 'Pin',
    unpin: 'Unpin',
    pinned: / · pinned$/,
    width: 'Column width: Gadget name',
  },
  es: {
    subject: 'Nombre',
    editSubject: 'Editar: Nombre',
    save: 'Guardar',
    keepStored: 'Conservar lo guardado',
    saveMine: 'Guardar lo mío',
    saved: /otra persona guardó esto/,
    apply: /^Aplicar a \d+ registros seleccionados$/,
    close: 'Cerrar',
    pin: 'Fijar',
    unpin: 'Dejar de fijar',
    pinned: / · fijada$/,
    width: 'Ancho de la columna: Nombre',
  },
} as const

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  ;[world, browser] = await Promise.all([createDeclaredWorld(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

interface GadgetRecord {
  readonly id: string
  readonly fields: Readonly<Record<string, { readonly value: string | number | null }>>
}

async function createAs(apiName: string, fields: Readonly<Record<string, unknown>>): Promise<GadgetRecord> {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/services/data/v65.0/ui-api/records',
    headers: { host: 'localhost', authorization: `Bearer ${await world.tokenOf('admin@example.com')}` },
    payload: { apiName, fields },
  })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

describe.each(consoleVisitsOfRun('es').map((visit) => [nameOf(visit), visit] as const))(
  '%s',
  (_name, visit) => {
    const text = copy[visit.language]
    const staff = staffOf[visit.brand === 'second' ? 'second' : 'first']
    let page: Page
    let rows: readonly GadgetRecord[] = []
    const failures: string[] = []

    beforeAll(async () => {
      page = await (await openWindow(browser, visit)).newPage()
      page.on('pageerror', ({ message }) => failures.push(message))
      await openConsole(page, world, visit, staff)
      const shelf = await createAs('Shelf__c', { Name: 'The shelf' })
      rows = await Promise.all(
        [1, 2, 3, 4, 5]
          .map((one) => visit.width * 10 + one)
          .map((number) =>
            createAs('Gadget__c', {
              Name: `Gadget ${number}`,
              Parts__c: number,
              Shelf__c: shelf.id,
              Price__c: 5,
            }),
          ),
      )
      return () => page.context().close()
    })

    const go = async (query = '') => {
      const path = `/console/list/Gadget__c?view=AllGadgets&columns=Parts__c,Name,Kind__c,Price__c&sort=-Parts__c`
      await page.goto(addressOf(world.origin, visit, path + query))
      await openGrid(page)
    }
    const numberOf = (at: number) => String(rows[at]?.fields.Parts__c?.value ?? '')
    const subject = (at: number) => cellOf(page, numberOf(at), text.subject)
    const field = (name: string) => page.locator(`[id="field-${name}"]`)
    const editor = () => page.getByRole('form', { name: text.editSubject })
    const open = async (at: number) => {
      const cell = await subject(at)
      await cell.focus()
      await page.keyboard.press('F2')
      await editor().waitFor()
      return cell
    }
    const hasFocus = (cell: Locator) => cell.evaluate((element) => element.contains(document.activeElement))
    const stored = async (at: number, name: string) => {
      const path = `records/${rows[at]?.id}?fields=Gadget__c.${name}`
      return (await readAs<GadgetRecord>(world, staff, path)).fields[name]?.value
    }

    it('what is typed is saved by Enter and by a press elsewhere, and left by Escape', async () => {
      await go()
      const cell = await open(0)
      await expectNothingFound(page, 'editor')
      await field('Name').fill('Typed and left')
      await page.keyboard.press('Escape')
      await expect.poll(() => editor().count()).toBe(0)
      expect(await cell.textContent()).toBe(rows[0]?.fields.Name?.value)
      await expect.poll(() => hasFocus(cell)).toBe(true)
      await page.keyboard.press('F2')
      await field('Name').fill('Typed and kept')
      await page.keyboard.press('Enter')
      await expect.poll(() => stored(0, 'Name')).toBe('Typed and kept')
      await expect.poll(() => hasFocus(cell)).toBe(true)
      await page.keyboard.press('F2')
      await field('Name').fill('Typed, then elsewhere')
      await page.locator('h1').click()
      await expect.poll(() => stored(0, 'Name')).toBe('Typed, then elsewhere')
    })

    it('Tab saves and goes on to the next cell of the row that is edited', async () => {
      await open(1)
      await field('Name').fill('Before the tab')
      await page.keyboard.press('Tab')
      await field('Kind__c').waitFor()
      await expect.poll(() => field('Kind__c').locator('option').count()).toBeGreaterThan(2)
      await expect.poll(() => stored(1, 'Name')).toBe('Before the tab')
      await expect.poll(async () => (await subject(1)).locator('a').count()).toBe(1)
      await page.keyboard.press('Shift+Tab')
      await expect.poll(() => field('Name').inputValue()).toBe('Before the tab')
      await page.keyboard.press('Escape')
      await expect.poll(() => stored(1, 'Name')).toBe('Before the tab')
    })

    it('when another advisor was first, theirs is shown, and one chooses', async () => {
      for (const choice of ['keepStored', 'saveMine'] as const) {
        const cell = await open(2)
        await field('Name').fill('Mine')
        expect(
          await writeAs(world, 'admin@example.com', rows[2]?.id ?? '', { Name: `Theirs, ${choice}` }),
        ).toBe(200)
        // The other user's change arrives in the list, but not in the field.
        expect(await field('Name').inputValue()).toBe('Mine')
        await page.keyboard.press('Enter')
        await editor().getByText(text.saved).waitFor()
        await editor().getByText(`Theirs, ${choice}`).waitFor()
        await expectNothingFound(page, 'conflict')
        expect(await field('Name').inputValue()).toBe('Mine')
        expect(await stored(2, 'Name')).toBe(`Theirs, ${choice}`)
        await editor().getByRole('button', { name: text[choice] }).click()
        const left = choice === 'keepStored' ? `Theirs, ${choice}` : 'Mine'
        await expect.poll(() => cell.textContent()).toBe(left)
        await expect.poll(() => stored(2, 'Name')).toBe(left)
      }
    })

    it('another field that someone else has saved since stands in nobody’s way', async () => {
      await open(3)
      await field('Name').fill('Beside the other')
      expect(await writeAs(world, 'admin@example.com', rows[3]?.id ?? '', { Price__c: 77 })).toBe(200)
      await page.keyboard.press('Enter')
      await expect.poll(() => stored(3, 'Name')).toBe('Beside the other')
      expect(await stored(3, 'Price__c')).toBe(77)
    })

    it('a value is written to all selected rows, with a result for each', async () => {
      for (const at of [0, 1, 2]) {
        await (await subject(at)).focus()
        await page.keyboard.press('Space')
      }
      await open(1)
      await field('Name').fill('One for all')
      await editor().getByLabel(text.apply).check()
      await expectNothingFound(page, 'several rows')
      await editor().getByRole('button', { name: text.save, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect.poll(() => dialog.getByRole('listitem').count()).toBe(3)
      await dialog.getByRole('button', { name: text.close, exact: true }).click()
      for (const at of [0, 1, 2]) await expect.poll(() => stored(at, 'Name')).toBe('One for all')
    })

    it('a refusal stands at its cell while others go on, and opens again with what was typed', async () => {
      await page.route(`**/ui-api/records/${rows[0]?.id}*`, (route) =>
        route.request().method() === 'PATCH' ? route.abort() : route.continue(),
      )
      const cell = await open(0)
      await field('Name').fill('Not reached')
      await page.locator('h1').click()
      await cell.getByRole('alert').waitFor()
      expect(await cell.textContent()).toContain('Not reached')
      await expectNothingFound(page, 'refusal at a cell')
      await page.unroute(`**/ui-api/records/${rows[0]?.id}*`)
      await open(1)
      await field('Name').fill('The next row')
      await page.keyboard.press('Enter')
      await expect.poll(() => stored(1, 'Name')).toBe('The next row')
      await open(0)
      expect(await field('Name').inputValue()).toBe('Not reached')
      await page.keyboard.press('Enter')
      await expect.poll(() => stored(0, 'Name')).toBe('Not reached')
    })

    it('a column is as wide as it was made, with the keyboard or dragged, also before scripts run', async () => {
      await page.goto(addressOf(world.origin, visit, '/console/list/Gadget__c?view=AllGadgets'))
      await openGrid(page)
      const edge = page.getByRole('separator', { name: text.width })
      const widthOf = () => edge.evaluate((element) => element.closest('th')?.offsetWidth ?? 0)
      await edge.focus()
      const before = await widthOf()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect.poll(widthOf).toBe(before + 32)
      expect(await edge.getAttribute('aria-valuenow')).toBe(String(before + 32))
      const box = await edge.boundingBox()
      const [x, y] = [(box?.x ?? 0) + 6, (box?.y ?? 0) + 6]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x - 60, y, { steps: 4 })
      await page.mouse.up()
      await expect.poll(widthOf).toBe(before - 28)
      await expectNothingFound(page, 'columns with widths')
      await expect
        .poll(async () => {
          const path = 'list-preferences/Gadget__c/AllGadgets'
          const { columnWidths } = await readAs<{ readonly columnWidths: Record<string, number> }>(
            world,
            staff,
            path,
          )
          return columnWidths.Name
        })
        .toBe(before - 28)
      const html = await page.evaluate(async () => (await fetch(location.href)).text())
      expect(html).toContain(`<col width="${before - 28}"`)
      await page.reload()
      await openGrid(page)
      await expect.poll(widthOf).toBe(before - 28)
      await edge.dblclick()
      await expect.poll(() => page.locator('col[width]').count()).toBe(0)
    })

    it('the pinned list opens where the address names none, until it is unpinned', async () => {
      const choice = page.locator('select[name=view]')
      const views = await choice
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
      const other = '__Recent'
      await choice.selectOption(other)
      await page.getByRole('button', { name: text.pin, exact: true }).click()
      await page.getByRole('button', { name: text.unpin, exact: true }).waitFor()
      await expect.poll(() => choice.locator('option', { hasText: text.pinned }).count()).toBe(1)
      await page.goto(addressOf(world.origin, visit, '/console/list/Gadget__c'))
      await expect.poll(() => choice.inputValue()).toBe(other)
      await expectNothingFound(page, 'pinned list')
      await page.getByRole('button', { name: text.unpin, exact: true }).click()
      await page.getByRole('button', { name: text.pin, exact: true }).waitFor()
      await page.goto(addressOf(world.origin, visit, '/console/list/Gadget__c'))
      await expect.poll(() => choice.inputValue()).toBe(views[0])
    })

    it('nothing broke on the way', () => {
      expect(failures).toEqual([])
    })
  },
)
