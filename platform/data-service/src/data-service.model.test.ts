import { casesOfRun } from '@porchlight/test-kit/sweep'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyModelSteps } from './test-world/model-steps'
import { plantedMistakes } from './test-world/planted-mistakes'
import { runBesideModel } from './test-world/run-beside-model'

/** Sufficient for a machine that is busy with other tests. */
const sequencesTimeoutMs = 300_000

test(
  'reads, writes, expiries, failures and changes go as the slow model says, request by request',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyModelSteps, (steps) => runBesideModel(steps)),
      { numRuns: casesOfRun(10_000), seed: 65 },
    )
  },
  sequencesTimeoutMs,
)

test.each(plantedMistakes)(
  'comparing with the model finds it when $name',
  async (mistake) => {
    const outcome = await fc.check(
      fc.asyncProperty(anyModelSteps, (steps) => runBesideModel(steps, mistake)),
      { numRuns: 9_000, seed: 65, endOnFailure: true },
    )
    expect(outcome.failed).toBe(true)
  },
  sequencesTimeoutMs,
)
