import type { Page } from 'playwright-core'
import { rowAt } from './list-of-cases'

/** Takes a step and notes how long its interactions took. */
export type Take = (name: string, act: () => Promise<unknown>) => Promise<void>

/** What is typed has some ten letters a second. */
const typing = { delay: 100 }

/** What an advisor presses in a day, from the list of cases on. */
export async function walkOfDay(page: Page, take: Take): Promise<void> {
  await walkRows(page, take)
  await openDialogs(page, take)
  await search(page, take)
  await editCell(page, take)
  await openRecords(page, take)
  await editRecord(page, take)
  await performAction(page, take)
  await changeLists(page, take)
}

async function walkRows(page: Page, take: Take): Promise<void> {
  await take('first j', () => page.keyboard.press('j'))
  for (let step = 0; step < 3; step += 1) await take('j', () => page.keyboard.press('j'))
  await take('k', () => page.keyboard.press('k'))
  await take('x', () => page.keyboard.press('x'))
  await take('box of a row', () => rowAt(page, 6).locator('input[type=checkbox]').click())
  await take('arrow to another row', () => page.keyboard.press('ArrowDown'))
  await take('arrow to another cell', () => page.keyboard.press('ArrowRight'))
}

async function openDialogs(page: Page, take: Take): Promise<void> {
  for (const visit of ['for the first time', 'again']) {
    await take(`command bar ${visit}`, () => page.keyboard.press('Control+k'))
    await page.locator('dialog[open] [role=option]').first().waitFor()
    await take('typing in the command bar', () => page.keyboard.type('case', typing))
    await take('closing the command bar', () => page.keyboard.press('Escape'))
    await take(`list of keys ${visit}`, () => page.keyboard.press('?'))
    await page.locator('dialog[open] dt').first().waitFor()
    await take('closing the list of keys', () => page.keyboard.press('Escape'))
  }
}

async function search(page: Page, take: Take): Promise<void> {
  await take('field of the search', () => page.locator('header [role=combobox]').first().click())
  await take('typing in the search', () => page.keyboard.type('question', typing))
  await page.locator('header search a[href*="/console/search"]').waitFor()
  await take('closing the search', () => page.keyboard.press('Escape'))
}

async function editCell(page: Page, take: Take): Promise<void> {
  for (const visit of ['for the first time', 'again']) {
    const cell = rowAt(page, 4).locator('[aria-readonly=false]').first()
    await take(`cell opened ${visit}`, () => cell.dblclick())
    await cell.locator('form').waitFor()
    await take('typing in a cell', () => page.keyboard.type('abc', typing))
    await take('leaving a cell', () => page.keyboard.press('Escape'))
  }
}

async function openRecords(page: Page, take: Take): Promise<void> {
  const link = (index: number) => rowAt(page, index).locator('a').first()
  for (const [visit, index] of [
    ['for the first time', 5],
    ['again', 5],
    ['after others', 6],
  ] as const) {
    await take(`row opened ${visit}`, () => link(index).click())
    await page.locator('main dl').first().waitFor()
    await take('back to the list', () => wayBack(page))
    await rowAt(page, index).waitFor()
  }
  // The focus is on the link of the row that the way back led to.
  await take('row opened by Enter', () => page.keyboard.press('Enter'))
  await page.locator('main dl').first().waitFor()
  const tabs = page.locator('nav li:has(> button)')
  await take('tab kept', () => tabs.locator('button').first().click())
  await take('list above a record', () => page.locator('main a[href*="/console/list/"]').first().click())
  await rowAt(page, 8).waitFor()
  await link(8).click()
  await page.locator('main dl').first().waitFor()
  await take('tab of a record', () => tabs.locator('a').first().click())
  await take('tab of a record', () => tabs.locator('a').last().click())
}

/**
 * Goes back as the browser’s button does, which browsers count as no interaction: what counts is the time from then to the
 * frame after the page has learned of it.
 */
async function wayBack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const began = performance.now()
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await gone
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    const interactions = Reflect.get(globalThis, 'interactions') as Map<number, number>
    interactions.set(-1, performance.now() - began)
  })
}

async function editRecord(page: Page, take: Take): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await take('section edited', () =>
      page.locator('main').getByRole('button', { name: /^Edit/ }).first().click(),
    )
    const form = page.locator('main form').first()
    await form.waitFor()
    await take('typing in a section', () => page.keyboard.type('abc', typing))
    await take('leaving a section', () => form.getByRole('button', { name: 'Cancel' }).click())
  }
}

async function performAction(page: Page, take: Take): Promise<void> {
  const actions = page.locator('main [role=group]').first()
  for (let time = 0; time < 2; time += 1) {
    await take('action chosen', () => actions.locator('button').first().click())
    await page.locator('dialog[open] form').waitFor()
    await take('typing in an action', () => page.keyboard.type('abc', typing))
    await take('leaving an action', () => page.keyboard.press('Escape'))
  }
}

async function changeLists(page: Page, take: Take): Promise<void> {
  const items = page.locator('nav li:not([data-outside]) > a[href*="/console/list/"]')
  const count = Math.min(3, await items.count())
  for (const visit of ['for the first time', 'again']) {
    for (let at = 0; at < count; at += 1) {
      await take(`entry of the navigation ${visit}`, () => items.nth(at).click())
      await page.locator('main [data-endless]').waitFor()
    }
  }
}
