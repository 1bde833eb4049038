import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readBrandFolders } from '../../scripts/brands/read-brand-folders'

const ownBrands = resolve('platform/brands/src')
const example = resolve('docs/examples/brands/quillhaven')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a modified copy of the example there. */
function put(key: string, change: (file: Record<string, unknown>) => void = () => undefined): void {
  cpSync(example, join(folder, key), { recursive: true })
  const path = join(folder, key, 'brand.json')
  const file = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  change(file)
  writeFileSync(path, JSON.stringify(file))
}

const read = () => readBrandFolders(folder, ownBrands)

/** Returns the errors reported for the folder, line by line. */
function complaints(): readonly string[] {
  try {
    read()
  } catch (error) {
    return error instanceof RangeError
      ? error.message.replaceAll(`${folder}/`, '').split('\n')
      : [String(error)]
  }
  return []
}

it('reads brands in the order of their positions, each found by its host word or by its address alone', () => {
  put('zephyr', (file) => Object.assign(file, { position: 1 }))
  put('aurora', (file) => Object.assign(file, { position: 2, hostWord: 'AURORA' }))
  expect(read().map(({ key, site }) => [key, site.position, site.hostWord])).toEqual([
    ['zephyr', 1, null],
    ['aurora', 2, 'AURORA'],
  ])
})

it('takes pictures and typefaces of the folder, and ours by their family', () => {
  put('aurora', (file) => {
    const measures = { widthOfArial: 1, ascent: 1, descent: 0.2 }
    file.headings = {
      family: 'Aurora',
      file: 'aurora.woff2',
      weight: '700',
      fallback: 'Arial, sans-serif',
      measures,
    }
    file.body = 'Source Sans 3'
  })
  expect(complaints()).toEqual(['aurora: headings names aurora.woff2, which is not there.'])
  writeFileSync(join(folder, 'aurora/aurora.woff2'), '')
  const [brand] = read()
  expect(brand?.tokens.headings.file).toBe(join(folder, 'aurora/aurora.woff2'))
  expect(brand?.tokens.body.file).toMatch(/^@fontsource-variable\/source-sans-3\//)
  expect(brand?.art.hero).toContain('Hills at dusk')
  // Without a picture of its own for empty states, the logo is used.
  expect(brand?.art.empty).toContain('viewBox="0 0 32 32"')
})

it('says of every brand what has to be changed, all at once', () => {
  put('aurora', (file) => {
    const names = { displayName: 'Aurora', shortName: 'Aurora', tagline: { en: 'Light.' } }
    const measures = { widthOfArial: 1, ascent: 1, descent: 0.2 }
    const headings = { family: 'A', file: '../a.woff2', weight: '700', fallback: 'Arial', measures }
    Object.assign(file, { sections: 'rows', colour: 'red', names, headings })
  })
  put('zephyr', (file) => Object.assign(file, { position: 2 }))
  put('breeze', (file) => Object.assign(file, { position: 2 }))
  put('Gale')
  mkdirSync(join(folder, 'calm'))
  writeFileSync(
    join(folder, 'zephyr/hero.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(2_000)}</svg>`,
  )
  writeFileSync(join(folder, 'breeze/hero.svg'), '<html></html>')
  expect(complaints()).toEqual([
    expect.stringMatching(/^Gale: The name of a brand’s folder is/),
    'aurora: brand.json: colour is not a part of it.',
    'aurora: brand.json: names.tagline must have required properties es.',
    'aurora: brand.json: sections has to be one of ledger, tiles, column.',
    'aurora: brand.json: headings.file must match pattern "^[A-Za-z0-9_-]{1,60}\\.woff2$".',
    expect.stringMatching(/^breeze: hero.svg begins with <svg/),
    'calm: There is no brand.json.',
    expect.stringMatching(/^zephyr: hero.svg has 8\d{3} characters/),
    'zephyr: position 2 is also that of breeze.',
  ])
})

it.each([
  ['no folder', () => rmSync(folder, { recursive: true }), 'There is no such folder.'],
  ['an empty folder', () => undefined, 'There is no brand. A brand is a folder with brand.json.'],
])('refuses %s', (_what, prepare, sentence) => {
  prepare()
  expect(() => read()).toThrow(sentence)
})
