import { awaitNetwork, type CacheDecision } from './cache-decision'

/** Always uses the network, whatever the cache holds. */
export function noCache(): CacheDecision {
  return awaitNetwork
}
