import { awaitNetwork, type CacheDecision, type CacheLookup, isFresh } from './cache-decision'

/** What is fresh is served at once, and the network is always asked too. */
export function cacheAndNetwork(lookup: CacheLookup, now: number): CacheDecision {
  return isFresh(lookup, now) ? cachedThenMore : awaitNetwork
}

const cachedThenMore: CacheDecision = { serve: 'cached', network: true }
