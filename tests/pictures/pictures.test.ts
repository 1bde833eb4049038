import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, beginSession, openWindow } from '../journeys/portal-visit'
import { differenceOf } from './compare-pictures'
import { type SignatureScreen, signatureScreens } from './signature-screens'

const folder = join(import.meta.dirname, '../../docs/pictures')

/** `PICTURES=write npm test -- pictures` retakes the pictures; the change of look then becomes part of the review. */
const isWriting = process.env.PICTURES === 'write'

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  browser = await launchBrowser(['--force-color-profile=srgb', '--font-render-hinting=none'])
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

async function pictureOf({ visit, username, path }: SignatureScreen): Promise<Buffer> {
  const context = await openWindow(browser, visit)
  try {
    if (username !== null) await beginSession(context, world, visit, username)
    const page = await context.newPage()
    const answer = await page.goto(addressOf(world.origin, visit, path), { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(200)
    await page.evaluate(() => document.fonts.ready)
    return await page.screenshot({ animations: 'disabled' })
  } finally {
    await context.close()
  }
}

it('the signature screens look as their pictures show them', async () => {
  const differences: string[] = []
  for (const screen of await signatureScreens(world)) {
    const file = `${screen.name}.png`
    const actual = await pictureOf(screen)
    if (isWriting) await writeFile(join(folder, file), actual)
    const difference = differenceOf(actual, await readFile(join(folder, file)))
    if (difference === null) continue
    const seen = join(tmpdir(), `porchlight-${file}`)
    await writeFile(seen, actual)
    differences.push(`${file}: ${difference}; it looks like ${seen}`)
  }
  expect(differences, 'PICTURES=write npm test -- pictures takes them anew').toEqual([])
}, 240_000)
