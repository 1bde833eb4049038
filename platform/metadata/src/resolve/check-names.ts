import type { ObjectDeclaration } from '../declare/object'
import { masterRecordTypeId } from '../record/record-id'
import { listViewKeyPrefix } from './derived-id'
import { invalidMetadata } from './invalid-metadata'
import { systemFieldNames } from './system-fields'

const namePattern = /^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*(__c)?$/
const relationshipPattern = /^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*(__r)?$/
const reservedPrefixes = [listViewKeyPrefix, masterRecordTypeId.slice(0, 3)]

/** Checks that names and key prefixes are well formed and that no two are the same in any case. */
export function checkNames(objects: readonly ObjectDeclaration[]): void {
  const objectNames = new Set<string>()
  const prefixes = new Set<string>()
  for (const object of objects) {
    const { apiName, keyPrefix } = object
    if (!namePattern.test(apiName)) throw invalidMetadata(`"${apiName}" is not an object api name.`)
    claim(objectNames, apiName, 'object')
    if (!/^[0-9A-Za-z]{3}$/.test(keyPrefix) || reservedPrefixes.includes(keyPrefix)) {
      throw invalidMetadata(`${apiName}: "${keyPrefix}" cannot be a key prefix.`)
    }
    if (prefixes.has(keyPrefix)) throw invalidMetadata(`${apiName}: the key prefix ${keyPrefix} is taken.`)
    prefixes.add(keyPrefix)
    checkFieldNames(object)
    claimAll(object.recordTypes?.map((type) => type.developerName) ?? [], `${apiName} record type`)
    claimAll(
      object.listViews.map((view) => view.apiName),
      `${apiName} list view`,
    )
    claimAll(
      object.relatedLists.map((list) => list.relatedListId),
      `${apiName} related list`,
    )
    claimAll(
      object.rules.map((rule) => rule.name),
      `${apiName} rule`,
    )
    claimAll(
      object.stateTables.map((table) => table.fieldApiName),
      `${apiName} state table`,
    )
  }
}

function checkFieldNames(object: ObjectDeclaration): void {
  const taken = new Set(systemFieldNames.map((name) => name.toLowerCase()))
  for (const [name, field] of Object.entries(object.fields)) {
    if (!namePattern.test(name))
      throw invalidMetadata(`${object.apiName}: "${name}" is not a field api name.`)
    claim(taken, name, `${object.apiName} field`)
    if (field.dataType !== 'Reference') continue
    for (const relationship of [field.relationshipName, field.childRelationshipName]) {
      if (relationship !== undefined && !relationshipPattern.test(relationship)) {
        throw invalidMetadata(`${object.apiName}.${name}: "${relationship}" is not a relationship name.`)
      }
    }
    claim(taken, field.relationshipName, `${object.apiName} relationship`)
  }
}

function claimAll(names: readonly string[], kind: string): void {
  const taken = new Set<string>()
  for (const name of names) claim(taken, name, kind)
}

function claim(taken: Set<string>, name: string, kind: string): void {
  if (taken.has(name.toLowerCase())) throw invalidMetadata(`${kind} ${name} is declared twice, or reserved.`)
  taken.add(name.toLowerCase())
}
