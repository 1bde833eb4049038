import type { Page } from 'playwright-core'
import { barRow, medianOf, type Row } from '../row'
import { openList, rowAt } from './list-of-cases'

const slowdown = 4
const milliseconds = (value: number) => `${Math.round(value)} ms`

/** Keys and presses of a day on a processor slowed four times: from each to the next paint, the worst of all. */
export async function measureInteractions(page: Page, origin: string): Promise<Row> {
  const session = await page.context().newCDPSession(page)
  await openList(page, origin)
  await page.waitForLoadState('networkidle')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  try {
    await page.evaluate(() => {
      const longest = new Map<number, { name: string; duration: number }>()
      Object.assign(globalThis, { interactions: longest })
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!('interactionId' in entry) || typeof entry.interactionId !== 'number') continue
          if (entry.interactionId === 0) continue
          const known = longest.get(entry.interactionId)?.duration ?? 0
          const { name, duration } = entry
          if (duration > known) longest.set(entry.interactionId, { name, duration })
        }
      })
      const options: PerformanceObserverInit & { durationThreshold: number } = {
        type: 'event',
        durationThreshold: 16,
      }
      observer.observe(options)
    })
    await interact(page)
    const found = await page.evaluate(() => {
      const interactions = Reflect.get(globalThis, 'interactions') as Map<
        number,
        { name: string; duration: number }
      >
      return [...interactions.values()]
    })
    const durations = found.map(({ duration }) => duration)
    const worst = [...found].sort((one, other) => other.duration - one.duration)[0]
    return barRow(
      `interaction to next paint, processor slowed ${slowdown} times, worst`,
      worst?.duration ?? Number.NaN,
      { must: 100, aim: 100, format: milliseconds },
      {
        detail: `${worst?.name ?? 'none'}; ${durations.length} of 16 ms or more, median ${milliseconds(medianOf(durations))}`,
      },
    )
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
  }
}

async function interact(page: Page): Promise<void> {
  const settle = () => page.waitForLoadState('networkidle')
  for (const key of ['j', 'j', 'j', 'x', 'k']) await page.keyboard.press(key)
  await rowAt(page, 3).locator('input[type=checkbox]').click()
  await page.keyboard.press('Control+k')
  await page.locator('dialog[open] input').first().pressSequentially('case', { delay: 40 })
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.locator('dialog[open]').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('header input[type=search], header [role=combobox]').first().click()
  await page.keyboard.type('question', { delay: 40 })
  await settle()
  await page.keyboard.press('Escape')
  await rowAt(page, 5).locator('a').first().click()
  await page.locator('main dl').first().waitFor()
  await settle()
  await page.locator('nav a[href*="/console/list/"]').first().click()
  await settle()
}
