import { readFile } from 'node:fs/promises'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { strFromU8, unzipSync } from 'fflate'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { addressOf, named, openCustomerPage, visitsOfRun } from '../../../tests/journeys/portal-visit'

const copy = {
  en: {
    download: 'Download my data',
    held: 'What we hold, and why',
    money: 'Bills and payments',
    file: /^my-data-/,
  },
  es: {
    download: 'Descargar mis datos',
    held: 'Qué tenemos y para qué',
    money: 'Facturas y pagos',
    file: /^mis-datos-/,
  },
} as const

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, demoFiles: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

describe('from the profile to a copy of everything', () => {
  it.each(named(visitsOfRun(['third', 'second'])))('%s', async (_name, visit) => {
    const text = copy[visit.language]
    const { page, problems, close } = await openCustomerPage({ browser, world }, visit)
    await page.goto(addressOf(world.origin, visit, '/profile'))
    await page.locator('main a[href$="/privacy"]').click()
    await page.getByRole('heading', { name: text.held, exact: true }).waitFor()
    const money = page.locator('main li', { hasText: text.money })
    expect(Number(/\d+/.exec((await money.textContent()) ?? '')?.[0])).toBeGreaterThan(0)
    await expectNothingFound(page, 'your data')

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.download }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(text.file)
    const files = unzipSync(new Uint8Array(await readFile(await download.path())))
    const index = strFromU8(files['index.html'] ?? new Uint8Array())
    expect(index).toContain(`<html lang="${visit.language}">`)
    // The page stays, and can be asked again.
    expect(await page.getByRole('button', { name: text.download }).isEnabled()).toBe(true)
    expect(problems).toEqual([])
    await close()
  })
})
