import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildDocuments } from './documents/build-documents'
import { serveDocuments } from './documents/serve-documents'
import { root } from './source/root'

/**
 * `npm run documents`: builds the site of the documents into `.porchlight/documents`, or into the folder after `--to`,
 * which it empties. `serve` then serves it on this machine. `--base /handbook/` is the path that the site will have on
 * its host; `--repository https://…` the address below which its links to source files lead.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: join(root, '.porchlight/documents') },
    base: { type: 'string', default: '/' },
    repository: { type: 'string' },
  },
})
const unknown = positionals.find((word) => word !== 'serve')
if (unknown !== undefined) throw new Error(`'${unknown}' is not 'serve'; a folder comes after --to`)
if (!buildDocuments(values.to, values)) process.exitCode = 1
else if (positionals.length > 0) await serveDocuments(values.to, values.base)
else console.log(values.to)
