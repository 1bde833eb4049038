import type { RowRule, ViewerValue } from '../declare/row-rule'
import type { ViewerClass } from '../viewer'
import type { FieldTables } from './field-tables'
import { invalidMetadata } from './invalid-metadata'

const valuesOfClass: Readonly<Record<ViewerClass, readonly ViewerValue[]>> = {
  guest: [],
  customer: ['userId', 'contactId'],
  advisor: ['userId', 'brand'],
  supervisor: ['userId', 'brand'],
  admin: ['userId'],
  system: ['userId'],
}

/**
 * Checks that a row rule can be compiled: every step but the last is a reference field, the last one exists,
 * and viewers of that class have the value that it is compared with.
 */
export function checkRowRule(
  rule: RowRule,
  viewerClass: ViewerClass,
  objectApiName: string,
  tables: FieldTables,
): void {
  const path = `${objectApiName}, records of ${viewerClass}`
  if (rule.kind === 'any') {
    if (rule.rules.length === 0) throw invalidMetadata(`${path}: anyOf needs at least one rule.`)
    for (const part of rule.rules) checkRowRule(part, viewerClass, objectApiName, tables)
  }
  if (rule.kind !== 'viewer') return
  if (!valuesOfClass[viewerClass].includes(rule.equals)) {
    throw invalidMetadata(`${path}: this class of viewer has no ${rule.equals}.`)
  }
  let table = tables.get(objectApiName)
  for (const name of rule.path.slice(0, -1)) {
    const target: string | undefined = table?.fields.get(name)?.reference?.objectApiName
    table = target === undefined ? undefined : tables.get(target)
  }
  if (table?.fields.get(rule.path.at(-1) ?? '') === undefined) {
    throw invalidMetadata(`${path}: the path ${rule.path.join('.')} leads to no field.`)
  }
}
