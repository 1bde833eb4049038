import type { CachePolicy } from '../adapter/cache-policy'
import { pending } from '../snapshot/make-snapshot'
import type { Snapshot } from '../snapshot/snapshot'
import { hasSameContent } from '../store/same-value'

/** Compares data for many readers: most of them have been shown the same before. */
export class Comparison {
  #before: unknown
  #next: unknown
  #isSame = true

  readTheSame(before: unknown, next: unknown): boolean {
    if (before !== this.#before || next !== this.#next) {
      this.#before = before
      this.#next = next
      this.#isSame = hasSameContent(before, next)
    }
    return this.#isSame
  }
}

/** The state of one reader of a query: what it has been shown, and whom to notify of changes. */
export class Observation {
  readonly cachePolicy: CachePolicy | undefined
  snapshot: Snapshot<unknown> = pending
  readonly #listeners = new Set<() => void>()

  constructor(cachePolicy: CachePolicy | undefined) {
    this.cachePolicy = cachePolicy
  }

  get isLive(): boolean {
    return this.#listeners.size > 0
  }

  add(listener: () => void): void {
    this.#listeners.add(listener)
  }

  remove(listener: () => void): void {
    this.#listeners.delete(listener)
  }

  /**
   * Stores `next`; true when the reader has to be notified. Equal data does not count as a change: the snapshot with
   * the newer version marks is stored, and no listener is called.
   */
  take(next: Snapshot<unknown>, comparison: Comparison = new Comparison()): boolean {
    const before = this.snapshot
    if (before === next) return false
    this.snapshot = next
    if (before.state !== next.state) return true
    if ('data' in before && 'data' in next)
      return before.refreshError !== next.refreshError || !comparison.readTheSame(before.data, next.data)
    return 'error' in before && 'error' in next ? before.error !== next.error : false
  }

  /** Calls the listeners; an error that one throws surfaces on its own, after the others have been called. */
  notify(): void {
    for (const listener of [...this.#listeners]) {
      if (!this.#listeners.has(listener)) continue
      try {
        listener()
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
}
