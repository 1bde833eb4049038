import type { Page } from 'playwright-core'

/** The list that all figures begin from: the cases of the advisor’s brand. */
export const listOfCases = '/console/list/Case?view=AllCases'

const scroller = 'main [data-endless]'

/** A row of the list by its place from 0 on, once it is on the page. */
export function rowAt(page: Page, index: number) {
  return page.locator(`${scroller} tr[data-index="${index}"]`)
}

/** Goes to the list by an address of its own, and waits until its rows answer. */
export async function openList(page: Page, origin: string): Promise<void> {
  await page.goto(origin + listOfCases)
  await rowAt(page, 0).waitFor()
}

/** Brings a row into sight, as far as the rows above it are loaded. */
export async function scrollToRow(page: Page, index: number): Promise<void> {
  const row = rowAt(page, index)
  await page.locator(scroller).evaluate((element, at) => {
    const height = element.querySelector('tr[data-index]')?.getBoundingClientRect().height ?? 0
    element.scrollTo({ top: Math.max(0, (at - 2) * height) })
  }, index)
  await row.waitFor()
}

/**
 * Presses the link of a row and waits until the next frame after the record’s title was there. Milliseconds between
 * the two.
 */
export async function openRecord(page: Page, index: number): Promise<number> {
  const link = rowAt(page, index).locator('a').first()
  return link.evaluate(async (element) => {
    const name = element.textContent ?? ''
    const began = performance.now()
    if (element instanceof HTMLElement) element.click()
    do await new Promise(requestAnimationFrame)
    while (document.querySelector('main h1')?.textContent?.includes(name) !== true)
    // The frame in which it is painted.
    await new Promise(requestAnimationFrame)
    return performance.now() - began
  })
}

/** Back from a record to its row. */
export async function backToList(page: Page, index: number): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await rowAt(page, index).waitFor()
}
