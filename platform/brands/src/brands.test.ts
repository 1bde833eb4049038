import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { artOf } from './art-of'
import { brandCss } from './brand-css'
import { brandKeys, brandOfHost, isBrandKey } from './brand-keys'
import type { BrandColours } from './brand-tokens'
import { brandOf } from './brands'
import { contrast } from './contrast'
import { tokensOf } from './tokens-of'
import { voiceOf } from './voice-of'

describe('the brand of an address', () => {
  it.each([
    ['amigo.localhost:3000', 'second'],
    ['My-AMIGO.example.com', 'second'],
    ['tara.localhost', 'third'],
    ['AmigoTara.example.com', 'second'],
    ['localhost:3000', 'first'],
    ['https://TARA.example.com/bills', 'third'],
    ['', 'first'],
  ] as const)('gives %s the %s-named brand', (host, key) => {
    expect(brandOfHost(host, new Map())).toBe(key)
  })

  it.each([
    ['my.example.com', 'third'],
    ['MY.Example.com:8443', 'third'],
    ['https://my.example.com/bills', 'third'],
    ['amigo.example.com', 'first'],
    ['not-my.example.com', 'first'],
    ['my.example.com.amigo.example.org', 'second'],
  ] as const)('is by the hosts that are set, and then by its words: %s', (host, key) => {
    const hosts = new Map([
      ['my.example.com', 'third'],
      ['amigo.example.com', 'first'],
    ] as const)
    expect(brandOfHost(host, hosts)).toBe(key)
  })

  it.each([
    'localhost/amigo',
    'https://localhost/?next=tara',
    'https://localhost#amigo',
    'https://amigo@localhost/',
  ])('takes nothing but the host of %s', (address) => {
    expect(brandOfHost(address, new Map())).toBe('first')
  })

  it('knows brand keys from other words', () => {
    expect(brandKeys.every(isBrandKey)).toBe(true)
    expect(isBrandKey('fourth')).toBe(false)
  })
})

describe.each(brandKeys)('the %s brand', (key) => {
  const { names, logo } = brandOf(key)
  const tokens = tokensOf(key)

  it('has a style sheet that says what its tokens say', async () => {
    await expect(brandCss(key, tokens, artOf(key))).toMatchFileSnapshot(`./${key}/brand.css`)
  })

  it('sends at most 60 KB of fonts', () => {
    const files = new Set([tokens.headings.file, tokens.body.file])
    const sizes = [...files].map((file) => statSync(fontPath(key, file)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000)
  })

  it('has a tagline in both languages and a logo in both of its colours', () => {
    expect(names.tagline.en).not.toBe('')
    expect(names.tagline.es).not.toBe('')
    expect(new Set(logo.shapes.map((shape) => shape.colour))).toEqual(new Set(['primary', 'accent']))
  })

  it('writes on its hero, on what the art draws there and on the hero’s button with a contrast of at least 4.5', () => {
    const { field, ink, shades, action, onAction } = tokens.hero
    for (const ground of [field, ...shades]) expect(contrast(ink, ground), ground).toBeGreaterThanOrEqual(4.5)
    expect(contrast(onAction, action)).toBeGreaterThanOrEqual(4.5)
    for (const ground of [field, ...shades]) {
      expect(contrast(action, ground), ground).toBeGreaterThanOrEqual(3)
    }
  })

  it('draws its pictures in at most 6 KB, and 2 KB as a page sends them', () => {
    const { hero, empty } = artOf(key)
    expect(hero.length + empty.length).toBeLessThanOrEqual(6_000)
    expect(brotliCompressSync(hero + empty).length).toBeLessThanOrEqual(2_000)
  })

  it('says what it stands for in both languages', () => {
    const { headline, lead, promises } = voiceOf(key)
    expect(promises).toHaveLength(3)
    for (const { en, es } of [headline, lead, ...promises.flatMap(({ title, text }) => [title, text])]) {
      expect(en).not.toBe('')
      expect(es).not.toBe(en)
    }
  })

  describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
    const colours = tokens[scheme]
    it.each<[keyof BrandColours, keyof BrandColours]>([
      ['ink', 'canvas'],
      ['ink', 'surface'],
      ['inkMuted', 'canvas'],
      ['inkMuted', 'surface'],
      ['primary', 'canvas'],
      ['primary', 'surface'],
      ['onPrimary', 'primary'],
      ['onFooter', 'footer'],
    ])('writes %s on %s with a contrast of at least 4.5', (text, ground) => {
      expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5)
    })

    it.each(['canvas', 'surface'] as const)('draws edges on %s with a contrast of at least 3', (ground) => {
      expect(contrast(colours.border, colours[ground])).toBeGreaterThanOrEqual(3)
    })
  })
})

function fontPath(key: string, file: string): string {
  const require = createRequire(import.meta.url)
  return file.startsWith('.')
    ? fileURLToPath(new URL(`./${key}/${file}`, import.meta.url))
    : require.resolve(file)
}
