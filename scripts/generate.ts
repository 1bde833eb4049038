import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { GeneratedFile } from './generate/generated-file'
import { generatedInOrder, staleFiles } from './generate/generated-files'
import { root } from './source/root'

/**
 * Writes the static lists (indexes of calls, hooks, objects, screens) and the reference pages from the folders. Further
 * arguments choose files by a part of their path. With `--check` it writes nothing, lists what is stale and ends with
 * exit code 1.
 */
const isCheck = process.argv.includes('--check')
const args = process.argv.slice(2).filter((word) => !word.startsWith('--'))

let staleCount = 0
for (const make of generatedInOrder) {
  const files = (await make()).filter(
    ({ path }) => args.length === 0 || args.some((word) => path.includes(word)),
  )
  const stale = new Set(staleFiles(files))
  staleCount += stale.size
  for (const file of files.filter(({ path }) => stale.has(path))) {
    if (!isCheck) write(file)
    console.log(`${isCheck ? 'stale' : 'wrote'} ${file.path}`)
  }
}
if (staleCount === 0) console.log('All generated files are fresh.')
process.exitCode = isCheck && staleCount > 0 ? 1 : 0

function write({ path, text }: GeneratedFile): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
