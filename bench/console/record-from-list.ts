import type { Page, Request } from 'playwright-core'
import { barRow, medianOf, type Row, reportedRow, spreadOf } from '../row'
import { backToList, type Call, openList, openRecord } from './list-of-cases'

const measured = 10
const milliseconds = (value: number) => `${Math.round(value)} ms`

/**
 * Measures records opened from the list for the first time, and again: how long until they are shown, and by which
 * calls. Calls that start after another of the same opening has ended belong to a further round trip.
 */
export async function measureRecords(page: Page, origin: string): Promise<readonly Row[]> {
  await openList(page, origin)
  const calls: Call[] = []
  const started = new Map<Request, number>()
  const isCall = (request: Request) => request.url().includes('/services/data/')
  page.on('request', (request) => {
    if (isCall(request)) started.set(request, performance.now())
  })
  page.on('requestfinished', (request) => {
    const began = started.get(request)
    if (began !== undefined) calls.push({ began, ended: performance.now() })
  })
  // Files and metadata that all records of the object share are loaded with the first one.
  await openAndBack(page, measured)
  const first: number[] = []
  const again: number[] = []
  /** The calls that the title waited for, and those of the whole page. */
  const shown: (readonly Call[])[] = []
  const whole: (readonly Call[])[] = []
  for (let index = 0; index < measured; index += 1) {
    calls.length = 0
    const opened = await openRecord(page, index)
    first.push(opened.took)
    shown.push(opened.calls)
    await closeRecord(page, index)
    whole.push([...calls])
    again.push(await openAndBack(page, index))
  }
  page.removeAllListeners('request')
  page.removeAllListeners('requestfinished')
  return [
    barRow(
      'record from the list, shown from cache',
      medianOf(again),
      { must: 100, aim: 50, format: milliseconds },
      { detail: spreadOf(again, milliseconds) },
    ),
    reportedRow('record from the list, shown for the first time', milliseconds(medianOf(first))),
    barRow(
      'record from the list, calls that its title waits for the first time',
      Math.max(...shown.map((each) => each.length)),
      { must: 3, aim: 1, format: String },
    ),
    barRow('round trips of these', Math.max(...shown.map(roundsOf)), { must: 1, aim: 1, format: String }),
    reportedRow(
      'calls of the whole page, and their round trips',
      `${Math.max(...whole.map((each) => each.length))}, ${Math.max(...whole.map(roundsOf))}`,
    ),
  ]
}

async function openAndBack(page: Page, index: number): Promise<number> {
  const { took } = await openRecord(page, index)
  await closeRecord(page, index)
  return took
}

async function closeRecord(page: Page, index: number): Promise<void> {
  await page.waitForLoadState('networkidle')
  await backToList(page, index)
}

function roundsOf(calls: readonly Call[]): number {
  const inOrder = [...calls].sort((one, other) => one.began - other.began)
  let rounds = 0
  let firstEnd = Number.NEGATIVE_INFINITY
  for (const { began, ended } of inOrder) {
    if (began > firstEnd) {
      rounds += 1
      firstEnd = ended
    } else firstEnd = Math.min(firstEnd, ended)
  }
  return rounds
}
