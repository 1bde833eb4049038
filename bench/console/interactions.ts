import type { Page } from 'playwright-core'
import { barRow, medianOf, type Row, reportedRow } from '../row'
import { type Take, walkOfDay } from './day-at-the-desk'
import { openList } from './list-of-cases'

const slowdown = 4
/** How often the day is walked: one reading of a busy machine says little. */
const rounds = 3
/** How long a step may take until all that it draws is drawn, in milliseconds. */
const restMs = 400
/** How many of the slowest are named. */
const named = 4
const milliseconds = (value: number) => `${Math.round(value)} ms`

/**
 * Keys and presses of a day on a processor slowed four times: from each to the next paint. Of each its median of the rounds;
 * what counts is the worst of these.
 */
export async function measureInteractions(page: Page, origin: string): Promise<readonly Row[]> {
  const session = await page.context().newCDPSession(page)
  const readings = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    await openList(page, origin)
    await page.waitForLoadState('networkidle')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    try {
      await walkOfDay(page, await takerOf(page, readings))
    } finally {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
  }
  await session.detach()
  const inOrder = [...readings]
    .map(([name, durations]) => ({ name, duration: medianOf(durations) }))
    .sort((one, other) => other.duration - one.duration)
  const slowest = inOrder.slice(0, named).map(({ name, duration }) => `${name} ${milliseconds(duration)}`)
  return [
    barRow(
      `interaction to next paint, processor slowed ${slowdown} times, worst`,
      inOrder[0]?.duration ?? Number.NaN,
      { must: 100, aim: 100, format: milliseconds },
      { detail: slowest.join(', ') },
    ),
    reportedRow(
      `the same, median of ${inOrder.length} interactions`,
      milliseconds(medianOf(inOrder.map(({ duration }) => duration))),
    ),
  ]
}

/** Takes steps of a walk, and notes how long each interaction in them took until the next paint. */
async function takerOf(page: Page, readings: Map<string, number[]>): Promise<Take> {
  await page.evaluate(() => {
    const longest = new Map<number, number>()
    Object.assign(globalThis, { interactions: longest })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || typeof entry.interactionId !== 'number') continue
        if (entry.interactionId === 0) continue
        longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration))
      }
    })
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    }
    observer.observe(options)
  })
  return async (name, act) => {
    await page.evaluate(() => (Reflect.get(globalThis, 'interactions') as Map<number, number>).clear())
    await act()
    await page.waitForTimeout(restMs)
    const durations = await page.evaluate(() => [
      ...(Reflect.get(globalThis, 'interactions') as Map<number, number>).values(),
    ])
    // What takes less than 16 ms is not reported by the browser, and counts as 16.
    readings.set(name, [...(readings.get(name) ?? []), Math.max(16, ...durations)])
  }
}
