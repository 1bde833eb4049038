import type { Page } from 'playwright-core'

/**
 * Returns how much of the open page has moved by itself since it loaded, as the layout shift that browsers report (0 to
 * 1).
 */
export async function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate<number>(
    `new Promise((resolve) => {
      let sum = 0
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value })
        .observe({ type: 'layout-shift', buffered: true })
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
    })`,
  )
}
