import { plans } from '@porchlight/demo/world/plans'
import { screens } from '@porchlight/domains/screens'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { isSweep } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings, scrollsSideways } from '../journeys/expect-nothing-found'
import { addressOf } from '../journeys/portal-visit'
import { englishLeft } from '../language/english-left'
import { findContentStops } from './content-stops'
import { findStops, sessionOf, type TourStop } from './screen-tour'

/**
 * Every screen × brand × language × width × light and dark, with `npm run sweep`; it takes an hour, and other runs pass it over.
 */
/** Only those of these names, separated by commas. */
const named = (process.env.SWEEP_SCREENS ?? '').split(',').filter((name) => name !== '')

/** Screens without an address of their own. */
const unlinked: readonly string[] = ['error']

let world: TestWorld
let browser: Browser
let stops: readonly TourStop[]
/** The English names of plans; in Spanish each has a different name. */
const planNames = [...new Set(plans.map(({ shape }) => shape.name))]
/** Names of companies, which have no language. */
let names: readonly string[]

describe.runIf(isSweep)('the sweep', () => {
  beforeAll(async () => {
    world = await createTestWorld({ listen: true, portal: true, payments: true })
    stops = [...(await findStops(world)), ...(await findContentStops(world))]
    const { rows } = await world.context.pool.query<{ name: string }>(
      `select "Name" as name from record."Utility__c" `,
    )
    names = rows.map(({ name }) => name)
    browser = await launchBrowser()
  }, 600_000)
  afterAll(async () => {
    await browser.close()
    await world.close()
  })

  it('the tour finds every screen that a link leads to', () => {
    const found = new Set(stops.map(({ screen }) => screen))
    process.stdout.write(`${found.size} of ${screens.length} screens, ${stops.length} addresses\n`)
    const missing = screens
      .map(({ name }) => name)
      .filter((name) => !found.has(name) && !unlinked.includes(name))
    expect(missing).toEqual([])
  })

  const brands = ['first', 'second', 'third'] as const
  const languages = ['en', 'es'] as const
  const schemes = ['light', 'dark'] as const
  const cases = brands.flatMap((brand) =>
    languages.flatMap((language) => schemes.map((scheme) => [brand, language, scheme] as const)),
  )

  it.each(cases)(
    '%s brand, %s, %s: axe finds nothing, nothing scrolls sideways, no English in Spanish',
    async (brand, language, colorScheme) => {
      const problems: string[] = []
      const own = stops.filter(
        (stop) => stop.brand === brand && (named.length === 0 || named.includes(stop.screen)),
      )
      for (const username of new Set(own.map((stop) => stop.username))) {
        const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' })
        const visit = { brand, language, width: 360, scheme: colorScheme } as const
        if (username !== null) {
          const { hostname } = new URL(addressOf(world.origin, visit, '/'))
          await context.addCookies([
            { ...(await sessionOf(world, brand, username)), domain: hostname, path: '/' },
          ])
        }
        const page = await context.newPage()
        for (const stop of own.filter((one) => one.username === username)) {
          await page.goto(addressOf(world.origin, visit, stop.path))
          for (const width of [320, 360, 800, 1280]) {
            await page.setViewportSize({ width, height: 800 })
            const place = `${stop.screen} at ${width} (${stop.path})`
            if (await scrollsSideways(page)) problems.push(`${place} scrolls sideways`)
            if (width === 320) continue
            for (const found of await axeFindings(page)) problems.push(`${place}: ${found}`)
          }
          if (language === 'es') {
            for (const words of englishLeft(await spanishText(page), names, planNames)) {
              problems.push(`${stop.screen} says in Spanish: ${words} (${stop.path})`)
            }
          }
        }
        await context.close()
      }
      expect(problems).toEqual([])
    },
    3_600_000,
  )
})

/** Returns the text of a page in its own language: without parts marked as another, and without user-written text. */
function spanishText(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
    for (const part of document.querySelectorAll('body [lang]:not([lang^="es"]), [dir="auto"]')) part.style.display = 'none'
    return document.body.innerText
  })()`)
}
