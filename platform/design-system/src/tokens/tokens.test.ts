import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brandKeys, contrast, tokensOf } from '@porchlight/brands'
import { describe, expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
)
const tokens = readFileSync(`${source}/tokens/tokens.css`, 'utf8')

/** The status colours of a scheme, as tokens.css declares them: first light, then dark. */
function statusColours(scheme: 'light' | 'dark'): readonly [string, string][] {
  return ['success', 'warning', 'danger'].map((name) => {
    const declared = [...tokens.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6})`, 'g'))].map(
      ([, value]) => value ?? '',
    )
    return [name, declared[scheme === 'light' ? 0 : 1] ?? '']
  })
}

/** What a notice stands on: a little of its colour mixed into the surface. */
function tinted(colour: string, surface: string): string {
  const channels = [1, 3, 5].map((start) => {
    const [tone, ground] = [colour, surface].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16))
    return Math.round(0.06 * (tone ?? 0) + 0.94 * (ground ?? 0))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

describe.each(brandKeys)('on the %s brand', (key) => {
  describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
    const { surface, canvas, ink } = tokensOf(key)[scheme]
    it.each(statusColours(scheme))('%s is legible as text and on its own tint', (_, colour) => {
      for (const ground of [surface, canvas, tinted(colour, surface)]) {
        expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
      }
    })
  })
})

describe('the style sheets', () => {
  it('use only tokens that are declared', () => {
    const all = sheets.map((sheet) => readFileSync(`${source}/${sheet}`, 'utf8')).join('\n')
    const brand = readFileSync(`${source}/../../brands/src/first/brand.css`, 'utf8')
    const declared = new Set([...`${all}${brand}`.matchAll(/(--[a-z-]+\d?):/g)].map(([, name]) => name))
    const used = new Set([...all.matchAll(/var\((--[a-z-]+\d?)/g)].map(([, name]) => name))
    expect([...used].filter((name) => !declared.has(name))).toEqual([])
  })

  it('name no colour outside the tokens', () => {
    const modules = sheets.filter((sheet) => !sheet.startsWith('tokens'))
    expect(modules.length).toBeGreaterThan(10)
    expect(
      modules.filter((sheet) =>
        /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i.test(readFileSync(`${source}/${sheet}`, 'utf8')),
      ),
    ).toEqual([])
  })

  it('move nothing when reduced motion is asked for', () => {
    const moving = sheets.filter((sheet) =>
      /animation: (?!none)/.test(readFileSync(`${source}/${sheet}`, 'utf8')),
    )
    for (const sheet of moving) {
      expect(readFileSync(`${source}/${sheet}`, 'utf8')).toMatch(
        /reduced-motion: reduce\)[^@]*animation: none/,
      )
    }
    expect(tokens).toMatch(/reduced-motion: reduce\)[^@]*--motion: 0s/)
  })
})
