import { fail } from '@porchlight/errors'
import { keyPrefixOf, type ResolvedObject } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'

/**
 * The object of a record's id. One with the key prefix of no object is as unknown as any that leads nowhere,
 * and so is one of an object of which the viewer's class reads no record.
 */
export function objectOfRecord(recordId: string, context: CallContext): ResolvedObject {
  const object = reachableObject(recordId, context)
  if (object === undefined) throw fail('notFound')
  return object
}

/** The same; undefined where it is unknown. */
export function reachableObject(
  recordId: string,
  { metadata, viewer }: Pick<CallContext, 'metadata' | 'viewer'>,
): ResolvedObject | undefined {
  const object = metadata.objectByKeyPrefix(keyPrefixOf(recordId))
  return object === undefined || object.access[viewer.class].records.kind === 'none' ? undefined : object
}
