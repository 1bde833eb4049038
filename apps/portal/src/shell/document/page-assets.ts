import { readFileSync } from 'node:fs'
import type { BrandKey } from '@porchlight/brands'
import { screenFolders } from '@porchlight/domains/screen-folders'
import {
  assetsOfEntry,
  assetsOfFolders,
  type BrandAssets,
  brandAssetsOf,
  type OwnAssets,
  ownAssets,
  readManifest,
  styleTextsOf,
} from '@porchlight/page-parts/document/build-manifest'

/** The browser's files that a page refers to, as addresses below `/assets/`. */
export interface PageAssets {
  /** The module that hydrates the page. */
  readonly script: string
  /** Styles that every page needs. */
  readonly styles: readonly string[]
  /** Modules that `script` imports, for the browser to fetch early. */
  readonly modules: readonly string[]
  /** Runs before the page is shown; short enough to be inlined. */
  readonly earlyScript: string
  /** The text of each style sheet, by its address; pages inline what they need of it. */
  readonly styleTexts: Readonly<Record<string, string>>
  readonly brands: Readonly<Record<BrandKey, BrandAssets>>
  /** Modules and styles of each screen's own code, by the screen's name. */
  readonly screens: Readonly<Record<string, OwnAssets>>
  /** Assets of the frame around customers' pages. */
  readonly customerFrame: OwnAssets
}

/**
 * Reads the built browser files in `clientDirectory` (a `file:` address that ends with `/`). It throws the file
 * system's error when the browser's build is missing, and a TypeError when a screen is missing from it.
 */
export function readPageAssets(clientDirectory: URL): PageAssets {
  const read = (file: string) => readFileSync(new URL(file, clientDirectory), 'utf8')
  const manifest = readManifest(read)
  const entry = assetsOfEntry(manifest, 'src/entry-browser.tsx')
  const [script = '', ...modules] = entry.modules
  return {
    script,
    styleTexts: styleTextsOf(manifest, read),
    modules,
    styles: entry.styles,
    earlyScript: read('early.js').trim(),
    brands: brandAssetsOf(manifest, read),
    screens: assetsOfFolders(manifest, entry, screenFolders),
    customerFrame: ownAssets(manifest, 'src/shell/layout/SignedInFrame.tsx', entry),
  }
}
