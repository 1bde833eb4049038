import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Where brands are, relative to an app's folder: our own, and those read from `PORCHLIGHT_BRANDS`. */
const ownBrands = '../../platform/brands/src'
const readBrands = '../../platform/brands/dist'

/** Returns the folder of the brands that are built. */
function folderOfBrands(): string {
  return process.env.PORCHLIGHT_BRANDS ? readBrands : ownBrands
}

/**
 * Builds the brands of `PORCHLIGHT_BRANDS` instead of ours, as written by `npm run brands -- --write`: the lists of
 * brands (`platform/brands`) then contain only those, and nothing of ours is in the build. `app` is the app's folder.
 */
export function brandSources(app: string): Plugin {
  const folder = folderOfBrands()
  return {
    name: 'brand-sources',
    load: (file) => {
      if (folder === ownBrands || dirname(file) !== resolve(app, ownBrands)) return null
      const list = join(app, folder, basename(file))
      return existsSync(list) ? readFileSync(list, 'utf8') : null
    },
  }
}

/** Returns the style sheet of each brand by its key: each is a separate entry, which only pages of that brand load. */
export function brandStyles(app: string): Readonly<Record<string, string>> {
  const folder = folderOfBrands()
  const files = readdirSync(join(app, folder), { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    files
      .filter((file) => basename(file) === 'brand.css')
      .map((file) => [dirname(file), `${folder}/${file}`]),
  )
}

/** Checks whether a module is a brand's style sheet. */
export function isBrandStyle(file: string): boolean {
  return /[\\/]brands[\\/][^?]*\.css(?:\?|$)/.test(file)
}
