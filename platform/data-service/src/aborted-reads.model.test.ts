import { casesOfRun } from '@porchlight/test-kit/sweep'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AbortStep, runAborting, unwantedMistakes } from './test-world/run-aborting'

const anyReader = fc.constantFrom(0, 1, 2, 3)
const anyStep: fc.Arbitrary<AbortStep> = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant('observe' as const), reader: anyReader }), weight: 3 },
  { arbitrary: fc.record({ kind: fc.constant('leave' as const), reader: anyReader }), weight: 3 },
  fc.record({ kind: fc.constant('remount' as const), reader: anyReader }),
  { arbitrary: fc.record({ kind: fc.constant('return' as const), reader: anyReader }), weight: 3 },
  fc.record({ kind: fc.constant('read' as const), reader: anyReader }),
  fc.record({ kind: fc.constant('refresh' as const), reader: anyReader }),
  fc.record({ kind: fc.constant('notify' as const) }),
  fc.record({ kind: fc.constant('write' as const) }),
  fc.record({ kind: fc.constant('answer' as const) }),
  fc.record({ kind: fc.constant('tick' as const) }),
)
const anySteps = fc.array(anyStep, { maxLength: 30, size: 'max' })

test('what nobody wants any more is aborted after the tick, what one reader wants goes on, and no error is left', async () => {
  await fc.assert(
    fc.asyncProperty(anySteps, (steps) => runAborting(steps)),
    { numRuns: casesOfRun(600), seed: 12 },
  )
}, 120_000)

describe('the model finds it when', () => {
  test.each(unwantedMistakes)(
    '$name',
    async (mistake) => {
      const result = await fc.check(
        fc.asyncProperty(anySteps, (steps) => runAborting(steps, mistake)),
        { numRuns: 600, seed: 12, endOnFailure: true },
      )
      expect(result.failed).toBe(true)
    },
    120_000,
  )
})
