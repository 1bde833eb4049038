import { fail } from '@porchlight/errors'
import {
  keyPrefixOf,
  makeRecordId,
  type ResolvedField,
  type ResolvedObject,
  type Viewer,
  type WriteGrant,
} from '@porchlight/metadata'
import type { EngineContext } from '../engine-context'
import type { ExpectedVersion, RecordInput } from '../record-engine'
import { grantedFields } from './granted-fields'
import { readPrevious } from './read-previous'
import type { ChangeDraft, PreviousRecord, WriteDraft } from './write-draft'

/** Step 1 of a creation: the object, the fields that the request names, and a new id. */
export function resolveCreation(
  engine: EngineContext,
  viewer: Viewer,
  objectApiName: string,
  input: RecordInput,
  grants: readonly WriteGrant[],
): WriteDraft {
  const object = engine.metadata.object(objectApiName)
  if (object === undefined) throw fail('notFound')
  const access = object.access[viewer.class]
  const isGranted = grantedFields(grants, object, 'create').length > 0
  if (!access.createable && !isGranted) throw fail(access.records.kind === 'none' ? 'notFound' : 'forbidden')
  const now = engine.now()
  return {
    engine,
    viewer,
    object,
    recordId: makeRecordId(object.keyPrefix, now.getTime(), engine.random),
    previous: null,
    given: resolveFields(object, input),
    expected: {},
    grants,
    now,
    next: Object.fromEntries([...object.fields.keys()].map((apiName) => [apiName, null])),
    changed: new Set(),
    useDefaultRule: input.useDefaultRule ?? false,
    assigned: new Set(),
  }
}

/**
 * Step 1 of a change: resolves the record in its current state for this viewer, or fails with `notFound`, and the named
 * fields.
 */
export async function resolveChange(
  engine: EngineContext,
  viewer: Viewer,
  recordId: string,
  input: RecordInput,
  expected: ExpectedVersion,
  grants: readonly WriteGrant[],
  locked: boolean,
): Promise<ChangeDraft> {
  const object = objectOf(engine, viewer, recordId)
  const previous =
    gatheredAs(engine, recordId) ?? (await readPrevious(engine, viewer, object, recordId, locked))
  if (previous === null) throw fail('notFound')
  return {
    engine,
    viewer,
    object,
    recordId,
    previous,
    given: resolveFields(object, input),
    expected,
    grants,
    now: engine.now(),
    next: previous.values,
    changed: new Set(),
    useDefaultRule: input.useDefaultRule ?? false,
    assigned: new Set(),
  }
}

/** A record that is not stored yet, as a change finds it. */
function gatheredAs({ gathered }: EngineContext, recordId: string): PreviousRecord | null {
  const values = gathered?.find(recordId)?.next
  return values === undefined ? null : { values, modstamp: String(values.SystemModstamp) }
}

/** The object of a record that the viewer's class may reach at all; `notFound` otherwise. */
export function objectOf(engine: EngineContext, viewer: Viewer, recordId: string): ResolvedObject {
  const object = engine.metadata.objectByKeyPrefix(keyPrefixOf(recordId))
  if (object === undefined || object.access[viewer.class].records.kind === 'none') throw fail('notFound')
  return object
}

/** Names match case-insensitively; one that does not exist is rejected like one that may not be written. */
function resolveFields(object: ResolvedObject, input: RecordInput): ReadonlyMap<ResolvedField, unknown> {
  const given = new Map<ResolvedField, unknown>()
  for (const [name, value] of Object.entries(input.fields)) {
    const field = object.fieldsByLowerName.get(name.toLowerCase())
    if (field === undefined) throw notWritable(name)
    if (given.has(field)) throw fail('invalidRecordInput')
    if (value !== undefined) given.set(field, value)
  }
  return given
}

/** Returns the error for a field that does not exist or may not be written; the message is the same for both. */
export function notWritable(name: string): Error {
  const message = fail('fieldNotWritable', { field: name })
  const detail = { field: name, fieldLabel: name, errorCode: message.code, message: message.message }
  return fail('fieldNotWritable', { field: name }, { fieldErrors: [detail] })
}
