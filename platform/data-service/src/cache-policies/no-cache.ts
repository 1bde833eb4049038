import { awaitNetwork, type CacheDecision } from './cache-decision'

/** The network answers, whatever the cache holds. */
export function noCache(): CacheDecision {
  return awaitNetwork
}
