import type { ObjectDeclaration } from '../declare/object'
import type { FieldTables } from './field-tables'
import { invalidMetadata } from './invalid-metadata'

/**
 * Checks that the controlling field of a picklist is another picklist of `object`, and that the named values are among
 * its own.
 */
export function checkControllingFields(object: ObjectDeclaration, tables: FieldTables): void {
  const fields = tables.get(object.apiName)?.fields
  for (const field of fields?.values() ?? []) {
    const path = `${object.apiName}.${field.apiName}`
    const named = field.picklistValues.flatMap((choice) => choice.validFor ?? [])
    if (field.controllingField === null) {
      if (named.length > 0) throw invalidMetadata(`${path}: validFor needs a controllingField.`)
      continue
    }
    const controller = fields?.get(field.controllingField)
    if (controller?.dataType !== 'Picklist' || controller.controllingField !== null) {
      throw invalidMetadata(
        `${path}: its controllingField must be a picklist that nothing else controls, not ${field.controllingField}.`,
      )
    }
    const stranger = named.find((value) =>
      controller.picklistValues.every((choice) => choice.value !== value),
    )
    if (stranger !== undefined) {
      throw invalidMetadata(`${path}: ${controller.apiName} has no value ${stranger}.`)
    }
  }
}
