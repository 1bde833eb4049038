import type { CDPSession, Page } from 'playwright-core'
import { barRow, type Row } from '../row'
import { backToList, openList, openRecord, scrollToRow } from './list-of-cases'

const few = 20
const many = 200

/** Measures the memory of the page after 200 records were opened and closed, compared with after 20. */
export async function measureHeap(page: Page, origin: string): Promise<Row> {
  await openList(page, origin)
  const session = await page.context().newCDPSession(page)
  const after = new Map<number, number>()
  for (let opened = 1; opened <= many; opened += 1) {
    await scrollToRow(page, opened)
    await openRecord(page, opened)
    await backToList(page, opened)
    if (opened === few || opened === many) after.set(opened, await usedBytes(session))
  }
  await session.detach()
  const megabytes = (bytes = Number.NaN) => `${(bytes / 1_048_576).toFixed(1)} MB`
  return barRow(
    `memory after ${many} records, against after ${few}`,
    (after.get(many) ?? Number.NaN) / (after.get(few) ?? Number.NaN),
    { must: 1.2, aim: 1.1 },
    { detail: `${megabytes(after.get(many))} against ${megabytes(after.get(few))}` },
  )
}

async function usedBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}
