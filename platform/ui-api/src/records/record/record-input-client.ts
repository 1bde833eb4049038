import type { FieldScalar, ObjectInfoRepresentation, RecordRepresentation } from '@porchlight/metadata'
import type { FieldInput } from './record-config-client'

/** The values of a record in a write. */
export interface RecordInput {
  readonly apiName?: string
  readonly fields: Readonly<Record<string, FieldScalar>>
}

/** A record with fields, also one that does not exist yet. */
type RecordWithFields = Pick<RecordRepresentation, 'apiName' | 'fields'> & { readonly id: string | null }

/** The value of a field (`Case.Account.Name`); undefined when the record does not carry it, or is not there yet. */
export function getFieldValue(record: RecordWithFields | null | undefined, field: FieldInput): unknown {
  return findField(record, field)?.value
}

/**
 * The display value of a field; undefined when the record does not contain the field, null when it has no display
 * value.
 */
export function getFieldDisplayValue(
  record: RecordWithFields | null | undefined,
  field: FieldInput,
): string | null | undefined {
  return findField(record, field)?.displayValue
}

/**
 * Creates the input for a new record with the values of `record`, such as those of `getRecordCreateDefaults`: without
 * spanned records, and if there is an object info, without fields that the viewer cannot set.
 */
export function generateRecordInputForCreate(
  record: RecordWithFields,
  objectInfo?: ObjectInfoRepresentation,
): RecordInput & { readonly apiName: string } {
  return { apiName: record.apiName, fields: plainFields(record, objectInfo, 'createable') }
}

/** The input that writes the values of `record` back: likewise, with the fields that the viewer can change, and the id. */
export function generateRecordInputForUpdate(
  record: RecordRepresentation,
  objectInfo?: ObjectInfoRepresentation,
): { readonly fields: Readonly<Record<string, FieldScalar>> & { readonly Id: string } } {
  return { fields: { ...plainFields(record, objectInfo, 'updateable'), Id: record.id } }
}

/** Returns `input` with the id and only those fields whose values differ from the record that was shown. */
export function createRecordInputFilteredByEditedFields(
  input: RecordInput,
  original: RecordWithFields,
): RecordInput {
  const edited = Object.entries(input.fields).filter(
    ([name, value]) => name === 'Id' || original.fields[name]?.value !== value,
  )
  return { ...input, fields: Object.fromEntries(edited) }
}

function findField(record: RecordWithFields | null | undefined, field: FieldInput) {
  if (record === null || record === undefined) return undefined
  const path = typeof field === 'string' ? field.slice(field.indexOf('.') + 1) : field.fieldApiName
  let fields = record.fields
  const names = path.split('.')
  for (const name of names.slice(0, -1)) {
    const value = Object.hasOwn(fields, name) ? fields[name]?.value : undefined
    if (typeof value !== 'object' || value === null) return undefined
    fields = value.fields
  }
  const last = names.at(-1) ?? ''
  return Object.hasOwn(fields, last) ? fields[last] : undefined
}

function plainFields(
  record: RecordWithFields,
  objectInfo: ObjectInfoRepresentation | undefined,
  right: 'createable' | 'updateable',
): Readonly<Record<string, FieldScalar>> {
  const fields: Record<string, FieldScalar> = {}
  for (const [name, { value }] of Object.entries(record.fields)) {
    if (typeof value === 'object' && value !== null) continue
    if (objectInfo !== undefined && objectInfo.fields[name]?.[right] !== true) continue
    fields[name] = value
  }
  return fields
}
