import type { ObjectDeclaration } from '../declare/object'
import { invalidMetadata } from './invalid-metadata'
import { resolveField } from './resolve-field'
import type { ResolvedField } from './resolved-metadata'
import { systemFields } from './system-fields'

/** The fields of one object, by name and by the names that requests reach them with. */
export interface FieldTable {
  readonly apiName: string
  readonly fields: ReadonlyMap<string, ResolvedField>
  readonly fieldsByLowerName: ReadonlyMap<string, ResolvedField>
  readonly referencesByLowerName: ReadonlyMap<string, ResolvedField>
}

/** Object api name to its fields. */
export type FieldTables = ReadonlyMap<string, FieldTable>

/** Resolves the fields of all objects: system fields first, then the declared ones in their order. */
export function buildFieldTables(objects: readonly ObjectDeclaration[]): FieldTables {
  const userExists = objects.some((object) => object.apiName === 'User')
  const tables = new Map<string, FieldTable>()
  for (const object of objects) {
    const hasRecordTypes = (object.recordTypes ?? []).length > 0
    const fields = [
      ...systemFields(object.label, hasRecordTypes, userExists),
      ...Object.entries(object.fields).map(([name, field]) =>
        resolveField(name, field, `${object.apiName}.${name}`),
      ),
    ]
    if (!fields.some((field) => field.nameField)) {
      throw invalidMetadata(`${object.apiName}: one field must be its nameField.`)
    }
    tables.set(object.apiName, {
      apiName: object.apiName,
      fields: new Map(fields.map((field) => [field.apiName, field])),
      fieldsByLowerName: new Map(fields.map((field) => [field.apiName.toLowerCase(), field])),
      referencesByLowerName: new Map(
        fields.flatMap((field) =>
          field.reference === null ? [] : [[field.reference.relationshipName.toLowerCase(), field]],
        ),
      ),
    })
  }
  checkTargets(tables)
  return tables
}

function checkTargets(tables: FieldTables): void {
  for (const table of tables.values()) {
    for (const field of table.fields.values()) {
      if (field.reference !== null && !tables.has(field.reference.objectApiName)) {
        throw invalidMetadata(
          `${table.apiName}.${field.apiName} refers to ${field.reference.objectApiName}, which is not declared.`,
        )
      }
    }
  }
}

/**
 * Finds the field at the end of `path`, in which every name but the last is a relationship (`Account.Name`). `from`
 * identifies the path's origin in errors.
 */
export function fieldAtPath(
  tables: FieldTables,
  objectApiName: string,
  path: string,
  from: string,
): ResolvedField {
  const names = path.split('.')
  let table = tables.get(objectApiName)
  for (const name of names.slice(0, -1)) {
    const target: string | undefined = table?.referencesByLowerName.get(name.toLowerCase())?.reference
      ?.objectApiName
    table = target === undefined ? undefined : tables.get(target)
  }
  const field = table?.fields.get(names.at(-1) ?? '')
  if (field === undefined) throw invalidMetadata(`${from} names the field ${path}, which does not exist.`)
  return field
}
