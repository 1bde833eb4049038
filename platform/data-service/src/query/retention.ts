import type { Store } from '../store/store'
import type { Query } from './query'
import type { Watchers } from './watchers'

/** The share that remains after the bound is exceeded, so that it is not exceeded again immediately. */
const retainedShare = 0.9

interface Held {
  readonly store: Store
  readonly queries: Map<string, Query>
  readonly watchers: Watchers
}

/**
 * Of more than `limit` entries the least recently read go, never what is on screen. What has expired stays until then, for
 * policies that serve it.
 */
export function dropLeastRead({ store, queries, watchers }: Held, limit: number, now: number): void {
  const retained = new Set<string>()
  const recent = [...queries.values()].sort((one, other) => other.usedAt - one.usedAt)
  for (const query of recent) {
    const { keys } = query.lookUp(now)
    if (query.observations.size > 0 || retained.size + keys.length <= limit * retainedShare)
      for (const key of keys) retained.add(key)
    else queries.delete(query.key)
  }
  store.trim(Number.POSITIVE_INFINITY, (key) => retained.has(key) || watchers.has(key))
}

/** What has expired and has no readers goes. */
export function dropExpired({ store, queries, watchers }: Held, now: number): void {
  store.trim(now, (key) => watchers.has(key))
  for (const query of queries.values()) {
    if (query.observations.size > 0) continue
    // As long as its entry is fresh a query is needed: writes and changes from elsewhere make entries expire through it.
    const entry = store.entries.get(query.adapter.storeKey(query.config))
    if (entry === undefined || entry.expiresAt < now) queries.delete(query.key)
  }
}
