import { setTimeout as pause } from 'node:timers/promises'
import { type DatabaseSnapshot, readUnseenChanges, type UnseenChange } from '@porchlight/record-engine'
import type pg from 'pg'
import type { PrimarySample } from './primary-samples'

/** What the primary has beyond `since`; `changes` is null when that is too much to look at. */
export interface Unseen {
  readonly since: PrimarySample
  readonly changes: readonly UnseenChange[] | null
}

/** Asks the primary what replicas do not have yet, once for all reads that wait for it. */
export interface UnseenChanges {
  /** What is unseen at a moment after the call; null when no replica is of use, or the primary does not say. */
  ask(): Promise<Unseen | null>
}

/** Reads that come within so many milliseconds ask together. */
const gatherMs = 2

/** `oldest` gives the sample of the replica that is furthest behind of those that are read from; null without any. */
export function createUnseenChanges(pool: pg.Pool, oldest: () => PrimarySample | null): UnseenChanges {
  let next: Promise<Unseen | null> | null = null
  let last: Promise<unknown> = Promise.resolve()
  const read = async (snapshot: DatabaseSnapshot) => readUnseenChanges(pool, snapshot)
  const askOnce = async (): Promise<Unseen | null> => {
    await last
    await pause(gatherMs)
    // From here on whoever comes asks for themselves: what they wrote may be later than this look.
    next = null
    const since = oldest()
    if (since === null) return null
    return read(since.snapshot).then(
      (changes) => ({ since, changes }),
      () => null,
    )
  }
  return {
    ask() {
      if (next === null) {
        const asked = askOnce()
        next = asked
        last = asked
      }
      return next
    },
  }
}
