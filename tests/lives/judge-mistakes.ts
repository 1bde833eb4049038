import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeWoven, type Verdict } from '../../scripts/mutation/judge-woven'
import type { Mutant } from '../../scripts/mutation/mutant'
import { root } from '../../scripts/source/root'
import { type PlantedMistake, plantedMistakes } from './planted-mistakes'

/**
 * Runs the lives against the code with each planted mistake in turn, in a separate process, and prints the outcome of
 * each by name. Command-line arguments select mistakes by part of their names.
 */
const words = process.argv.slice(2)
const chosen = plantedMistakes.filter(
  ({ what }) => words.length === 0 || words.some((word) => what.includes(word)),
)
const verdicts: Record<string, Verdict> = {}
await judgeWoven({
  root,
  mutants: chosen.map((mistake, id) => ({
    id,
    mutant: toMutant(mistake),
    tests: [`tests/lives/${mistake.lives}-lives.test.ts`],
  })),
  timeLimitMs: 120_000,
  report: (id, verdict) => {
    const what = chosen[id]?.what ?? ''
    verdicts[what] = verdict
    process.stderr.write(`${verdict}  ${what}\n`)
  },
})
process.stdout.write(`${JSON.stringify(verdicts)}\n`, () => process.exit(0))

function toMutant({ path, written, instead }: PlantedMistake): Mutant {
  const text = readFileSync(join(root, path), 'utf8')
  const start = text.indexOf(written)
  if (start === -1 || text.includes(written, start + 1)) {
    throw new TypeError(`${path} does not say once: ${written}`)
  }
  const line = text.slice(0, start).split('\n').length
  return {
    path,
    start,
    end: start + written.length,
    replacement: instead,
    original: written,
    line,
    lineText: text.split('\n')[line - 1]?.trim() ?? '',
    change: `${written} → ${instead}`,
  }
}
