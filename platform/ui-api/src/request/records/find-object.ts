import { fail } from '@porchlight/errors'
import {
  masterRecordTypeId,
  type ResolvedAccess,
  type ResolvedObject,
  type ResolvedRecordType,
} from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import { parseRecordId } from '../parse-request'

/** An object and the viewer's access to it. */
export interface ReadableObject {
  readonly object: ResolvedObject
  readonly access: ResolvedAccess
}

/**
 * The object of that api name, in any case. An object of which the viewer's class reads no record is as
 * unknown as one that does not exist: `notFound`.
 */
export function findObject(apiName: string, { metadata, viewer }: CallContext): ReadableObject {
  const object = metadata.object(apiName)
  const access = object?.access[viewer.class]
  if (object === undefined || access === undefined || access.records.kind === 'none') throw fail('notFound')
  return { object, access }
}

/**
 * Returns the record type of `object` with that id (15 or 18 characters); the master when none is named. Fails with
 * `invalidRecordId` for an invalid id and with `notFound` when it is not one of the object's.
 */
export function findRecordType(object: ResolvedObject, recordTypeId: string | undefined): ResolvedRecordType {
  const id = recordTypeId === undefined ? masterRecordTypeId : parseRecordId(recordTypeId, 'recordTypeId')
  const recordType = object.recordTypes.find((candidate) => candidate.recordTypeId === id)
  if (recordType === undefined) throw fail('notFound')
  return recordType
}

/** The URL of a resource below the data service's root, in the requested version. */
export function resourceUrl(context: CallContext, path: string): string {
  return `/services/data/${context.apiVersion}/ui-api${path}`
}
