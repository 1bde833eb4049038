import { type CacheDecision, type CacheLookup, isFresh, serveCached } from './cache-decision'

/** What is fresh is served; anything else is a 504. Nothing stale, and never the network. */
export function onlyIfCached(lookup: CacheLookup, now: number): CacheDecision {
  return isFresh(lookup, now) ? serveCached : timeOut
}

const timeOut: CacheDecision = { serve: 'gatewayTimeout', network: false }
