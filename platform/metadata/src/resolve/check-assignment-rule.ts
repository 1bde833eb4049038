import type { ObjectDeclaration } from '../declare/object'
import { type FieldTables, fieldAtPath } from './field-tables'
import { invalidMetadata } from './invalid-metadata'

/** Checks that `object`'s assignment rule sets one of its own reference fields and names fields that exist. */
export function checkAssignmentRule(object: ObjectDeclaration, tables: FieldTables): void {
  const rule = object.assignmentRule
  if (rule === undefined) return
  const path = `${object.apiName}, assignment rule`
  const target = tables.get(object.apiName)?.fields.get(rule.fieldApiName)
  if (target?.reference === undefined || target.reference === null || target.system) {
    throw invalidMetadata(`${path}: ${rule.fieldApiName} is no reference that a write could set.`)
  }
  fieldAtPath(tables, object.apiName, rule.shared.path, path)
  for (const name of [rule.shared.candidateField, ...Object.keys(rule.candidates)]) {
    fieldAtPath(tables, target.reference.objectApiName, name, path)
  }
}
