import { describe, expect, it, vi } from 'vitest'
import { pending } from '../snapshot/make-snapshot'
import type { Snapshot } from '../snapshot/snapshot'
import { Comparison, Observation } from './observation'

const fulfilled = (data: unknown): Snapshot<unknown> => ({ state: 'Fulfilled', data })
const error = { status: 500, statusText: '', ok: false, headers: {}, body: null } as const
const failed = (of: typeof error): Snapshot<unknown> => ({ state: 'Error', error: of })

describe('an observation', () => {
  it('is told of another state, other data and another error, and of nothing else', () => {
    const observation = new Observation(undefined)
    const data = fulfilled({ name: 'one' })
    const steps: readonly [Snapshot<unknown>, boolean][] = [
      [pending, false],
      [data, true],
      [data, false],
      [fulfilled({ name: 'one' }), false],
      [fulfilled({ name: 'other' }), true],
      [{ state: 'Stale', data: { name: 'other' } }, true],
      [failed(error), true],
      [failed(error), false],
      [failed({ ...error }), true],
      [pending, true],
      [{ ...pending }, false],
    ]
    for (const [index, [next, isTold]] of steps.entries()) {
      expect([index, observation.take(next)]).toEqual([index, isTold])
      expect(observation.snapshot).toBe(next)
    }
  })

  it('is live while somebody listens', () => {
    const observation = new Observation(undefined)
    const listener = () => undefined
    expect(observation.isLive).toBe(false)
    observation.add(listener)
    expect(observation.isLive).toBe(true)
    observation.remove(listener)
    expect(observation.isLive).toBe(false)
  })

  it('calls every listener once, but none that another one has removed', () => {
    const observation = new Observation(undefined)
    const calls: string[] = []
    const last = () => calls.push('last')
    observation.add(() => {
      calls.push('first')
      observation.remove(last)
    })
    observation.add(() => calls.push('second'))
    observation.add(last)
    observation.notify()
    expect(calls).toEqual(['first', 'second'])
  })
})

it('a listener that throws does so after the others, on its own', () => {
  const tasks: (() => void)[] = []
  vi.stubGlobal('queueMicrotask', (task: () => void) => tasks.push(task))
  try {
    const observation = new Observation(undefined)
    const calls: string[] = []
    observation.add(() => {
      throw new RangeError('of one listener')
    })
    observation.add(() => calls.push('other'))
    observation.notify()
    expect(calls).toEqual(['other'])
    expect(tasks).toHaveLength(1)
    expect(tasks[0]).toThrow('of one listener')
  } finally {
    vi.unstubAllGlobals()
  }
})

describe('a comparison for many readers', () => {
  it('answers for each pair of data anew', () => {
    const comparison = new Comparison()
    const [one, same, other] = [{ name: 'one' }, { name: 'one' }, { name: 'other' }]
    expect([
      comparison.readTheSame(one, same),
      comparison.readTheSame(one, other),
      comparison.readTheSame(one, other),
      comparison.readTheSame(same, one),
      comparison.readTheSame(other, one),
    ]).toEqual([true, false, false, true, false])
  })
})
