import type { CachePolicy, InspectedQuery } from '@porchlight/data-service'

/** The state of the cache when a reader started. */
export type Found = ReturnType<InspectedQuery['lookUp']>

/** Explains why a read sent a request. */
export function reasonToAsk(found: Found, policy: CachePolicy | undefined, now: number): string {
  if (policy?.type === 'no-cache') return 'policy no-cache'
  if (found.found === 'nothing') {
    const missing = found.missingFields.length
    return missing > 0 && Number.isFinite(found.expiresAt)
      ? `fields not in the cache: ${found.missingFields.join(', ')}`
      : 'first read'
  }
  if (now <= found.expiresAt) return `policy ${policy?.type ?? 'cache-then-network'}`
  const age = Number.isFinite(found.expiresAt) ? ` ${seconds(now - found.expiresAt)} ago` : ''
  return policy?.type === 'stale-while-revalidate' ? `stale-while-revalidate, expired${age}` : `expired${age}`
}

/** Explains why the cache could answer. */
export function reasonForCache(found: Found, policy: CachePolicy | undefined, now: number): string {
  if (found.found === 'nothing') return `policy ${policy?.type ?? 'cache-then-network'}: not in the cache`
  if (now > found.expiresAt)
    return `policy ${policy?.type ?? 'cache-then-network'}: expired, served all the same`
  const what = found.found === 'error' ? 'remembered error, fresh' : 'fresh'
  return Number.isFinite(found.expiresAt) ? `${what} for ${seconds(found.expiresAt - now)} more` : what
}

/** Explains why a request was sent although no reader started. */
export function reasonOfCause(cause: string, changeId: number | null): string {
  if (changeId !== null) return `invalidated by ${cause} (#${changeId})`
  return causes[cause] ?? `invalidated by ${cause}`
}

const causes: Readonly<Record<string, string>> = {
  refresh: 'refresh',
  incomplete: 'the cache lost a part of it',
  repeat: 'the answer was older than the cache',
  clear: 'the cache was cleared',
}

/** Explains why a change from `source` made `key` stale. */
export function reasonForStale(key: string, source: string): string {
  if (source.startsWith('notify')) return 'a notice names it'
  if (source !== 'applyChanges') return 'may list or count a record that was written'
  return key.startsWith('UiApi::Record:') ? 'a newer version exists' : 'reads or lists a record that changed'
}

function seconds(ms: number): string {
  return `${Math.max(0, Math.round(ms / 1_000))} s`
}
