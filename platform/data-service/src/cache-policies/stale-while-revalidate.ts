import { awaitNetwork, type CacheDecision, type CacheLookup, isFresh, serveCached } from './cache-decision'

/**
 * Serves fresh data without a request. Data that expired at most `staleDurationSeconds` ago is served as stale while it
 * is requested again. Errors are never served stale.
 */
export function staleWhileRevalidate(
  lookup: CacheLookup,
  now: number,
  staleDurationSeconds: number,
): CacheDecision {
  if (isFresh(lookup, now)) return serveCached
  const isWithinWindow = now <= lookup.expiresAt + staleDurationSeconds * 1_000
  return lookup.found === 'data' && isWithinWindow ? staleThenMore : awaitNetwork
}

const staleThenMore: CacheDecision = { serve: 'stale', network: true }
