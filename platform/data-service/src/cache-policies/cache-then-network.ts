import { awaitNetwork, type CacheDecision, type CacheLookup, isFresh, serveCached } from './cache-decision'

/** Serves fresh data without a request; otherwise uses the network. The default. */
export function cacheThenNetwork(lookup: CacheLookup, now: number): CacheDecision {
  return isFresh(lookup, now) ? serveCached : awaitNetwork
}
