import { readFileSync } from 'node:fs'
import { type JudgeOptions, judgeMutants } from '../../scripts/mutation/judge-mutants'
import { summaryOf } from '../../scripts/mutation/summary'

/** What a test plants: a separate project, and what is judged in it. */
export type Planted = Omit<JudgeOptions, 'report'>

/** Judges the project described by the file in the first argument, in a separate process. */
const planted = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Planted
const judged = await judgeMutants({ ...planted, report: () => undefined })
process.stdout.write(`${JSON.stringify({ judged, summary: summaryOf(judged) })}\n`, () => process.exit(0))
