import { casesOfRun } from '@porchlight/test-kit/sweep'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { queueMistakes } from './test-world/queue-mistakes'
import { type QueueStep, runQueue } from './test-world/run-queue'

const anyRecord = fc.nat(3)
const anyWrite = (kind: 'make' | 'change' | 'delete' | 'makeBelow') =>
  fc.record({ kind: fc.constant(kind), record: anyRecord })

const anyStep: fc.Arbitrary<QueueStep> = fc.oneof(
  anyWrite('make'),
  { arbitrary: anyWrite('change'), weight: 3 },
  anyWrite('delete'),
  { arbitrary: anyWrite('makeBelow'), weight: 2 },
  {
    arbitrary: fc.record({
      kind: fc.constant('line' as const),
      line: fc.constantFrom('up', 'down', 'loses answers', 'is busy'),
    }),
    weight: 3,
  },
  {
    arbitrary: fc.record({ kind: fc.constant('kill' as const), after: fc.nat(9), isBefore: fc.boolean() }),
    weight: 2,
  },
  { arbitrary: fc.record({ kind: fc.constant('open' as const), user: fc.nat(1) }), weight: 2 },
  fc.record({ kind: fc.constant('replay' as const) }),
  fc.record({ kind: fc.constant('pass' as const) }),
)
const anySteps = fc.array(anyStep, { maxLength: 25, size: 'max' })

test('whatever is killed when, each write that was taken arrives once, in the order of its record, as its user', async () => {
  await fc.assert(
    fc.asyncProperty(anySteps, (steps) => runQueue(steps)),
    { numRuns: casesOfRun(500), seed: 4 },
  )
}, 240_000)

describe('the model finds it when', () => {
  test.each(queueMistakes)(
    '$name',
    async (mistake) => {
      const result = await fc.check(
        fc.asyncProperty(anySteps, (steps) => runQueue(steps, mistake)),
        { numRuns: 500, seed: 4, endOnFailure: true },
      )
      expect(result.failed).toBe(true)
    },
    240_000,
  )
})
