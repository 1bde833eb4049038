import type { Page } from 'playwright-core'
import { barRow, type Row, reportedRow } from '../row'
import { openList } from './list-of-cases'

/** Pixels that one turn of the wheel moves, and the milliseconds between two turns. */
const turn = 600
const mostMs = 240_000

/**
 * Scrolls the list by the wheel until `rows` of it are loaded, or four minutes are over. Frames of less than 50 ms are
 * not reported by the browser, and count as 50.
 */
export async function measureScrolling(page: Page, origin: string, rows: number): Promise<readonly Row[]> {
  await openList(page, origin)
  const found = await page.locator('main [data-endless]').evaluate(
    async (element, { rows, turn, mostMs }) => {
      const durations: number[] = []
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) durations.push(duration)
      })
      observer.observe({ type: 'long-animation-frame' })
      const began = performance.now()
      let frames = 0
      let most = 0
      let last = 0
      while (last + 1 < rows && performance.now() - began < mostMs) {
        await new Promise(requestAnimationFrame)
        frames += 1
        element.scrollBy({ top: turn })
        const shown = [...element.querySelectorAll<HTMLElement>('tr[data-index]')]
        most = Math.max(most, shown.length)
        last = Math.max(last, Number(shown.at(-1)?.dataset.index ?? 0))
      }
      observer.disconnect()
      return { durations, frames, most, last, seconds: (performance.now() - began) / 1_000 }
    },
    { rows, turn, mostMs },
  )
  const longest = Math.max(50, ...found.durations)
  return [
    barRow(
      `longest frame while ${rows.toLocaleString('en')} rows are scrolled`,
      longest,
      { must: 50, aim: 50, format: (value) => `${Math.round(value)} ms` },
      { detail: `${found.durations.length} of ${found.frames} frames over 50 ms` },
    ),
    barRow(
      'rows that were reached',
      found.last + 1,
      { must: rows, aim: rows, atLeast: true, format: String },
      {
        detail: `${found.seconds.toFixed(0)} s`,
      },
    ),
    reportedRow('most rows on the page at once', String(found.most)),
  ]
}
