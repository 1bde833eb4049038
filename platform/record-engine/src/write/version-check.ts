import { fail } from '@porchlight/errors'
import type { ChangeDraft } from './write-draft'

/**
 * Step 8: the version that the writer last saw is the one this write was worked out from. An UPDATE
 * compares that same version again, so that of two writers who saw one version only the first succeeds.
 */
export function checkVersion({ previous, expected }: Pick<ChangeDraft, 'previous' | 'expected'>): void {
  const { weakEtag, ifUnmodifiedSinceMs } = expected
  const modstamp = previous.values.SystemModstamp
  const currentMs = typeof modstamp === 'string' ? Date.parse(modstamp) : Number.NaN
  const sameVersion = weakEtag === undefined || weakEtag === currentMs
  // An HTTP date has a resolution of one second: a change within that second is not newer than it.
  const notNewer =
    ifUnmodifiedSinceMs === undefined || Math.floor(currentMs / 1000) * 1000 <= ifUnmodifiedSinceMs
  if (!sameVersion || !notNewer) throw fail('modifiedSince')
}
