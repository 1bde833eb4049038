import type { ObjectDeclaration } from '../declare/object'
import type { FieldTables } from './field-tables'
import { invalidMetadata } from './invalid-metadata'

/** Checks that every state of `object`'s state tables is a value of the picklist that it is about. */
export function checkStateTables(object: ObjectDeclaration, tables: FieldTables): void {
  for (const table of object.stateTables) {
    const path = `${object.apiName}.${table.fieldApiName}`
    const field = tables.get(object.apiName)?.fields.get(table.fieldApiName)
    if (field?.dataType !== 'Picklist') throw invalidMetadata(`The state table of ${path} needs a picklist.`)
    const values = new Set(field.picklistValues.map((choice) => choice.value))
    const named = [
      ...table.initial,
      ...Object.keys(table.transitions),
      ...Object.values(table.transitions).flat(),
    ]
    const stranger = named.find((state) => !values.has(state))
    if (stranger !== undefined) {
      throw invalidMetadata(`The state table of ${path} names ${stranger}, which is not a value.`)
    }
    if (typeof field.defaultValue === 'string' && !table.initial.includes(field.defaultValue)) {
      throw invalidMetadata(`${path}: the default value is not an initial state.`)
    }
  }
}
