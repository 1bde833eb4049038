import type { ObjectDeclaration } from '../declare/object'
import { derivedId, layoutKeyPrefix } from './derived-id'
import { type FieldTables, fieldAtPath } from './field-tables'
import { invalidMetadata } from './invalid-metadata'
import type { ResolvedPath } from './resolved-metadata'

/** The paths of `object`: one for each state table, its steps the values of the picklist in their order. */
export function resolvePaths(object: ObjectDeclaration, tables: FieldTables): readonly ResolvedPath[] {
  const declared = object.layouts?.paths ?? {}
  const stranger = Object.keys(declared).find(
    (name) => !object.stateTables.some((table) => table.fieldApiName === name),
  )
  if (stranger !== undefined) {
    throw invalidMetadata(`The path ${object.apiName}.${stranger} needs a state table.`)
  }
  return object.stateTables.map(({ fieldApiName, initial, transitions }) => {
    const name = `${object.apiName}.Path.${fieldApiName}`
    const steps = declared[fieldApiName] ?? {}
    const values = (tables.get(object.apiName)?.fields.get(fieldApiName)?.picklistValues ?? []).map(
      (choice) => choice.value,
    )
    for (const [value, { keyFields }] of Object.entries(steps)) {
      if (!values.includes(value)) throw invalidMetadata(`${name} names ${value}, which is not a value.`)
      for (const field of keyFields) fieldAtPath(tables, object.apiName, field, name)
    }
    return {
      id: derivedId(layoutKeyPrefix, name),
      fieldApiName,
      steps: values.map((value) => ({
        value,
        guidance: steps[value]?.guidance ?? null,
        keyFields: steps[value]?.keyFields ?? [],
        isInitial: initial.includes(value),
        nextValues: transitions[value] ?? [],
      })),
    }
  })
}
