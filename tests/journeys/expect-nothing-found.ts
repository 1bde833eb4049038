import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns axe's findings on the open page, or a part of it: the rule and where it is violated. */
export async function axeFindings(page: Page, part = 'html'): Promise<readonly string[]> {
  // The page's content security policy blocks injected scripts, so axe runs as an evaluated expression.
  await page.evaluate(axeSource)
  return page.evaluate(
    `axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then((results) => results.violations.map((violation) => violation.id + ': ' + violation.nodes.map((node) => node.target.join(' ')).join(', ')))`,
  )
}

/** Returns whether part of the page is wider than the window. */
export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > innerWidth')
}

/**
 * Expects that axe finds nothing on the page, or in the `part` that a selector names, and that nothing is wider than
 * the window; `place` names it in the failure.
 */
export async function expectNothingFound(page: Page, place: string, part?: string): Promise<void> {
  // While a page is loading, its parts are not in their final positions: only the settled page counts.
  if ((await axeFindings(page, part)).length > 0) {
    await page.waitForLoadState('networkidle')
    expect(await axeFindings(page, part), place).toEqual([])
  }
  expect(await scrollsSideways(page), `${place} scrolls sideways`).toBe(false)
}
