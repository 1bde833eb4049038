import { fail } from '@porchlight/errors'
import {
  type ActionRecord,
  type FieldScalar,
  keyPrefixOf,
  type RecordRepresentation,
  type ResolvedAccess,
  type ResolvedObject,
} from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import { parseNames, parseRecordId } from '../parse-request'
import { objectOfRecord } from '../records/object-of-record'

/** `docs/specification/security.md` section 4.3: ids per request. */
const idLimit = 200

/** A record whose actions are requested. */
export interface RecordWithActions {
  readonly object: ResolvedObject
  readonly access: ResolvedAccess
  readonly record: ActionRecord
}

/** Reads the ids of a path, 15 or 18 characters, each once. */
export function parseRecordIds(value: string, parameter: string): readonly string[] {
  const ids = [...new Set(parseNames(value).map((id) => parseRecordId(id, parameter)))]
  if (ids.length === 0) throw fail('invalidRecordId', { parameter, value })
  if (ids.length > idLimit) throw fail('tooManyValues', { parameter, limit: idLimit })
  return ids
}

/**
 * Reads those of the named records that the viewer can see, with the fields that their object's actions read. Records
 * out of reach are skipped like ones that do not exist; fails with `notFound` when none is left.
 */
export async function readActionRecords(
  recordIds: readonly string[],
  context: CallContext,
): Promise<readonly RecordWithActions[]> {
  const { engine, metadata, viewer } = context
  const objects = new Map<string, ResolvedObject>()
  for (const recordId of recordIds) {
    const object = metadata.objectByKeyPrefix(keyPrefixOf(recordId))
    if (object !== undefined && object.access[viewer.class].records.kind !== 'none') {
      objects.set(recordId, object)
    }
  }
  const reachable = [...objects.keys()]
  if (reachable.length === 0) throw fail('notFound')
  const paths = [...new Set([...objects.values()].flatMap(pathsOf))].sort()
  const records = await engine.readRecords(viewer, reachable, { fields: [], optionalFields: paths })
  const found = reachable.flatMap((recordId, index) => {
    const object = objects.get(recordId)
    const record = records[index] ?? null
    if (object === undefined || record === null) return []
    return [{ object, access: object.access[viewer.class], record: toActionRecord(record, pathsOf(object)) }]
  })
  if (found.length === 0) throw fail('notFound')
  return found
}

/** One record, with the fields that `paths` name. */
export async function readActionRecord(
  recordId: string,
  paths: readonly string[],
  context: CallContext,
): Promise<{ readonly object: ResolvedObject; readonly record: ActionRecord; readonly weakEtag: number }> {
  const object = objectOfRecord(recordId, context)
  const record = await context.engine.readRecord(context.viewer, recordId, {
    fields: [],
    optionalFields: [...paths],
  })
  if (record === null) throw fail('notFound')
  return { object, record: toActionRecord(record, paths), weakEtag: record.weakEtag }
}

/** A record as effects see it. */
export function toActionRecord(record: RecordRepresentation, paths: readonly string[]): ActionRecord {
  return {
    id: record.id,
    values: Object.fromEntries(paths.map((path) => [path, valueAt(record, path)])),
  }
}

function pathsOf(object: ResolvedObject): readonly string[] {
  return [...new Set(object.quickActions.flatMap(({ reads }) => reads))].sort()
}

function valueAt(record: RecordRepresentation, path: string): FieldScalar {
  const [first = '', ...rest] = path.split('.')
  const value = record.fields[first]?.value ?? null
  if (rest.length === 0) return isScalar(value) ? value : null
  return isScalar(value) ? null : valueAt(value, rest.join('.'))
}

function isScalar(value: FieldScalar | RecordRepresentation): value is FieldScalar {
  return typeof value !== 'object' || value === null
}
