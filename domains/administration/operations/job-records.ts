import type { DeadLetter } from '@porchlight/jobs'
import { keyPrefixOf, type ResolvedMetadata, toRecordId } from '@porchlight/metadata'

/** Returns the records that a job names: the rest of its payload is not shown. */
export function listJobRecordIds(
  { payload }: Pick<DeadLetter, 'payload'>,
  metadata: Pick<ResolvedMetadata, 'objectByKeyPrefix'>,
): string[] {
  return Object.values(payload).flatMap((value) => {
    const id = typeof value === 'string' && /^[a-zA-Z0-9]{15,18}$/.test(value) ? toRecordId(value) : null
    return id === null || metadata.objectByKeyPrefix(keyPrefixOf(id)) === undefined ? [] : [id]
  })
}
