import type { DataService } from '../data-service-api'
import type { Inside, InspectedQuery } from '../inspect/inside'
import { afterTimeout, type Schedule } from '../schedule'

export interface FailedRefreshesOptions {
  /** How many milliseconds after a failure the read is retried before the failure is reported; 5000 by default. */
  readonly secondTryMs?: number
  /** Runs something after a time; `setTimeout` by default. */
  readonly after?: Schedule
}

/** Whether the data on screen could be refreshed; for a line on the page that says so. */
export interface FailedRefreshes {
  /**
   * When the oldest data on screen that could not be refreshed was received, in milliseconds of the epoch; null while
   * every refresh succeeds, and until a failure has persisted.
   */
  readonly getSnapshot: () => number | null
  /** Calls `onChange` when that changed; ends with the returned function. */
  readonly subscribe: (onChange: () => void) => () => void
  /** Rereads what failed; resolves when the responses have arrived. */
  readonly tryAgain: () => Promise<void>
}

const defaultSecondTryMs = 5_000

/**
 * Observes failed refreshes of data on screen, from the first subscriber to the last. A single failure is retried
 * before it is reported, so that a momentary loss of the network is not mentioned.
 */
export function watchFailedRefreshes(
  dataService: Pick<DataService, 'inspect'>,
  { secondTryMs = defaultSecondTryMs, after = afterTimeout }: FailedRefreshesOptions = {},
): FailedRefreshes {
  const inside = dataService.inspect()
  const listeners = new Set<() => void>()
  let oldest: number | null = null
  let cancelSecondTry: (() => void) | null = null
  let isLasting = false

  const isWatched = () => listeners.size > 0
  const stopWaiting = () => {
    cancelSecondTry?.()
    cancelSecondTry = null
  }
  const set = (next: number | null) => {
    if (next === oldest) return
    oldest = next
    for (const listener of [...listeners]) listener()
  }
  const check = () => {
    if (!isWatched()) return
    const failed = failedQueries(inside)
    if (failed.length === 0) {
      stopWaiting()
      isLasting = false
    } else if (!isLasting) {
      cancelSecondTry ??= after(secondTryMs, () => void tryAgain())
    }
    set(isLasting ? oldestOf(failed, inside) : null)
  }
  const tryAgain = async () => {
    stopWaiting()
    isLasting = true
    await Promise.all(failedQueries(inside).map((query) => inside.fetch(query, true, 'refresh')))
    check()
  }
  const watch = () => {
    const before = inside.trace
    const own: typeof before = (...event) => {
      before?.(...event)
      // Readers are notified of a response some steps after it arrived.
      if (event[0] === 'send' && typeof event[3] !== 'string')
        void event[2].then(() => isWatched() && after(0, check))
      // This view may have replaced one that failed.
      else if (event[0] === 'read' && isLasting && isWatched()) after(0, check)
    }
    inside.trace = own
    return () => {
      if (inside.trace === own) inside.trace = before
      stopWaiting()
      isLasting = false
      oldest = null
    }
  }
  let end = () => {}
  return {
    getSnapshot: () => oldest,
    subscribe: (onChange) => {
      listeners.add(onChange)
      if (listeners.size === 1) {
        end = watch()
        after(0, check)
      }
      return () => {
        if (listeners.delete(onChange) && listeners.size === 0) end()
      }
    },
    tryAgain,
  }
}

function failedQueries({ queries }: Inside): readonly InspectedQuery[] {
  return [...queries.values()].filter(({ observations }) =>
    [...observations].some(({ snapshot }) => 'data' in snapshot && snapshot.refreshError !== undefined),
  )
}

function oldestOf(queries: readonly InspectedQuery[], { store, now }: Inside): number {
  const times = queries.flatMap((query) =>
    query.lookUp(now()).keys.flatMap((key) => store.entries.get(key)?.ingestedAt ?? []),
  )
  // A draft has no time of receipt.
  return Math.min(now(), ...times.filter((time) => time > 0))
}
