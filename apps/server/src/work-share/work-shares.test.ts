import { isPorchlightError } from '@porchlight/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { createWorkShares, type WorkShares, workShareLimits } from './work-shares'

const limits = {
  slots: 3,
  slotsOfPerson: 2,
  longestQueueOfPerson: 4,
  longestQueue: 6,
  longestWaitMs: 5_000,
}

let shares: WorkShares
let started: string[]
let finish: Map<string, () => void>
let timers: (() => void)[]

/** Starts work that continues until the test finishes it by name. */
const begin = (person: string, name: string): Promise<unknown> =>
  shares
    .run(person, () => {
      started.push(name)
      return new Promise<void>((resolve) => finish.set(name, resolve))
    })
    .catch((error: unknown) => (isPorchlightError(error) ? error : Promise.reject(error)))

const end = async (name: string) => {
  finish.get(name)?.()
  await settled()
}

/** Waits until everything triggered so far has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  started = []
  finish = new Map()
  timers = []
  shares = createWorkShares(limits, (_milliseconds, run) => {
    timers.push(run)
    return () => {
      timers = timers.filter((timer) => timer !== run)
    }
  })
})

describe('the shares of heavy work', () => {
  it('start no more of one person than its share, and the others at once', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4']) void begin('a', name)
    void begin('b', 'b1')
    await settled()
    expect(started).toEqual(['a1', 'a2', 'b1'])
    await end('a1')
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('let people take turns when all slots are taken', async () => {
    for (const name of ['a1', 'a2']) void begin('a', name)
    void begin('b', 'b1')
    for (const name of ['a3', 'a4']) void begin('a', name)
    for (const name of ['b2', 'b3']) void begin('b', name)
    void begin('c', 'c1')
    await settled()
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name)
    expect(started.slice(3)).toEqual(['a3', 'b2', 'c1', 'a4', 'b3'])
  })

  it('give a slot back when the work fails', async () => {
    for (let count = 0; count < 5; count += 1) {
      await expect(shares.run('a', () => Promise.reject(new RangeError('broken')))).rejects.toThrow('broken')
    }
    void begin('a', 'a1')
    await settled()
    expect(started).toEqual(['a1'])
  })

  it('refuse what has waited too long behind work of the same person with 429 and a time to come back', async () => {
    for (const name of ['a1', 'a2']) void begin('a', name)
    const late = begin('a', 'a3')
    for (const timer of timers) timer()
    expect(await late).toMatchObject({ key: 'tooMuchAtOnce', status: 429, retryAfterSeconds: 2 })
    await end('a1')
    expect(started).toEqual(['a1', 'a2'])
  })

  it('refuse what has waited too long behind the work of others with 503', async () => {
    for (const name of ['a1', 'a2']) void begin('a', name)
    void begin('b', 'b1')
    const late = begin('c', 'c1')
    for (const timer of timers) timer()
    expect(await late).toMatchObject({ key: 'unavailable', status: 503, retryAfterSeconds: 2 })
  })

  it('refuse at once what a full queue cannot take', async () => {
    for (let count = 1; count <= 6; count += 1) void begin('a', `a${count}`)
    expect(await begin('a', 'a7')).toMatchObject({ key: 'tooMuchAtOnce' })
    void begin('b', 'b1')
    for (const name of ['b2', 'b3']) void begin('b', name)
    expect(await begin('c', 'c1')).toMatchObject({ key: 'unavailable' })
  })

  it('cancel the timer of what starts', async () => {
    void begin('a', 'a1')
    void begin('a', 'a2')
    void begin('a', 'a3')
    expect(timers).toHaveLength(1)
    await end('a1')
    expect(timers).toHaveLength(0)
  })

  it.each([
    [1, 1, 1],
    [5, 1, 1],
    [10, 6, 3],
    [30, 26, 10],
  ])('of %i connections are %i slots, and %i of one person', (connections, slots, slotsOfPerson) => {
    expect(workShareLimits(connections)).toMatchObject({ slots, slotsOfPerson })
  })
})
