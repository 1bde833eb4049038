import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

/** Runs the example of each call that the menu has one of, and gives the states that their cards end in. */
async function runExamples(page: Page): Promise<Readonly<Record<string, string>>> {
  const names = await page
    .locator('nav section:not([aria-label="More calls"]) a')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').slice(1)))
  const states: Record<string, string> = {}
  for (const name of names) {
    await page.locator(`nav a[href="#${name}"]`).click()
    await page.getByRole('heading', { name, level: 2 }).waitFor()
    await page.getByRole('button', { name: /^(Read and follow|Write)$/ }).click()
    const state = page.locator('article').first().locator('.state:not(.pending)')
    await state.waitFor()
    states[name] = (await state.textContent()) ?? ''
  }
  return states
}

it('runs every example of the playground, shows a write in the lists that it touches, and explains what is wrong', async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'es-US' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => problems.push(message.text()))
  await page.goto(`${world.origin}/dev`)
  await page.getByRole('link', { name: 'The data service playground' }).click()
  await page.getByText('You see what guests may see.').waitFor()
  await page.getByRole('button', { name: /^Be Dana/ }).click()
  await page.getByText('You are signed in as').waitFor()
  await page.getByLabel('Config, as JSON').waitFor()
  await expectNothingFound(page, 'the playground')

  const states = await runExamples(page)
  expect(Object.keys(states).length).toBeGreaterThan(20)
  expect(Object.entries(states).filter(([, state]) => state !== 'Fulfilled')).toEqual([])
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
})
