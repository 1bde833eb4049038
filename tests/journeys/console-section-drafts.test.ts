import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminRecord, consoleVisitsOfRun } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, nameOf, openWindow } from './portal-visit'

const copy = {
  en: {
    edit: 'Edit: Outcome',
    save: 'Save',
    cancel: 'Cancel',
    restored: /What you typed before is back/,
    startOver: 'Start over',
    conflict: 'Someone else changed this record',
    resolution: 'Resolution',
    comments: 'Internal comments',
    saved: 'Saved.',
  },
  es: {
    edit: 'Editar: Resultado',
    save: 'Guardar',
    cancel: 'Cancelar',
    restored: /Recuperamos lo que usted había escrito/,
    startOver: 'Empezar de nuevo',
    conflict: 'Otra persona cambió este registro',
    resolution: 'Resolución',
    comments: 'Comentarios internos',
    saved: 'Se guardó.',
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

describe.each(consoleVisitsOfRun('en').map((visit) => [nameOf(visit), visit] as const))(
  '%s',
  (_name, visit) => {
    const text = copy[visit.language]
    let mine: Page
    let theirs: Page
    let caseId = ''
    const failures: string[] = []

    const openAs = async (username: string) => {
      const context = await openWindow(browser, visit)
      await beginSession(context, world, visit, username)
      const page = await context.newPage()
      page.on('pageerror', ({ message }) => failures.push(message))
      return page
    }

    beforeAll(async () => {
      mine = await openAs(`advisor.${visit.brand}@example.com`)
      theirs = await openAs('admin@example.com')
      await mine.goto(addressOf(world.origin, visit, '/console/list/Case?view=AllCases'))
      const link = await mine.locator('main tbody th a').first().getAttribute('href')
      caseId = link?.split('/').at(-1) ?? ''
      return async () => {
        await mine.context().close()
        await theirs.context().close()
      }
    })

    const openCase = (page: Page) => page.goto(addressOf(world.origin, visit, `/console/record/${caseId}`))
    const edit = (page: Page) => page.getByRole('button', { name: text.edit, exact: true })
    const comments = (page: Page) => page.getByLabel(text.comments, { exact: true })
    const resolution = (page: Page) => page.getByLabel(text.resolution, { exact: true })
    const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
    const drafts = () => mine.evaluate(() => sessionStorage.getItem('console-drafts'))
    const stored = async () => {
      const { fields } = await adminRecord(world, caseId)
      return [fields.Resolution__c?.value, fields.Comments?.value]
    }
    const openSection = async (page: Page) => {
      await edit(page).focus()
      // Until the page listens for keys.
      await expect
        .poll(async () => {
          if ((await comments(page).count()) === 0) await page.keyboard.press('Enter')
          return comments(page).count()
        })
        .toBe(1)
    }

    it('the focus goes to the first field of a section that is edited, and comes back', async () => {
      await openCase(mine)
      await openSection(mine)
      expect(await resolution(mine).evaluate((field) => field === document.activeElement)).toBe(true)
      await mine.keyboard.press('Escape')
      await edit(mine).waitFor()
      expect(await edit(mine).evaluate((button) => button === document.activeElement)).toBe(true)
    })

    it('what was typed into a section is back after the tab was loaded anew or the page was left', async () => {
      await openSection(mine)
      await comments(mine).fill('Half a sentence that')
      await mine.reload()
      await mine.getByText(text.restored).waitFor()
      expect(await comments(mine).inputValue()).toBe('Half a sentence that')
      await expectNothingFound(mine, 'restored section')
      await mine.goto(addressOf(world.origin, visit, '/console/list/Case?view=AllCases'))
      await openCase(mine)
      await mine.getByText(text.restored).waitFor()
      expect(await comments(mine).inputValue()).toBe('Half a sentence that')
      await press(mine, text.startOver)
      expect(await comments(mine).inputValue()).toBe('')
      await comments(mine).fill('Another')
      await press(mine, text.cancel)
      await edit(mine).waitFor()
      expect(await drafts()).toBeNull()
    })

    it('two advisors edit one record: nothing is lost, and field by field one version is chosen', async () => {
      await Promise.all([openCase(mine), openCase(theirs)])
      await openSection(mine)
      await openSection(theirs)
      await resolution(mine).fill('Mine: explained')
      await comments(mine).fill('Mine: called')
      await resolution(theirs).fill('Theirs: refunded')
      await comments(theirs).fill('Theirs: wrote')
      await press(theirs, text.save)
      await theirs.getByRole('status').filter({ hasText: text.saved }).waitFor()
      await press(mine, text.save)
      await mine.getByText(text.conflict, { exact: true }).waitFor()
      expect(await stored()).toEqual(['Theirs: refunded', 'Theirs: wrote'])
      for (const [label, own, other] of [
        [text.resolution, 'Mine: explained', 'Theirs: refunded'],
        [text.comments, 'Mine: called', 'Theirs: wrote'],
      ] as const) {
        const versions = mine.getByRole('group', { name: label })
        expect(await versions.getByRole('radio', { checked: true }).count()).toBe(1)
        expect(await versions.textContent()).toContain(own)
        expect(await versions.textContent()).toContain(other)
      }
      await expectNothingFound(mine, 'both versions')
      await mine.getByRole('group', { name: text.comments }).getByRole('radio').nth(1).check()
      await press(mine, text.save)
      await mine.getByRole('status').filter({ hasText: text.saved }).waitFor()
      expect(await stored()).toEqual(['Mine: explained', 'Theirs: wrote'])
      await theirs.locator('dd', { hasText: 'Mine: explained' }).first().waitFor()
    })

    it('what comes back is not written over what others have saved meanwhile without a word', async () => {
      await openSection(mine)
      await comments(mine).fill('Mine: before lunch')
      await mine.goto('about:blank')
      await openSection(theirs)
      await comments(theirs).fill('Theirs: at lunch')
      await press(theirs, text.save)
      await theirs.getByRole('status').filter({ hasText: text.saved }).waitFor()
      await openCase(mine)
      const versions = mine.getByRole('group', { name: text.comments })
      await versions.waitFor()
      expect(await versions.textContent()).toContain('Mine: before lunch')
      expect(await versions.textContent()).toContain('Theirs: at lunch')
      await versions.getByRole('radio').nth(1).check()
      await press(mine, text.save)
      await edit(mine).waitFor()
      expect(await stored()).toEqual(['Mine: explained', 'Theirs: at lunch'])
      expect(failures).toEqual([])
    })
  },
)
