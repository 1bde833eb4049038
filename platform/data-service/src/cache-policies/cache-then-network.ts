import { awaitNetwork, type CacheDecision, type CacheLookup, isFresh, serveCached } from './cache-decision'

/** What is fresh is served without asking; otherwise the network answers. The default. */
export function cacheThenNetwork(lookup: CacheLookup, now: number): CacheDecision {
  return isFresh(lookup, now) ? serveCached : awaitNetwork
}
