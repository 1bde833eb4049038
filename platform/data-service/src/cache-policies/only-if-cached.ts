import { type CacheDecision, type CacheLookup, isFresh, serveCached } from './cache-decision'

/** Serves fresh data; anything else is a 504. Never serves stale data, and never uses the network. */
export function onlyIfCached(lookup: CacheLookup, now: number): CacheDecision {
  return isFresh(lookup, now) ? serveCached : timeOut
}

const timeOut: CacheDecision = { serve: 'gatewayTimeout', network: false }
