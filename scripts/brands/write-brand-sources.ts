import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { type BrandTypeface, brandCss } from '@porchlight/brands'
import type { FolderBrand } from './read-brand-folders'

/**
 * Writes what the builds use instead of our own brands: the lists of `platform/brands/src` by the same names, and the
 * style sheet of each brand in a separate folder.
 */
export function writeBrandSources(folder: string, brands: readonly FolderBrand[]): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (file: string, name: string, of: (brand: FolderBrand) => unknown) => {
    const list = Object.fromEntries(brands.map((brand) => [brand.key, of(brand)]))
    writeFileSync(join(folder, file), `export const ${name} = ${JSON.stringify(list)}\n`)
  }
  write('sites.ts', 'sites', ({ site }) => site)
  write('names-and-logos.ts', 'namesAndLogos', ({ names, logo }) => ({ names, logo }))
  write('looks.ts', 'looks', ({ tokens }) => tokens)
  write('voices.ts', 'voices', ({ voice }) => voice)
  write('arts.ts', 'arts', ({ art }) => art)
  for (const { key, tokens, art } of brands) {
    const own = join(folder, key)
    mkdirSync(own)
    const from = (typeface: BrandTypeface) => ({
      ...typeface,
      file: isAbsolute(typeface.file) ? relative(own, typeface.file) : typeface.file,
    })
    const typefaces = { headings: from(tokens.headings), body: from(tokens.body) }
    writeFileSync(join(own, 'brand.css'), brandCss(key, { ...tokens, ...typefaces }, art))
  }
}
