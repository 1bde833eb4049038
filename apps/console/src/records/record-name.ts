import type { FieldValue, ObjectInfoRepresentation, RecordRepresentation } from '@porchlight/metadata'

type FieldRepresentation = ObjectInfoRepresentation['fields'][string]

/** A record that a reference leads to. */
export interface NamedReference {
  readonly id: string
  readonly name: string
}

/** A field of a record, also one of a record that it refers to (`Owner.Name`); undefined when it carries none. */
export function fieldAt(record: RecordRepresentation, path: string): FieldValue | undefined {
  const [name = '', ...deeper] = path.split('.')
  const field = record.fields[name]
  if (deeper.length === 0) return field
  const value = field?.value
  return isRecord(value) ? fieldAt(value, deeper.join('.')) : undefined
}

/** What a record is called, by the field that names it; its id when that is empty or not read. */
export function recordName(record: RecordRepresentation, nameField: string | undefined): string {
  const field = nameField === undefined ? undefined : fieldAt(record, nameField)
  return field?.displayValue ?? (typeof field?.value === 'string' ? field.value : record.id)
}

/** What the record that a reference leads to is called; null for an empty reference, or when its name is not read. */
export function referenceName(
  record: Pick<RecordRepresentation, 'fields'>,
  info: FieldRepresentation | undefined,
): string | null {
  const parent = info?.relationshipName == null ? undefined : record.fields[info.relationshipName]
  if (parent?.displayValue != null) return parent.displayValue
  if (!isRecord(parent?.value)) return null
  const { apiName } = parent.value
  const target = info?.referenceToInfos.find((each) => each.apiName === apiName)
  return recordName(parent.value, target?.nameFields[0])
}

/** The record that a field of `record` leads to; null for an empty reference, or when its name is not read. */
export function toNamedReference(
  record: Pick<RecordRepresentation, 'fields'>,
  info: FieldRepresentation | undefined,
): NamedReference | null {
  const id = info === undefined ? null : record.fields[info.apiName]?.value
  const name = referenceName(record, info)
  return typeof id === 'string' && name !== null ? { id, name } : null
}

/** Whether a field's value is a record that the field refers to. */
export function isRecord(value: FieldValue['value'] | undefined): value is RecordRepresentation {
  return typeof value === 'object' && value !== null && 'fields' in value
}
