import { launchBrowser } from '@porchlight/test-kit/browser'
import type { Row } from '../row'
import { fillDatabase } from '../server/fill-database'
import { createInstallation } from '../server/installation'
import { countFullLoads, measureFirstList } from './first-list'
import { measureHeap } from './heap'
import { measureInteractions } from './interactions'
import { listOfCases } from './list-of-cases'
import { measureScrolling } from './long-frames'
import { measureRecords } from './record-from-list'
import { signInStaff } from './sign-in-staff'

const brands = 3
const accounts = 2_997

/**
 * Measures the console of the built server as used by an advisor on a desktop, whose brand has `rows` cases besides
 * those of the demo world.
 */
export async function measureConsole(
  postgres: { readonly connectionString: string; readonly folder: string },
  rows: number,
  say: (sentence: string) => void,
): Promise<readonly Row[]> {
  const installation = await createInstallation(postgres, 'bench_console')
  await (await installation.start()).stop()
  say(`Filling a table with ${(rows * brands).toLocaleString('en')} cases …`)
  await fillDatabase(installation.connectionString, { accounts, cases: rows * brands })
  const server = await installation.start()
  const browser = await launchBrowser()
  try {
    const origin = `http://127.0.0.1:${server.port}`
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
    await signInStaff(page, origin, listOfCases)
    say('Measuring the console …')
    return [
      ...(await measureFirstList(page, origin)),
      await countFullLoads(page, origin),
      ...(await measureRecords(page, origin)),
      ...(await measureInteractions(page, origin)),
      await measureHeap(page, origin),
      ...(await measureScrolling(page, origin, rows)),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
