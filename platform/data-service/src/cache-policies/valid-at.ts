import type { CachePolicy } from '../adapter/cache-policy'

/** The policy that decides with the policy's timestamp in the place of the clock; the default one if none is named. */
export function baseOfValidAt(policy: Extract<CachePolicy, { type: 'valid-at' }>): CachePolicy {
  return policy.basePolicy ?? { type: 'cache-then-network' }
}
