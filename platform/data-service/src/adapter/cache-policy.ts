/** How a read weighs the cache against the network (`docs/specification/data-service.md` section 4). */
export type CachePolicy =
  | { readonly type: 'cache-then-network' }
  | { readonly type: 'cache-and-network' }
  | { readonly type: 'no-cache' }
  | { readonly type: 'only-if-cached' }
  | { readonly type: 'stale-while-revalidate'; readonly staleDurationSeconds: number }
  | {
      readonly type: 'valid-at'
      /** Milliseconds of the epoch. */
      readonly timestamp: number
      readonly basePolicy?: CachePolicy
    }
