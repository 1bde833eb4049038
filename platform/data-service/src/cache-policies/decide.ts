import type { CachePolicy } from '../adapter/cache-policy'
import { cacheAndNetwork } from './cache-and-network'
import type { CacheDecision, CacheLookup } from './cache-decision'
import { cacheThenNetwork } from './cache-then-network'
import { noCache } from './no-cache'
import { onlyIfCached } from './only-if-cached'
import { staleWhileRevalidate } from './stale-while-revalidate'
import { baseOfValidAt } from './valid-at'

const policyTypes: ReadonlySet<string> = new Set<CachePolicy['type']>([
  'cache-and-network',
  'cache-then-network',
  'no-cache',
  'only-if-cached',
  'stale-while-revalidate',
  'valid-at',
])

/** Whether `policy` exists; undefined means the default. Callers without types can pass anything. */
export function isCachePolicy(policy: CachePolicy | null | undefined): boolean {
  if (policy === undefined || policy === null) return true
  return policyTypes.has(policy.type) && (policy.type !== 'valid-at' || isCachePolicy(policy.basePolicy))
}

/** Returns the decision of `policy` for a lookup at `now` (`docs/specification/data-service.md` section 4). */
export function decide(policy: CachePolicy | undefined, lookup: CacheLookup, now: number): CacheDecision {
  switch (policy?.type) {
    case undefined:
    case 'cache-then-network':
      return cacheThenNetwork(lookup, now)
    case 'cache-and-network':
      return cacheAndNetwork(lookup, now)
    case 'no-cache':
      return noCache()
    case 'only-if-cached':
      return onlyIfCached(lookup, now)
    case 'stale-while-revalidate':
      return staleWhileRevalidate(lookup, now, policy.staleDurationSeconds)
    case 'valid-at':
      return decide(baseOfValidAt(policy), lookup, policy.timestamp)
  }
}

/** Whether reads by `policy` send a no-cache header. */
export function forcesNetwork(policy: CachePolicy | undefined): boolean {
  return policy?.type === 'valid-at' ? forcesNetwork(baseOfValidAt(policy)) : policy?.type === 'no-cache'
}
