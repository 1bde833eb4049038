import type { Page } from 'playwright-core'
import type { MeasuredPage } from '../pages/measured-pages'
import { weighPage } from '../pages/page-weight'
import { barRow, type Row } from '../row'
import { backToList, listOfCases, openList, openRecord } from './list-of-cases'

const list: MeasuredPage = {
  name: 'first list',
  path: listOfCases,
  isSignedIn: true,
  words: ['<h1', '<nav', '<table', 'Case number'],
  javaScript: { must: 170, aim: 150, format: (value) => `${value.toFixed(1)} KB` },
  largestPaint: { must: 1_800, aim: 1_200 },
}

/** Measures the first page: its weight and that it arrives rendered. */
export async function measureFirstList(page: Page, origin: string): Promise<readonly Row[]> {
  const cookies = await page.context().cookies(origin)
  return weighPage(origin, list, { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') })
}

/**
 * Walks by links through list, record, another list, search and home, and counts whole pages that were loaded after the
 * first.
 */
export async function countFullLoads(page: Page, origin: string): Promise<Row> {
  await openList(page, origin)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  await openRecord(page, 0)
  await backToList(page, 0)
  const links = page.locator('nav a[href*="/console/list/"]')
  const steps = Math.min(await links.count(), 5)
  for (let step = 0; step < steps; step += 1) {
    await links.nth(step).click()
    await page.locator('main h1').waitFor()
  }
  await page.locator('header a[href$="/console"]').click()
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  return barRow(
    'whole pages loaded after the first',
    loads,
    { must: 0, aim: 0, format: String },
    {
      detail: `${steps + 3} steps`,
    },
  )
}
