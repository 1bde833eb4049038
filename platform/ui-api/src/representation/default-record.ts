import {
  type FieldScalar,
  type FieldValue,
  fingerprint,
  masterRecordTypeId,
  type RecordRepresentation,
  type RecordTypeInfo,
  type ResolvedField,
  type ResolvedObject,
} from '@porchlight/metadata'
import type { CallContext } from '../define/handler'
import type { FieldValues, NewRecordRepresentation } from './new-record-schemas'

const nothing: FieldValue = Object.freeze({ displayValue: null, value: null })

/** Returns the initial values of a new record of `object`, in the fields that `paths` name and the viewer may read. */
export async function defaultRecord(
  object: ResolvedObject,
  recordTypeId: string,
  paths: readonly string[],
  context: CallContext,
): Promise<NewRecordRepresentation> {
  const fields = await defaultFields(object, recordTypeId, paths, context)
  return {
    apiName: object.apiName,
    childRelationships: {},
    eTag: fingerprint(JSON.stringify([object.apiName, recordTypeId, fields])),
    fields,
    id: null,
    lastModifiedById: null,
    lastModifiedDate: null,
    recordTypeId,
    recordTypeInfo: recordTypeInfoOf(object, recordTypeId, context),
    systemModstamp: null,
    weakEtag: 0,
  }
}

/** Returns only the fields. A spanned reference leads to a record only where the default is one: the owner. */
export async function defaultFields(
  object: ResolvedObject,
  recordTypeId: string,
  paths: readonly string[],
  context: CallContext,
): Promise<FieldValues> {
  const { viewer } = context
  const { read } = object.access[viewer.class]
  const values: Record<string, FieldValue> = {}
  const spans = new Map<ResolvedField, string[]>()
  for (const path of paths) {
    const [first = '', ...rest] = path.split('.')
    const lowerName = first.toLowerCase()
    if (rest.length === 0) {
      const field = object.fieldsByLowerName.get(lowerName)
      if (field === undefined || !read.has(field.apiName)) continue
      const value = defaultValueOf(object, field, recordTypeId, context)
      const displayValue = value === null ? null : field.type.display(value, field, viewer.language)
      values[field.apiName] = { displayValue, value }
    } else {
      const reference = object.referencesByLowerName.get(lowerName)
      if (reference === undefined || !read.has(reference.apiName)) continue
      spans.set(reference, [...(spans.get(reference) ?? []), rest.join('.')])
    }
  }
  for (const [reference, below] of spans) {
    const id = defaultValueOf(object, reference, recordTypeId, context)
    const name = reference.reference?.relationshipName ?? reference.apiName
    values[name] = typeof id === 'string' ? await readSpan(reference, id, below, context) : nothing
  }
  return values
}

/**
 * Returns the initial value of a field: the record type's own, the field's, false for a boolean field, and for the
 * owner the viewer, if the viewer may choose the owner at all.
 */
function defaultValueOf(
  object: ResolvedObject,
  field: ResolvedField,
  recordTypeId: string,
  { viewer }: CallContext,
): FieldScalar {
  if (field.apiName === 'RecordTypeId') return recordTypeId
  if (field.apiName === 'OwnerId' && viewer.class !== 'guest') {
    return object.access[viewer.class].create.has('OwnerId') ? viewer.userId : null
  }
  const recordType = object.recordTypes.find((type) => type.recordTypeId === recordTypeId)
  const picklist = recordType?.picklists[field.apiName]
  if (picklist !== undefined) return picklist.defaultValue
  return field.defaultValue ?? (field.dataType === 'Boolean' && !field.system ? false : null)
}

async function readSpan(
  reference: ResolvedField,
  recordId: string,
  below: readonly string[],
  context: CallContext,
): Promise<FieldValue> {
  const target = context.metadata.object(reference.reference?.objectApiName ?? '')
  if (target === undefined) return nothing
  const selection = { fields: [], optionalFields: ['Id', ...target.nameFields, ...below] }
  const record = await context.engine.readRecord(context.viewer, recordId, selection)
  return record === null ? nothing : { displayValue: nameOf(record, target), value: record }
}

/** The name of a record: its `Name` when it has one, else all the parts of its name. */
function nameOf(record: RecordRepresentation, object: ResolvedObject): string | null {
  const whole = record.fields.Name?.value
  if (typeof whole === 'string') return whole
  const parts = object.nameFields.map((name) => record.fields[name]?.value)
  const texts = parts.filter((part) => typeof part === 'string')
  return texts.length === 0 ? null : texts.join(' ')
}

function recordTypeInfoOf(
  object: ResolvedObject,
  recordTypeId: string,
  { viewer }: CallContext,
): RecordTypeInfo | null {
  const recordType = object.recordTypes.find((type) => type.recordTypeId === recordTypeId)
  if (recordType === undefined || recordType.recordTypeId === masterRecordTypeId) return null
  return {
    available: true,
    defaultRecordTypeMapping: object.recordTypes[0] === recordType,
    master: false,
    name: recordType.label[viewer.language],
    recordTypeId,
  }
}
