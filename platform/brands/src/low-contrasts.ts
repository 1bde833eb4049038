import type { BrandColours, BrandTokens } from './brand-tokens'
import { contrast } from './contrast'

const texts: readonly (readonly [text: keyof BrandColours, ground: keyof BrandColours])[] = [
  ['ink', 'canvas'],
  ['ink', 'surface'],
  ['inkMuted', 'canvas'],
  ['inkMuted', 'surface'],
  ['primary', 'canvas'],
  ['primary', 'surface'],
  ['onPrimary', 'primary'],
  ['onFooter', 'footer'],
]

/**
 * Returns the pairs of a brand's colours that people with low vision could not tell apart, each as a sentence: text
 * needs a contrast of 4.5, edges and buttons one of 3 (WCAG 2.2, 1.4.3 and 1.4.11). Empty for a brand that may be
 * shipped.
 */
export function lowContrasts({ light, dark, hero }: BrandTokens): readonly string[] {
  const found: string[] = []
  const check = (name: string, [one, other]: readonly [string, string], least: number) => {
    const reached = contrast(one, other)
    if (reached >= least) return
    found.push(
      `${name} is ${one} on ${other}: a contrast of ${reached.toFixed(2)}, and it has to be ${least}.`,
    )
  }
  for (const [scheme, colours] of Object.entries({ light, dark })) {
    for (const [text, ground] of texts)
      check(`${scheme}: ${text} on ${ground}`, [colours[text], colours[ground]], 4.5)
    for (const ground of ['canvas', 'surface'] as const)
      check(`${scheme}: border on ${ground}`, [colours.border, colours[ground]], 3)
  }
  check('hero: onAction on action', [hero.onAction, hero.action], 4.5)
  for (const ground of [hero.field, ...hero.shades]) {
    check('hero: ink on the field or a shade', [hero.ink, ground], 4.5)
    check('hero: action on the field or a shade', [hero.action, ground], 3)
  }
  return found
}
