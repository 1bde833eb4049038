import { readFileSync } from 'node:fs'
import { type JudgeOptions, judgeMutants } from '../../scripts/mutation/judge-mutants'
import { summaryOf } from '../../scripts/mutation/summary'

/** What a test plants: a project of its own, and what is judged in it. */
export type Planted = Omit<JudgeOptions, 'report'>

/** Judges the project that the file named by the first argument describes, in a process of its own. */
const planted = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Planted
const judged = await judgeMutants({ ...planted, report: () => undefined })
process.stdout.write(`${JSON.stringify({ judged, summary: summaryOf(judged) })}\n`, () => process.exit(0))
