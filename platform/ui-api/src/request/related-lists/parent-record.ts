import { fail } from '@porchlight/errors'
import { keyPrefixOf, type ResolvedObject } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import { parseRecordId } from '../parse-request'

/** The record whose related lists are requested. */
export interface ParentRecord {
  /** 18 characters. */
  readonly recordId: string
  readonly object: ResolvedObject
}

/**
 * Returns the parent record of a path. Fails with `invalidRecordId` when the id is invalid, and with `notFound` when
 * its object does not exist for the viewer; whether the record exists is checked when its lists are read.
 */
export function parseParentRecord(parentRecordId: string, { metadata, viewer }: CallContext): ParentRecord {
  const recordId = parseRecordId(parentRecordId, 'parentRecordId')
  const object = metadata.objectByKeyPrefix(keyPrefixOf(recordId))
  if (object === undefined || object.access[viewer.class].records.kind === 'none') throw fail('notFound')
  return { recordId, object }
}

/** The parent record of a path, which has to exist for the viewer: `notFound` otherwise. */
export async function findParentRecord(parentRecordId: string, context: CallContext): Promise<ParentRecord> {
  const parent = parseParentRecord(parentRecordId, context)
  const visible = await context.engine.visibleRecordIds(context.viewer, [parent.recordId])
  if (!visible.has(parent.recordId)) throw fail('notFound')
  return parent
}
