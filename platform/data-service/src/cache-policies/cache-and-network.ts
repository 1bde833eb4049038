import { awaitNetwork, type CacheDecision, type CacheLookup, isFresh } from './cache-decision'

/** Serves fresh data immediately and always requests it from the network as well. */
export function cacheAndNetwork(lookup: CacheLookup, now: number): CacheDecision {
  return isFresh(lookup, now) ? cachedThenMore : awaitNetwork
}

const cachedThenMore: CacheDecision = { serve: 'cached', network: true }
