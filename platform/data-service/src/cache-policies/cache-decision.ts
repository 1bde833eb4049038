/** The cache's content for a read: frozen data or a cached error, fresh or not. */
export interface CacheLookup {
  readonly found: 'data' | 'error' | 'nothing'
  /** The last millisecond of freshness. */
  readonly expiresAt: number
}

/**
 * A policy's decision about a lookup: what the reader receives immediately, and whether the network is used. When
 * nothing is served and the network is used, the reader waits.
 */
export interface CacheDecision {
  readonly serve: 'cached' | 'stale' | 'gatewayTimeout' | 'nothing'
  readonly network: boolean
}

/** Whether the lookup may be served as fresh: an entry is still fresh in its last millisecond. */
export function isFresh(lookup: CacheLookup, now: number): boolean {
  return lookup.found !== 'nothing' && now <= lookup.expiresAt
}

export const serveCached: CacheDecision = { serve: 'cached', network: false }
export const awaitNetwork: CacheDecision = { serve: 'nothing', network: true }
