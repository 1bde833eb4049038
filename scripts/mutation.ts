import { parseArgs } from 'node:util'
import { acceptedMutants } from './mutation/accepted'
import { type JudgedMutant, judgeMutants } from './mutation/judge-mutants'
import { areas, filesOf, testsOf } from './mutation/scope'
import { lineOf, summaryOf } from './mutation/summary'
import { root } from './source/root'

/**
 * `npm run mutation`: makes every small change to the most critical code, one at a time, and reports those that no test
 * detects. Arguments choose files by a part of their path or of their area's name; `--sample 200` draws that many, the
 * same for the same `--seed`. The exit code is 1 when less than 95 % are detected.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: 'porchlight' } },
})

const files = areas.flatMap((area) =>
  filesOf(area)
    .filter(
      (path) => positionals.length === 0 || positionals.some((word) => `${path} ${area.name}`.includes(word)),
    )
    .map((path) => ({ area: area.name, path, tests: testsOf(area, path) })),
)
const start = performance.now()
const judged: JudgedMutant[] = []

/** Prints the results so far: an interrupted run of hours has found something. Returns whether it was enough. */
function printResult(): boolean {
  const { text, passes } = summaryOf(judged)
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  console.log(`\n${text}\n${judged.length} changes in ${minutes} minutes`)
  return passes
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.log('\nInterrupted.')
    printResult()
    process.exit(1)
  })
}
await judgeMutants({
  root,
  files,
  accepted: acceptedMutants,
  sample: values.sample === undefined ? null : Number(values.sample),
  seed: values.seed,
  timeLimitMs: 60_000,
  report: (one) => {
    judged.push(one)
    if (one.verdict === 'unseen' && one.acceptedFor === null) console.log(`unseen  ${lineOf(one)}`)
  },
})
process.exit(printResult() ? 0 : 1)
