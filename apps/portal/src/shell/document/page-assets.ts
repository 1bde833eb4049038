import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { type BrandKey, byBrand } from '@porchlight/brands'
import { screenFolders } from '@porchlight/domains/screen-folders'

/** The browser's files that a page refers to, as addresses below `/assets/`. */
export interface PageAssets {
  /** The module that takes the page over. */
  readonly script: string
  /** Styles that every page needs. */
  readonly styles: readonly string[]
  /** Modules that `script` imports, for the browser to fetch early. */
  readonly modules: readonly string[]
  /** Runs before the page shows; short enough to be part of it. */
  readonly earlyScript: string
  /** The text of each style sheet, by its address; pages carry what they need of it themselves. */
  readonly styleTexts: Readonly<Record<string, string>>
  readonly brands: Readonly<Record<BrandKey, { readonly style: string; readonly fonts: readonly string[] }>>
  /** Modules and styles of each screen's own code, by the screen's name. */
  readonly screens: Readonly<Record<string, OwnAssets>>
  /** Those of what stands around customers' pages. */
  readonly customerFrame: OwnAssets
}

/** What a part of a page needs besides what every page has. */
export interface OwnAssets {
  readonly modules: readonly string[]
  readonly styles: readonly string[]
}

/** An entry of Vite's manifest, as far as it is read. */
interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isDynamicEntry?: boolean
}

type Manifest = Readonly<Record<string, ManifestEntry>>

/**
 * Reads the built browser files in `clientDirectory` (a `file:` address that ends with `/`).
 * It throws what reading the file system throws when the browser's build is missing, and a TypeError when a screen is
 * missing from it.
 */
export function readPageAssets(clientDirectory: URL): PageAssets {
  const read = (file: string) => readFileSync(new URL(file, clientDirectory), 'utf8')
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
  const entry = collect(manifest, 'src/entry-browser.tsx')
  const [script = '', ...modules] = entry.modules
  const brand = (key: BrandKey) => {
    const style = manifest[`../../platform/brands/src/${key}/brand.css`]?.file ?? ''
    return { style: `/${style}`, fonts: fontsOf(read(style)) }
  }
  const styleTexts: Record<string, string> = {}
  for (const { file, css } of Object.values(manifest)) {
    for (const style of [file, ...(css ?? [])]) {
      if (style.endsWith('.css')) styleTexts[`/${style}`] = read(style).trim()
    }
  }
  return {
    script,
    styleTexts,
    modules,
    styles: entry.styles,
    earlyScript: read('early.js').trim(),
    brands: byBrand(brand),
    screens: screensOf(manifest, entry),
    customerFrame: ownAssets(manifest, 'src/shell/layout/SignedInFrame.tsx', entry),
  }
}

/** The fonts that a style sheet names, in its order. */
function fontsOf(css: string): readonly string[] {
  const files = [...css.matchAll(/url\(["']?([^"'()]+)["']?\)/g)].map(([, file = '']) => file)
  return [...new Set(files.filter((file) => file.endsWith('.woff2')))]
}

/** A page whose own files are not found would show unstyled, so the server does not start without them. */
function screensOf(manifest: Manifest, entry: OwnAssets): PageAssets['screens'] {
  const entries = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry === true)
  const keys = new Map(entries.map(([key]) => [posix.dirname(key), key]))
  return Object.fromEntries(
    Object.entries(screenFolders).map(([name, folder]) => {
      const key = keys.get(`../../domains/${folder}`)
      if (key === undefined) throw new TypeError(`The browser's build has no file for the screen ${name}.`)
      return [name, ownAssets(manifest, key, entry)]
    }),
  )
}

function ownAssets(manifest: Manifest, key: string, entry: OwnAssets): OwnAssets {
  const { modules, styles } = collect(manifest, key)
  return {
    modules: modules.filter((module) => !entry.modules.includes(module)),
    styles: styles.filter((style) => !entry.styles.includes(style)),
  }
}

/** An entry's files with those of all its imports, its own first. */
function collect(manifest: Manifest, start: string): OwnAssets {
  const seen = new Set<string>()
  const modules: string[] = []
  const styles: string[] = []
  const visit = (key: string) => {
    const entry = manifest[key]
    if (entry === undefined || seen.has(key)) return
    seen.add(key)
    modules.push(`/${entry.file}`)
    for (const imported of entry.imports ?? []) visit(imported)
    styles.push(...(entry.css ?? []).map((file) => `/${file}`))
  }
  visit(start)
  return { modules, styles: [...new Set(styles)] }
}
