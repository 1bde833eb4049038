import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AcceptedMutant } from './accepted/accepted-mutant'
import { findMutants } from './find-mutants'
import { judgeWoven, type Verdict } from './judge-woven'
import type { Mutant } from './mutant'

/** A file to be changed, and the tests that guard it, in the groups in which they run. */
export interface GuardedFile {
  readonly area: string
  readonly path: string
  readonly tests: readonly string[]
}

export interface JudgedMutant extends Mutant {
  readonly area: string
  readonly verdict: Verdict
  /** Why it may remain undetected; null when it may not. */
  readonly acceptedFor: string | null
}

export interface JudgeOptions {
  readonly root: string
  readonly files: readonly GuardedFile[]
  readonly accepted: readonly AcceptedMutant[]
  /** The sample size, drawn by `seed`; null for all. */
  readonly sample: number | null
  readonly seed: string
  /** The minimum time limit of a mutant; longer if its tests take long without any change. */
  readonly timeLimitMs: number
  /** Called with each as soon as it is judged. */
  readonly report: (judged: JudgedMutant) => void
}

/**
 * Makes every small change to the files, one at a time, and runs the tests that guard the file. Throws when one of
 * those tests fails on the unchanged code: it could judge nothing.
 */
export async function judgeMutants(options: JudgeOptions): Promise<readonly JudgedMutant[]> {
  const { root, files, accepted, sample, seed, timeLimitMs, report } = options
  const chosen = drawMutants(root, files, sample, seed)
  const judged: JudgedMutant[] = []
  const settle = ({ file, mutant }: Chosen, verdict: Verdict) => {
    const match = accepted.find(
      ({ path, line, change }) =>
        path === mutant.path && line === mutant.lineText && change === mutant.change,
    )
    const one = { ...mutant, area: file.area, verdict, acceptedFor: match?.reason ?? null }
    judged.push(one)
    report(one)
  }
  for (const area of new Set(chosen.map(({ file }) => file.area))) {
    const own = chosen.filter(({ file }) => file.area === area)
    const mutants = own.map(({ file, mutant }, id) => ({ id, mutant, tests: file.tests }))
    await judgeWoven({
      root,
      mutants,
      timeLimitMs,
      report: (id, verdict) => {
        const one = own[id]
        if (one !== undefined) settle(one, verdict)
      },
    })
  }
  return judged
}

export interface Chosen {
  readonly file: GuardedFile
  readonly mutant: Mutant
}

/**
 * Returns all of them, or a sample that the same seed draws again; in the order of the files, so that caches are warm.
 */
export function drawMutants(
  root: string,
  files: readonly GuardedFile[],
  sample: number | null,
  seed: string,
): readonly Chosen[] {
  const all = files.flatMap((file) =>
    findMutants(file.path, readFileSync(join(root, file.path), 'utf8')).map((mutant) => ({ file, mutant })),
  )
  if (sample === null) return all
  const lot = ({ mutant: { path, start, replacement } }: Chosen) =>
    createHash('sha256').update(`${seed} ${path} ${start} ${replacement}`).digest('hex')
  const drawn = new Set([...all].sort((one, other) => lot(one).localeCompare(lot(other))).slice(0, sample))
  return all.filter((chosen) => drawn.has(chosen))
}
