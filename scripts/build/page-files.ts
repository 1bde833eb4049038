import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Where the brands' folders stand, from an app's folder. */
const brandsFolder = '../../platform/brands/src'

/** Each brand's styles are an entry of their own, which pages of that brand alone load. `app` is the app's folder. */
export function brandStyles(app: string): Readonly<Record<string, string>> {
  const styles = readdirSync(join(app, brandsFolder), { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    styles
      .filter((file) => basename(file) === 'brand.css')
      .map((file) => [dirname(file), `${brandsFolder}/${file}`]),
  )
}

/** Whether a module is a brand's style sheet. */
export function isBrandStyle(file: string): boolean {
  return /[\\/]brands?[\\/]/.test(file) && /\.css(?:\?|$)/.test(file)
}

/** What a page's server entry bundles: React's build for development is loaded unless it is bundled. */
export const bundledOnServer: readonly RegExp[] = [
  /^@porchlight\//,
  /^(react|react-dom|wouter|regexparam|use-sync-external-store)(\/|$)/,
]

/** Writes a `.br` and a `.gz` beside each script and style, so that the server compresses nothing itself. */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    async writeBundle(options, bundle) {
      const files = Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css)$/.test(file))
      await Promise.all(
        files.map(async (file) => {
          const path = join(options.dir ?? '', file)
          const content = await readFile(path)
          await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
          await writeFile(`${path}.gz`, await promisify(gzip)(content))
        }),
      )
    },
  }
}
