import { setTimeout as pause } from 'node:timers/promises'
import { type DatabaseSnapshot, readUnseenChanges, type UnseenChange } from '@porchlight/record-engine'
import type pg from 'pg'
import type { PrimarySample } from './primary-samples'

/** What the primary has beyond `since`; `changes` is null when there are too many to check. */
export interface Unseen {
  readonly since: PrimarySample
  readonly changes: readonly UnseenChange[] | null
}

/** Queries the primary for what replicas lack, once for all waiting reads. */
export interface UnseenChanges {
  /**
   * Returns what is unseen at a moment after the call; null when no replica is usable, or the primary does not answer.
   */
  ask(): Promise<Unseen | null>
}

/** Reads that arrive within this many milliseconds share one query. */
const gatherMs = 2

/** `oldest` returns the sample of the replica furthest behind among those in use; null without any. */
export function createUnseenChanges(pool: pg.Pool, oldest: () => PrimarySample | null): UnseenChanges {
  let next: Promise<Unseen | null> | null = null
  let last: Promise<unknown> = Promise.resolve()
  const read = async (snapshot: DatabaseSnapshot) => readUnseenChanges(pool, snapshot)
  const askOnce = async (): Promise<Unseen | null> => {
    await last
    await pause(gatherMs)
    // Later callers start a new query from here: what they wrote may be newer than this one.
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
