import type { CheckResult, Fault } from './report'

/** The result of one check of the gateway: null when all is correct. */
export type Verdict = Fault | { readonly skipped: string } | null

/** Thrown where a call has no response to examine; the run's own checks report why. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

interface CheckStep {
  readonly id: string
  readonly title: string
  /** Checks that have to pass first. */
  readonly needs?: readonly string[]
}

/** Runs checks in order; those that depend on a failed check are skipped, so that each fault is reported once. */
export interface CheckRun {
  readonly results: CheckResult[]
  readonly check: (step: CheckStep, look: () => Promise<Verdict> | Verdict) => Promise<void>
  readonly hasPassed: (id: string) => boolean
}

export function createCheckRun(): CheckRun {
  const results: CheckResult[] = []
  const hasPassed = (id: string) => results.some((result) => result.id === id && result.outcome === 'passed')
  return {
    results,
    hasPassed,
    check: async ({ id, title, needs = [] }, look) => {
      const open = needs.find((need) => !hasPassed(need))
      if (open !== undefined) {
        const needed = results.find((result) => result.id === open)?.title ?? open
        results.push({ id, title, outcome: 'skipped', reason: `It builds on “${needed}”.` })
        return
      }
      results.push(resultOf({ id, title }, await verdictOf(look)))
    },
  }
}

async function verdictOf(look: () => Promise<Verdict> | Verdict): Promise<Verdict> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof NoAnswer) return { skipped: error.message }
    throw error
  }
}

/** Returns a verdict as it is reported. */
export function resultOf(
  step: { readonly id: string; readonly title: string },
  verdict: Verdict,
): CheckResult {
  const { id, title } = step
  if (verdict === null) return { id, title, outcome: 'passed' }
  if ('skipped' in verdict) return { id, title, outcome: 'skipped', reason: verdict.skipped }
  return { id, title, outcome: 'failed', fault: verdict }
}
