import type { CachePolicy } from '../adapter/cache-policy'

/**
 * Decides by the base policy with the policy's timestamp instead of the clock; without a base policy, by the default
 * one.
 */
export function baseOfValidAt(policy: Extract<CachePolicy, { type: 'valid-at' }>): CachePolicy {
  return policy.basePolicy ?? { type: 'cache-then-network' }
}
