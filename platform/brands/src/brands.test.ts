import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { artOf } from './art-of'
import { brandCss } from './brand-css'
import { brandKeys, brandOfHost, isBrandKey } from './brand-keys'
import { brandOf } from './brands'
import { lowContrasts } from './low-contrasts'
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

it('colours that cannot be told apart are found, in each place', () => {
  const tokens = tokensOf('first')
  const { light, dark, hero } = tokens
  const grey = '#777777'
  expect(lowContrasts({ ...tokens, light: { ...light, inkMuted: '#8A93A0' } })).toEqual([
    'light: inkMuted on canvas is #8A93A0 on #F3F4F6: a contrast of 2.82, and it has to be 4.5.',
    'light: inkMuted on surface is #8A93A0 on #FFFFFF: a contrast of 3.11, and it has to be 4.5.',
  ])
  expect(lowContrasts({ ...tokens, dark: { ...dark, border: dark.surface } })).toHaveLength(2)
  expect(lowContrasts({ ...tokens, hero: { ...hero, shades: [grey] } })).toHaveLength(2)
  expect(lowContrasts({ ...tokens, hero: { ...hero, onAction: hero.action } })).toHaveLength(1)
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

  it('can be read by everybody, in both schemes', () => {
    expect(lowContrasts(tokens)).toEqual([])
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
})

function fontPath(key: string, file: string): string {
  const require = createRequire(import.meta.url)
  return file.startsWith('.')
    ? fileURLToPath(new URL(`./${key}/${file}`, import.meta.url))
    : require.resolve(file)
}
