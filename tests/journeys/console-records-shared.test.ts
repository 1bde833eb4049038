import { launchBrowser } from '@porchlight/test-kit/browser'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, nameOf, openWindow, type Visit } from './portal-visit'

const visits = [
  {
    visit: { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
    staff: 'advisor.first@example.com',
    stranger: { brand: 'second', username: 'advisor.second@example.com' },
  },
  {
    visit: { brand: 'second', language: 'es', width: 360, scheme: 'dark' },
    staff: 'advisor.second@example.com',
    stranger: { brand: 'first', username: 'advisor.first@example.com' },
  },
] as const satisfies readonly { readonly visit: Visit; readonly [part: string]: unknown }[]

const copy = {
  en: {
    here: 'is here',
    editing: 'is editing',
    edit: /^Edit: /,
    cancel: 'Cancel',
    writing: /^Also working on this right now: /,
    open: 'Open the record',
    save: 'Save',
    saved: 'Saved.',
    undo: 'Undo',
    undone: 'What was there before is back.',
    editOutcome: 'Edit: Outcome',
    comments: 'Internal comments',
    notUndone: /^It was not undone/,
  },
  es: {
    here: 'está aquí',
    editing: 'está editando',
    edit: /^Editar: /,
    cancel: 'Cancelar',
    writing: /^También trabaja en esto ahora: /,
    open: 'Abrir el registro',
    save: 'Guardar',
    saved: 'Se guardó.',
    undo: 'Deshacer',
    undone: 'Volvió lo que había antes.',
    editOutcome: 'Editar: Resultado',
    comments: 'Comentarios internos',
    notUndone: /^No se deshizo/,
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

/** Opens a console page in a separate window. */
async function openAs(visit: Visit, username: string): Promise<Page> {
  const context = await openWindow(browser, visit)
  await beginSession(context, world, visit, username)
  return context.newPage()
}

const idIn = (path: string) => path.split('/').at(-1) ?? ''

async function commentsOf(path: string): Promise<unknown> {
  const { rows } = await world.context.pool.query<{ comments: unknown }>(
    'select "Comments" as comments from record."Case" where "Id" = $1',
    [idIn(path)],
  )
  return rows[0]?.comments
}

describe.each(oneOfRun(visits).map((row) => [nameOf(row.visit), row] as const))(
  '%s',
  (_name, { visit, staff, stranger }) => {
    const text = copy[visit.language]
    let mine: Page
    let theirs: Page
    let path = ''
    const failures: string[] = []

    beforeAll(async () => {
      mine = await openAs(visit, staff)
      theirs = await openAs(visit, 'admin@example.com')
      for (const page of [mine, theirs]) page.on('pageerror', ({ message }) => failures.push(message))
      return async () => {
        await mine.context().close()
        await theirs.context().close()
      }
    })

    const card = () => mine.getByRole('dialog')
    const status = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })

    it('a reference in a list shows a card to a pointer that rests on it, which stays under the pointer until Escape', async () => {
      await mine.goto(addressOf(world.origin, visit, '/console/list/Case'))
      const link = mine.locator('tbody td a').first()
      await link.hover()
      await card().getByText(text.open).waitFor()
      await card().getByText(text.open).hover()
      await mine.waitForTimeout(400)
      expect(await card().textContent()).toContain((await link.textContent())?.trim())
      await expectNothingFound(mine, 'card')
      await mine.keyboard.press('Escape')
      await card().waitFor({ state: 'detached' })
    })

    it('by the keyboard the card has the focus, and gives it back', async () => {
      const link = mine.locator('tbody td a').first()
      await link.focus()
      await mine.keyboard.press('Alt+ArrowDown')
      await card().getByText(text.open).waitFor()
      expect(await card().evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await mine.keyboard.press('Tab')
      expect(await mine.evaluate(() => document.activeElement?.textContent)).toBe(text.open)
      await mine.keyboard.press('Tab')
      await card().waitFor({ state: 'detached' })
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    })

    it('who has the same record open is shown to each other, and who of them edits', async () => {
      path = (await mine.locator('tbody th a').first().getAttribute('href'))?.replace(/^\/es/, '') ?? ''
      await mine.goto(addressOf(world.origin, visit, path))
      await theirs.goto(addressOf(world.origin, visit, path))
      await status(mine, text.here).waitFor()
      await status(theirs, text.here).waitFor()
      await theirs.getByRole('button', { name: text.edit }).first().click()
      await status(mine, text.editing).waitFor()
      await expectNothingFound(mine, 'somebody else is here')
      await theirs.getByRole('button', { name: text.cancel, exact: true }).first().click()
      await status(mine, text.here).waitFor()
    })

    it('who writes to the customer is named to who would write as well', async () => {
      await theirs.locator('textarea[name=CommentBody]').fill('We are looking into it.')
      await status(mine, text.writing).waitFor()
      await theirs.locator('textarea[name=CommentBody]').fill('')
      await status(mine, text.writing).waitFor({ state: 'detached' })
    })

    it('advisors of another brand find no record, and are shown to nobody', async () => {
      const outside = await openAs({ ...visit, brand: stranger.brand }, stranger.username)
      const answer = await outside.goto(addressOf(world.origin, { ...visit, brand: stranger.brand }, path))
      expect(answer?.status()).toBe(404)
      await outside.context().close()
      expect(await mine.locator('main [role=status] li').count()).toBe(1)
    })

    const change = async (comments: string) => {
      await mine.getByRole('button', { name: text.editOutcome, exact: true }).click()
      await mine.getByLabel(text.comments, { exact: true }).fill(comments)
      await mine.getByRole('button', { name: text.save, exact: true }).click()
      await status(mine, text.saved).waitFor()
    }

    it('what was saved is taken back where it was said', async () => {
      const before = await commentsOf(path)
      await change('A note by mistake')
      expect(await commentsOf(path)).toBe('A note by mistake')
      await expectNothingFound(mine, 'saved')
      await mine.getByRole('button', { name: text.undo, exact: true }).click()
      await status(mine, text.undone).waitFor()
      expect(await commentsOf(path)).toBe(before)
    })

    it('what somebody has changed since is not taken back', async () => {
      await change('A second note')
      const { engine, systemViewer } = world.context
      await engine.updateRecord(systemViewer, idIn(path), { fields: { Comments: 'Theirs' } })
      await mine.getByRole('button', { name: text.undo, exact: true }).click()
      await status(mine, text.notUndone).waitFor()
      expect(await commentsOf(path)).toBe('Theirs')
    })

    it('who leaves is no longer shown', async () => {
      await theirs.close()
      await status(mine, text.here).waitFor({ state: 'detached' })
      expect(failures).toEqual([])
    })
  },
)
