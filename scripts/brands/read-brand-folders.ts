import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  type BrandArt,
  type BrandLogo,
  type BrandNames,
  type BrandSite,
  type BrandTokens,
  type BrandTypeface,
  type BrandVoice,
  brandKeys,
  logoSvg,
  lowContrasts,
  tokensOf,
} from '@porchlight/brands'
import { Value } from 'typebox/value'
import { type BrandFile, BrandFileSchema } from './brand-file'

/** A brand that was read from a folder, with everything that the folders of our own brands export. */
export interface FolderBrand {
  /** The folder's name. */
  readonly key: string
  readonly site: BrandSite
  readonly names: BrandNames
  readonly logo: BrandLogo
  readonly voice: BrandVoice
  /** The files of its typefaces are absolute paths, or paths in packages. */
  readonly tokens: BrandTokens
  readonly art: BrandArt
}

/** Pictures are part of a style sheet that every page waits for. */
const artLimit = 6_000

/**
 * Reads the brands of a folder: one folder each, with `brand.json`, and `hero.svg`, `empty.svg` and fonts if it has its
 * own. They are returned in the order of their positions.
 *
 * Throws a RangeError that lists for all brands what has to be changed: what is missing or malformed, contrasts below
 * WCAG's, files that do not exist.
 *
 * @param folder an absolute path
 * @param ownBrands where the folders of our own brands are, whose typefaces others may use
 */
export function readBrandFolders(folder: string, ownBrands: string): readonly FolderBrand[] {
  const problems: string[] = []
  const read = (key: string): FolderBrand | null => {
    const report = (problem: string) => problems.push(`${join(folder, key)}: ${problem}`)
    if (!/^[a-z][a-z0-9]{1,29}$/.test(key)) {
      report('The name of a brand’s folder is 2 to 30 small letters and digits, and begins with a letter.')
      return null
    }
    return readBrand(key, join(folder, key), ownBrands, report)
  }
  const brands = foldersIn(folder)
    .map(read)
    .filter((brand) => brand !== null)
    .sort((one, other) => one.site.position - other.site.position)
  if (brands.length === 0 && problems.length === 0)
    problems.push(`${folder}: There is no brand. A brand is a folder with brand.json.`)
  for (const [index, { key, site }] of brands.entries()) {
    const before = brands[index - 1]
    if (before?.site.position === site.position)
      problems.push(`${join(folder, key)}: position ${site.position} is also that of ${before.key}.`)
  }
  if (problems.length > 0) throw new RangeError(problems.join('\n'))
  return brands
}

function readBrand(
  key: string,
  folder: string,
  ownBrands: string,
  report: (problem: string) => void,
): FolderBrand | null {
  const file = readJson(join(folder, 'brand.json'), report)
  if (file === undefined) return null
  for (const problem of problemsOf(file)) report(`brand.json: ${problem}`)
  if (!Value.Check(BrandFileSchema, file)) return null
  const typeface = (name: 'headings' | 'body') => typefaceOf(file, name, folder, ownBrands, report)
  const headings = typeface('headings')
  const body = typeface('body')
  if (headings === null || body === null) return null
  const { hero, sections, radius, colours } = file
  const tokens: BrandTokens = { ...colours, headings, body, hero, sections, radius }
  for (const problem of lowContrasts(tokens)) report(problem)
  return {
    key,
    site: { position: file.position, hostWord: file.hostWord ?? null },
    names: file.names,
    logo: file.logo,
    voice: file.voice,
    tokens,
    art: {
      hero: readArt(folder, 'hero.svg', report) ?? '<svg xmlns="http://www.w3.org/2000/svg"/>',
      // Where a brand has no picture for empty states, its logo is shown.
      empty: readArt(folder, 'empty.svg', report) ?? logoSvg(file.logo, colours.light),
    },
  }
}

/** Returns the problems of the values of a `brand.json`, one sentence each. */
function problemsOf(file: unknown): readonly string[] {
  const errors = Value.Errors(BrandFileSchema, file)
  const unions = new Set(
    errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath),
  )
  return errors.flatMap(({ keyword, instancePath, message, params }) => {
    const name = instancePath.slice(1).replaceAll('/', '.')
    // Each is reported by another error as well: of the property, or of the part that does not match.
    if (keyword === 'additionalProperties' || keyword === 'anyOf') return []
    if (keyword === 'type' && unions.has(instancePath)) return []
    if (keyword === 'boolean') return [`${name} is not a part of it.`]
    if (keyword === 'enum') return [`${name} has to be one of ${params.allowedValues.join(', ')}.`]
    return [`${name === '' ? 'it' : name} ${message}.`]
  })
}

function typefaceOf(
  file: BrandFile,
  name: 'headings' | 'body',
  folder: string,
  ownBrands: string,
  report: (problem: string) => void,
): BrandTypeface | null {
  const wanted = file[name]
  if (typeof wanted !== 'string') {
    const path = join(folder, wanted.file)
    if (existsSync(path)) return { ...wanted, file: path }
    report(`${name} names ${wanted.file}, which is not there.`)
    return null
  }
  const shipped = brandKeys.flatMap((key) =>
    [tokensOf(key).headings, tokensOf(key).body].map((typeface) => ({
      ...typeface,
      file: typeface.file.startsWith('.') ? resolve(ownBrands, key, typeface.file) : typeface.file,
    })),
  )
  const found = shipped.find(({ family }) => family === wanted)
  if (found !== undefined) return found
  const families = [...new Set(shipped.map(({ family }) => family))].join(', ')
  report(`${name} is one of ${families}, or describes a file of the folder.`)
  return null
}

function readArt(folder: string, name: string, report: (problem: string) => void): string | null {
  const path = join(folder, name)
  if (!existsSync(path)) return null
  const svg = readFileSync(path, 'utf8').trim()
  if (!svg.startsWith('<svg ') || !svg.includes('http://www.w3.org/2000/svg'))
    report(`${name} begins with <svg and names its namespace, http://www.w3.org/2000/svg.`)
  if (svg.length > artLimit)
    report(`${name} has ${svg.length} characters, and every page waits for it: at most ${artLimit}.`)
  return svg
}

function readJson(path: string, report: (problem: string) => void): unknown {
  if (!existsSync(path)) {
    report('There is no brand.json.')
    return undefined
  }
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    report(`brand.json is no JSON: ${error instanceof Error ? error.message : 'unreadable'}`)
    return undefined
  }
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) throw new RangeError(`${folder}: There is no such folder.`)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()
}
