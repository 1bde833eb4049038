import { fail } from '@porchlight/errors'
import type { ExpectedVersion } from '@porchlight/record-engine'
import type { CallContext } from '../../define/handler'

/**
 * Returns the version that the writer saw. HTTP dates have a resolution of one second, so our client sends the exact
 * weakEtag as `If-Match` in addition to `If-Unmodified-Since`.
 */
export function expectedVersion(context: CallContext): ExpectedVersion {
  const match = context.header('if-match')
  const since = context.header('if-unmodified-since')
  const weakEtag = match === undefined ? undefined : Number(match.replaceAll('"', ''))
  const sinceMs = since === undefined ? undefined : Date.parse(since)
  if (weakEtag !== undefined && !Number.isSafeInteger(weakEtag)) {
    throw fail('invalidParameter', { parameter: 'If-Match', reason: 'send the weakEtag of the record' })
  }
  if (sinceMs !== undefined && Number.isNaN(sinceMs)) {
    throw fail('invalidParameter', { parameter: 'If-Unmodified-Since', reason: 'send an HTTP date' })
  }
  return {
    ...(weakEtag === undefined ? {} : { weakEtag }),
    ...(sinceMs === undefined ? {} : { ifUnmodifiedSinceMs: sinceMs }),
  }
}
