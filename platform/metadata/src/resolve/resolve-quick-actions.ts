import {
  formFactors,
  type QuickActionDeclaration,
  type RelatedValue,
  type WriteGrant,
} from '../declare/quick-action'
import { derivedId, layoutKeyPrefix } from './derived-id'
import { type FieldTables, fieldAtPath } from './field-tables'
import { invalidMetadata } from './invalid-metadata'
import type { ResolvedQuickAction } from './resolved-action'

/** The key prefixes of platform actions and of their definitions. */
const actionKeyPrefix = '0JV'
const definitionKeyPrefix = '09D'

/**
 * Resolves the quick actions of an object, or the global ones when `sourceObjectApiName` is null: ids from
 * names, every field that a form, an effect or a grant names checked.
 */
export function resolveQuickActions(
  sourceObjectApiName: string | null,
  actions: readonly QuickActionDeclaration[],
  tables: FieldTables,
): readonly ResolvedQuickAction[] {
  const names = new Set(actions.map(({ apiName }) => apiName.toLowerCase()))
  if (names.size !== actions.length) {
    throw invalidMetadata(`${sourceObjectApiName ?? 'Global'}: two actions have one name.`)
  }
  return actions.map((action) => {
    checkAction(sourceObjectApiName, action, tables)
    return {
      apiName: action.apiName,
      label: action.label,
      type: action.type,
      icon: action.icon,
      section: action.section,
      targetObjectApiName: action.targetObjectApiName,
      fields: action.fields,
      performers: action.performers,
      reads: action.reads,
      effect: action.effect,
      successMessage: action.successMessage,
      id: derivedId(actionKeyPrefix, action.apiName),
      definitionId: derivedId(definitionKeyPrefix, action.apiName),
      sourceObjectApiName,
      targetParentField: action.targetParentField ?? null,
      isOnPage: action.isOnPage ?? true,
      formFactors: action.formFactors ?? formFactors,
      related: action.related ?? {},
      grants: action.grants ?? [],
      services: action.services ?? [],
      isOffered: action.isOffered ?? (() => true),
      layoutId: derivedId(layoutKeyPrefix, `Action ${action.apiName}`),
    }
  })
}

function checkAction(
  sourceObjectApiName: string | null,
  action: QuickActionDeclaration,
  tables: FieldTables,
): void {
  const from = `The action ${action.apiName}`
  const [prefix, ...rest] = action.apiName.split('.')
  const isNamedRight =
    sourceObjectApiName === null ? rest.length === 0 : prefix === sourceObjectApiName && rest.length === 1
  if (!isNamedRight || !/^[\w.]+$/.test(action.apiName)) {
    throw invalidMetadata(`${from}: its name is that of the object, a point and its own.`)
  }
  if (action.performers.length === 0) throw invalidMetadata(`${from} has no performers.`)
  if (!tables.has(action.targetObjectApiName)) {
    throw invalidMetadata(`${from}: there is no object ${action.targetObjectApiName}.`)
  }
  const field = (objectApiName: string, path: string) => fieldAtPath(tables, objectApiName, path, from)
  for (const { objectApiName = action.targetObjectApiName, fieldApiName } of action.fields) {
    field(objectApiName, fieldApiName)
  }
  if (action.targetParentField !== undefined) field(action.targetObjectApiName, action.targetParentField)
  for (const path of action.reads) {
    if (sourceObjectApiName === null) throw invalidMetadata(`${from} has no record to read ${path} of.`)
    field(sourceObjectApiName, path)
  }
  for (const { objectApiName, where, fields } of Object.values(action.related ?? {})) {
    for (const path of [...where.map((condition) => condition.fieldApiName), ...fields])
      field(objectApiName, path)
    for (const { equals } of where) checkSource(equals, action, from)
  }
  for (const grant of action.grants ?? []) checkGrant(grant, from, tables)
}

function checkSource(equals: RelatedValue, action: QuickActionDeclaration, from: string): void {
  if ('record' in equals && equals.record !== 'Id' && !action.reads.includes(equals.record)) {
    throw invalidMetadata(`${from} compares with ${equals.record}, which it does not read.`)
  }
  if ('input' in equals && !action.fields.some(({ fieldApiName }) => fieldApiName === equals.input)) {
    throw invalidMetadata(`${from} compares with ${equals.input}, which its form does not have.`)
  }
}

function checkGrant(grant: WriteGrant, from: string, tables: FieldTables): void {
  for (const fieldApiName of [...(grant.create ?? []), ...(grant.update ?? [])]) {
    if (fieldAtPath(tables, grant.objectApiName, fieldApiName, from).system) {
      throw invalidMetadata(`${from} cannot write ${grant.objectApiName}.${fieldApiName}.`)
    }
  }
}
