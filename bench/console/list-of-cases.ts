import type { Page } from 'playwright-core'

/** The list that all figures start from: the cases of the advisor’s brand. */
export const listOfCases = '/console/list/Case?view=AllCases'

const scroller = 'main [data-endless]'

/** Returns a row of the list by its index from 0 on, once it is on the page. */
export function rowAt(page: Page, index: number) {
  return page.locator(`${scroller} tr[data-index="${index}"]`)
}

/** Goes to the list by its address, and waits until its rows respond. */
export async function openList(page: Page, origin: string): Promise<void> {
  await page.goto(origin + listOfCases)
  await rowAt(page, 0).waitFor()
}

/** Scrolls to a row, as far as the rows above it are loaded. */
export async function scrollToRow(page: Page, index: number): Promise<void> {
  const row = rowAt(page, index)
  await page.locator(scroller).evaluate((element, at) => {
    const height = element.querySelector('tr[data-index]')?.getBoundingClientRect().height ?? 0
    element.scrollTo({ top: Math.max(0, (at - 2) * height) })
  }, index)
  await row.waitFor()
}

/** A record that was opened from the list. */
export interface OpenedRecord {
  /** Milliseconds from the press until the frame after the record’s title appeared. */
  readonly took: number
  /** The start and end of the calls whose responses arrived before the title, in milliseconds of the page. */
  readonly calls: readonly Call[]
}

/** The start of a call, and the arrival of its response. */
export interface Call {
  readonly began: number
  readonly ended: number
}

/** Presses the link of a row and waits until the next frame after the record’s title appeared. */
export async function openRecord(page: Page, index: number): Promise<OpenedRecord> {
  const link = rowAt(page, index).locator('a').first()
  return link.evaluate(async (element) => {
    const name = element.textContent ?? ''
    const titled = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('main h1')?.textContent?.includes(name) !== true) return
        observer.disconnect()
        resolve(performance.now())
      })
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    // Their buffer holds a few hundred.
    performance.clearResourceTimings()
    const began = performance.now()
    if (element instanceof HTMLElement) element.click()
    const titledAt = await titled
    // Two frames: the one that draws it, and the one after that.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const took = performance.now() - began
    const calls = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/services/data/') && entry.startTime >= began)
      .map((entry) => ({ began: entry.startTime, ended: entry.startTime + entry.duration }))
      .filter(({ ended }) => ended <= titledAt)
    return { took, calls }
  })
}

/** Returns from a record to its row. */
export async function backToList(page: Page, index: number): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await rowAt(page, index).waitFor()
}
