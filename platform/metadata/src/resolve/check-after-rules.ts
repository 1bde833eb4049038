import type { ObjectDeclaration } from '../declare/object'
import type { RelatedDeclaration } from '../declare/quick-action'
import { type FieldTables, fieldAtPath } from './field-tables'
import { invalidMetadata } from './invalid-metadata'

/** Checks that everything that `object`'s after-rules name exists, and that each is about a record. */
export function checkAfterRules(object: ObjectDeclaration, tables: FieldTables): void {
  for (const rule of object.afterRules ?? []) {
    const from = `The after-rule ${object.apiName}.${rule.name}`
    for (const path of rule.on) fieldAtPath(tables, object.apiName, path, from)
    const about = tables.get(object.apiName)?.fields.get(rule.about)
    if (rule.about !== 'Id' && about?.dataType !== 'Reference')
      throw invalidMetadata(`${from} is about ${rule.about}, no reference.`)
    checkRelated(object, rule.related, tables, from)
  }
}

/** Checks that everything that `object`'s rules about several records name exists. */
export function checkRelatedRules(object: ObjectDeclaration, tables: FieldTables): void {
  for (const rule of object.relatedRules ?? []) {
    const from = `The rule ${object.apiName}.${rule.name}`
    for (const path of [...rule.on, ...(rule.also ?? [])]) fieldAtPath(tables, object.apiName, path, from)
    checkRelated(object, rule.related, tables, from)
  }
}

/** Checks that everything that these related records are found by exists. */
export function checkRelated(
  object: ObjectDeclaration,
  related: Readonly<Record<string, RelatedDeclaration>>,
  tables: FieldTables,
  from: string,
): void {
  for (const { objectApiName, where, fields } of Object.values(related)) {
    for (const path of [...where.map(({ fieldApiName }) => fieldApiName), ...fields]) {
      fieldAtPath(tables, objectApiName, path, from)
    }
    for (const { equals } of where) {
      if ('input' in equals) throw invalidMetadata(`${from} has no input.`)
      if ('record' in equals && equals.record !== 'Id') {
        fieldAtPath(tables, object.apiName, equals.record, from)
      }
    }
  }
}
