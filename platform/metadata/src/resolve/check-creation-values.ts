import type { ObjectDeclaration } from '../declare/object'
import { checkRelated } from './check-after-rules'
import type { FieldTables } from './field-tables'
import { invalidMetadata } from './invalid-metadata'

/**
 * Checks that the values of new records, and what they depend on, belong to fields that the object has and that a write
 * may set.
 */
export function checkCreationValues(object: ObjectDeclaration, tables: FieldTables): void {
  const { related = {} } = object.creationValues ?? {}
  checkRelated(object, related, tables, `The values of a new ${object.apiName}`)
  for (const name of object.creationValues?.fields ?? []) {
    const field = tables.get(object.apiName)?.fields.get(name)
    const isDerived = object.derived?.fields.includes(name) === true
    if (field !== undefined && !field.system && !isDerived) continue
    throw invalidMetadata(`${object.apiName}: no new record can be given the field ${name}.`)
  }
}
