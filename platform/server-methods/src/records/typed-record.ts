import { fail } from '@porchlight/errors'
import type {
  FieldPath,
  FieldScalar,
  ObjectDeclaration,
  RecordRepresentation,
  TypedRecord,
} from '@porchlight/metadata'

/** Extracts `paths` from a record returned by the engine; the types are those that `object` declares. */
export function typedRecord<Object extends ObjectDeclaration, Path extends FieldPath<Object>>(
  object: Object,
  record: RecordRepresentation,
  paths: readonly Path[],
): TypedRecord<Object, Path> {
  const values = paths.map((path) => [path, valueAt(record, path) ?? valueOfEmpty(object, path)])
  return { id: record.id, ...Object.fromEntries(values) } as TypedRecord<Object, Path>
}

function valueAt(record: RecordRepresentation, path: string): FieldScalar {
  const [first = '', ...rest] = path.split('.')
  const value = record.fields[first]?.value ?? null
  if (typeof value !== 'object' || value === null) return value
  return valueAt(value, rest.join('.'))
}

/**
 * Returns the value for an empty field. Rows from before a field was declared are not updated: a required field then
 * reads as its default, and fails without one, because its type promises a value.
 */
function valueOfEmpty(object: ObjectDeclaration, path: string): FieldScalar {
  const field = object.fields[path]
  if (field === undefined) return null
  const isBoolean = field.dataType === 'Boolean'
  if (field.required !== true && !isBoolean) return null
  const value = 'defaultValue' in field ? (field.defaultValue ?? null) : null
  if (value !== null || isBoolean) return value ?? false
  throw fail('internal', {}, { cause: `A record of ${object.apiName} has no ${path}, which it has to have.` })
}
