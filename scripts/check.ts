import type { Check } from './check/check'
import { deadCode } from './check/dead-code'
import { documents } from './check/documents'
import { formatAndLint } from './check/format-and-lint'
import { generatedFilesAreFresh } from './check/generated-files'
import { imports } from './check/imports'
import { namesAndSizes } from './check/names-and-sizes'
import { patterns } from './check/patterns'
import { types } from './check/types'

/**
 * `npm run check`: every check that reads the code without running it. Prints one line for each with its time, then all
 * problems; the exit code is 1 when there is one. Arguments choose checks by name.
 */
const checks: readonly Check[] = [
  namesAndSizes,
  imports,
  documents,
  generatedFilesAreFresh,
  formatAndLint,
  deadCode,
  patterns,
  types,
]

const wanted = process.argv.slice(2)
const chosen = checks.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
const findings: { readonly name: string; readonly problems: readonly string[] }[] = []

for (const { name, run } of chosen) {
  const start = performance.now()
  const problems = await run()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const verdict = problems.length === 0 ? 'ok' : `${problems.length} found`
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.padStart(5)} s  ${verdict}`)
  findings.push({ name, problems })
}
for (const { name, problems } of findings) {
  if (problems.length > 0) console.log(`\n${name}\n${problems.join('\n')}`)
}
const failed = findings.filter(({ problems }) => problems.length > 0).length
console.log(`\n${findings.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 && findings.length > 0 ? 0 : 1
