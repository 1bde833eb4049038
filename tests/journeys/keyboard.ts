import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** More stops than any page of this site has. */
const mostPresses = 120

/** Presses the tab key until the element matched by `selector` has the focus; returns the number of presses. */
export async function tabTo(page: Page, selector: string): Promise<number> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const hasFocus = await page.evaluate<boolean>(
      `document.activeElement?.matches(${JSON.stringify(selector)}) === true`,
    )
    if (hasFocus) return presses
    await page.keyboard.press('Tab')
  }
  return expect.fail(`the tab key does not lead to ${selector}`)
}

/** A visitor without a mouse: the steps needed are counted. */
export interface KeyboardVisitor {
  /** Goes to a link, a button or a choice and presses the key: one step. */
  readonly press: (selector: string, key?: 'Enter' | 'Space') => Promise<void>
  /** Types into a field. */
  readonly type: (selector: string, text: string) => Promise<void>
  /** Replaces the content of a field. */
  readonly retype: (selector: string, text: string) => Promise<void>
  /** Sends the form of the focused field: one step. */
  readonly send: () => Promise<void>
  /** Goes to an element without pressing it; the focus has to be visible there. */
  readonly reach: (selector: string) => Promise<void>
  /** Counts a step outside the page, such as a mailed link. */
  readonly countStep: () => void
  readonly taken: () => { readonly steps: number; readonly tabs: number }
}

/** Creates the visitor of a page; the count starts at zero. */
export function keyboardVisitor(page: Page): KeyboardVisitor {
  let steps = 0
  let tabs = 0
  const reach = async (selector: string) => {
    await page.locator(selector).first().waitFor()
    tabs += await tabTo(page, selector)
    const outline = await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')
    expect(outline, `the focus is seen on ${selector}`).not.toBe('none')
  }
  const step = async (key: 'Enter' | 'Space') => {
    steps += 1
    await page.keyboard.press(key)
  }
  return {
    reach,
    press: async (selector, key = 'Enter') => {
      await reach(selector)
      await step(key)
    },
    type: async (selector, text) => {
      await reach(selector)
      await page.keyboard.type(text)
    },
    retype: async (selector, text) => {
      await reach(selector)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    send: () => step('Enter'),
    countStep: () => {
      steps += 1
    },
    taken: () => ({ steps, tabs }),
  }
}
