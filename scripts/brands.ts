import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readBrandFolders } from './brands/read-brand-folders'
import { writeBrandSources } from './brands/write-brand-sources'
import { root } from './source/root'

/**
 * `npm run brands`: reads the brands of `PORCHLIGHT_BRANDS`, or of the given folder, and reports what is wrong with
 * them. With `--write` they are written where the builds find them.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } })
const folder = positionals[0] ?? process.env.PORCHLIGHT_BRANDS ?? ''
if (folder === '') {
  console.error('Name a folder of brands, or set PORCHLIGHT_BRANDS.')
  process.exit(2)
}
const brandsPackage = resolve(root, 'platform/brands')
try {
  const brands = readBrandFolders(resolve(root, folder), resolve(brandsPackage, 'src'))
  if (values.write === true) writeBrandSources(resolve(brandsPackage, 'dist'), brands)
  for (const { key, names, site } of brands) console.log(`${site.position}. ${key}: ${names.displayName}`)
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(error.message)
  process.exit(1)
}
