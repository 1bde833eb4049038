import type { FieldTables } from './field-tables'
import { invalidMetadata } from './invalid-metadata'
import type { ResolvedChildRelationship } from './resolved-metadata'

/** Maps object api names to the lists of other objects' records that refer to them, sorted by name. */
export function linkChildRelationships(
  tables: FieldTables,
): ReadonlyMap<string, readonly ResolvedChildRelationship[]> {
  const children = new Map<string, ResolvedChildRelationship[]>()
  for (const table of tables.values()) {
    for (const field of table.fields.values()) {
      const { objectApiName, childRelationshipName, deletedWithParent } = field.reference ?? {}
      if (objectApiName === undefined || typeof childRelationshipName !== 'string') continue
      const siblings = children.get(objectApiName) ?? []
      const lowerName = childRelationshipName.toLowerCase()
      if (siblings.some((sibling) => sibling.relationshipName.toLowerCase() === lowerName)) {
        throw invalidMetadata(`${objectApiName} has two child relationships named ${childRelationshipName}.`)
      }
      siblings.push({
        relationshipName: childRelationshipName,
        childObjectApiName: table.apiName,
        fieldApiName: field.apiName,
        ...(deletedWithParent && { deletedWithParent }),
      })
      children.set(objectApiName, siblings)
    }
  }
  for (const siblings of children.values()) {
    siblings.sort((a, b) => (a.relationshipName < b.relationshipName ? -1 : 1))
  }
  return children
}
