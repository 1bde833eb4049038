import type { ObjectDeclaration } from '../declare/object'
import type { LookupFilterDeclaration } from '../declare/search'
import { type FieldTables, fieldAtPath } from './field-tables'
import { invalidMetadata } from './invalid-metadata'
import type { ResolvedSearch } from './resolved-search'

const textTypes: ReadonlySet<string> = new Set(['Email', 'Phone', 'String', 'TextArea'])

/** Checks `object`'s search declaration; null when there is none. Throws `invalidMetadata`. */
export function resolveSearch(object: ObjectDeclaration, tables: FieldTables): ResolvedSearch | null {
  if (object.search === undefined) return null
  const { identifiers, words, lookupFilters = [] } = object.search
  checkTexts(object.apiName, 'identifiers', identifiers, tables)
  checkTexts(object.apiName, 'words', words, tables)
  for (const filter of lookupFilters) checkLookupFilter(object.apiName, filter, tables)
  return { identifiers, words, lookupFilters }
}

function checkTexts(
  objectApiName: string,
  part: string,
  names: readonly string[],
  tables: FieldTables,
): void {
  const path = `The search of ${objectApiName} (${part})`
  if (new Set(names).size !== names.length) throw invalidMetadata(`${path} has a field twice.`)
  for (const name of names) {
    const field = ownField(tables, objectApiName, name, path)
    if (!textTypes.has(field.dataType)) throw invalidMetadata(`${path}: ${name} is no text.`)
  }
}

function checkLookupFilter(
  objectApiName: string,
  filter: LookupFilterDeclaration,
  tables: FieldTables,
): void {
  const path = `The lookup filter of ${objectApiName}.${filter.fieldApiName}`
  const looked = ownField(tables, objectApiName, filter.fieldApiName, path)
  const controlling = ownField(tables, objectApiName, filter.controllingFieldApiName, path)
  const target = looked.reference?.objectApiName
  if (target === undefined) throw invalidMetadata(`${path}: the field is no reference.`)
  const compared = ownField(tables, target, filter.targetFieldApiName, path)
  const isComparable =
    compared.dataType === controlling.dataType &&
    compared.reference?.objectApiName === controlling.reference?.objectApiName
  if (!isComparable) {
    throw invalidMetadata(`${path} compares ${filter.targetFieldApiName} with a field of another kind.`)
  }
}

function ownField(tables: FieldTables, objectApiName: string, name: string, path: string) {
  if (name.includes('.')) throw invalidMetadata(`${path}: ${name} is no field of ${objectApiName} itself.`)
  return fieldAtPath(tables, objectApiName, name, path)
}
