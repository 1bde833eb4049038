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
 * Evicts the least recently read of more than `limit` entries, but never data on screen. Expired data stays until then,
 * for policies that serve it.
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

/** Drops expired data that has no readers. */
export function dropExpired({ store, queries, watchers }: Held, now: number): void {
  store.trim(now, (key) => watchers.has(key))
  for (const query of queries.values()) {
    if (query.observations.size > 0) continue
    // A query is needed as long as its entry is fresh: writes and changes from elsewhere expire entries through it.
    const entry = store.entries.get(query.adapter.storeKey(query.config))
    if (entry === undefined || entry.expiresAt < now) queries.delete(query.key)
  }
}
