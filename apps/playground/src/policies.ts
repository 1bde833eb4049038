import type { CachePolicy } from '@porchlight/data-service'

/** The cache policies that can be chosen here. */
export const policies: readonly CachePolicy[] = [
  { type: 'cache-then-network' },
  { type: 'cache-and-network' },
  { type: 'no-cache' },
  { type: 'only-if-cached' },
  { type: 'stale-while-revalidate', staleDurationSeconds: 300 },
]

/** Returns the policy of that name; the first one for an unknown name. */
export function policyNamed(name: string): CachePolicy {
  return policies.find(({ type }) => type === name) ?? { type: 'cache-then-network' }
}
