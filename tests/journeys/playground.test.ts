import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setUpAuthenticatorApp } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

/** The outcome of an example: the final state of its card, or where its first step leads. */
type Outcome = { readonly state: string; readonly error: string } | { readonly leadsTo: string }

/** Runs the example of that call unchanged, unless it has a prerequisite. */
async function runExample(page: Page, name: string): Promise<Outcome> {
  await page.locator(`nav a[href="#${name}"]`).click()
  await page.getByRole('heading', { name, level: 2, exact: true }).waitFor()
  const first = page.locator('.first-step')
  if ((await first.count()) > 0) {
    expect(await first.textContent()).toMatch(/ first\. /)
    return { leadsTo: (await first.getByRole('link').getAttribute('href')) ?? '' }
  }
  await page.getByRole('button', { name: /^(Read and follow|Write)$/ }).click()
  const card = page.locator('article').first()
  const state = card.locator('.state:not(.pending)')
  await state.waitFor()
  const ended = (await state.textContent()) ?? ''
  const error = ended === 'Fulfilled' ? '' : ((await card.textContent()) ?? '')
  // Readers that remain are reread after each write; a few are enough.
  if (!name.startsWith('getList')) await card.getByRole('button', { name: 'Close' }).click()
  return { state: ended, error }
}

/** Runs the example of each call; prerequisites are met where that is possible here. */
async function runExamples(page: Page): Promise<Readonly<Record<string, Outcome>>> {
  const names = await callNames(page)
  const outcomes: Record<string, Outcome> = {}
  for (const name of names) {
    const outcome = await runExample(page, name)
    outcomes[name] = outcome
    if (!('leadsTo' in outcome) || outcome.leadsTo === '#people') continue
    const maker = outcome.leadsTo.slice(1)
    expect(names).toContain(maker)
    outcomes[maker] = await runExample(page, maker)
    outcomes[name] = await runExample(page, name)
  }
  return outcomes
}

function callNames(page: Page): Promise<readonly string[]> {
  return page
    .locator('nav section a')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').slice(1)))
}

/** Separates examples that ran from those left to someone else; a failed one fails the test. */
function sortOutcomes(outcomes: Readonly<Record<string, Outcome>>) {
  const entries = Object.entries(outcomes)
  expect(entries.filter(([, outcome]) => 'state' in outcome && outcome.state !== 'Fulfilled')).toEqual([])
  const ran = entries.filter(([, outcome]) => 'state' in outcome).map(([name]) => name)
  const left = entries.filter(([, outcome]) => 'leadsTo' in outcome).map(([name]) => name)
  return { ran, left }
}

/** What a customer may not do. */
const forStaff = [
  'deleteRecord',
  'updateRecordAvatar',
  'createListInfo',
  'updateListInfoByName',
  'deleteListInfo',
]

it('runs what guests may run, and shows who has to sign in for the rest', async () => {
  const page = await browser.newPage()
  await page.goto(`${world.origin}/dev/playground`)
  await page.getByLabel('Config, as JSON').waitFor()
  const { ran } = sortOutcomes(await runExamples(page))
  expect(ran).toEqual(['getObjectInfoDirectory', 'getGlobalActions', 'getApps', 'getNavItems'])
  await page.close()
}, 180_000)

it('runs every example as an administrator, with what has to be done first', async () => {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(`${world.origin}/dev/playground`)
  await page.locator('#people form').last().getByRole('button').click()
  await setUpAuthenticatorApp(page, world, 'en')
  await page.locator('main a[href$="/dev/playground"]').click()
  await page.getByText('You are signed in as').waitFor()
  await page.getByLabel('Config, as JSON').waitFor()
  const { ran, left } = sortOutcomes(await runExamples(page))
  expect(left).toEqual([])
  expect(ran.toSorted()).toEqual((await callNames(page)).toSorted())
  await context.close()
}, 180_000)

it('runs every example that a customer may run, says what the others need first, shows a write in the lists that it touches, and explains what is wrong', async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'es-US' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => problems.push(message.text()))
  await page.goto(`${world.origin}/dev`)
  await page.locator('summary', { hasText: 'For engineers' }).click()
  await page.getByRole('link', { name: 'The data service playground' }).click()
  await page.getByText('You see what guests may see.').waitFor()
  await page.getByRole('button', { name: /^Be Dana/ }).click()
  await page.getByText('You are signed in as').waitFor()
  await page.getByLabel('Config, as JSON').waitFor()
  await expectNothingFound(page, 'the playground')

  const asDana = sortOutcomes(await runExamples(page))
  expect(asDana.left).toEqual(forStaff)
  await expectNothingFound(page, 'the playground with results')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(problems).toEqual([])

  const list = page.getByRole('article', { name: 'getListRecordsByName' })
  const subject = 'A message that was made here'
  await page.locator('nav a[href="#createRecord"]').click()
  await page.getByRole('heading', { name: 'createRecord', level: 2 }).waitFor()
  const config = page.getByLabel('Config, as JSON')
  await config.fill((await config.inputValue()).replace(/"Subject": "[^"]*"/, `"Subject": "${subject}"`))
  await page.getByRole('button', { name: 'Write' }).click()
  await list.getByText(subject).first().waitFor()

  await config.fill('{ apiName: 1 }')
  await page.getByRole('button', { name: 'Write' }).click()
  await page.getByText('This is not JSON yet').first().waitFor()
  expect(await config.inputValue()).toBe('{ apiName: 1 }')
  await context.close()
}, 180_000)
