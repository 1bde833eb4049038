import type { FilterDeclaration, OrderByDeclaration } from '../declare/list-view'
import type { ObjectDeclaration } from '../declare/object'
import { derivedId, listViewKeyPrefix } from './derived-id'
import { type FieldTables, fieldAtPath } from './field-tables'
import { invalidMetadata } from './invalid-metadata'
import type { ResolvedChildRelationship, ResolvedListView, ResolvedRelatedList } from './resolved-metadata'

/** Resolves the list views of `object`: ids from names, columns, filters and orderings checked. */
export function resolveListViews(
  object: ObjectDeclaration,
  tables: FieldTables,
): readonly ResolvedListView[] {
  return object.listViews.map((view) => {
    const path = `${object.apiName}.${view.apiName}`
    const filteredBy = view.filteredBy ?? []
    checkColumns(view.displayColumns, object.apiName, path, tables)
    checkOrderings(view.orderedBy, object.apiName, path, tables)
    for (const filter of filteredBy) checkFilter(filter, object.apiName, path, tables)
    return {
      id: derivedId(listViewKeyPrefix, path),
      apiName: view.apiName,
      objectApiName: object.apiName,
      label: view.label,
      displayColumns: view.displayColumns,
      filteredBy,
      orderedBy: view.orderedBy,
    }
  })
}

/** Resolves the related lists of `object`: each is one of its child relationships. */
export function resolveRelatedLists(
  object: ObjectDeclaration,
  children: readonly ResolvedChildRelationship[],
  tables: FieldTables,
): readonly ResolvedRelatedList[] {
  return object.relatedLists.map((list) => {
    const path = `${object.apiName}.${list.relatedListId}`
    const child = children.find((candidate) => candidate.relationshipName === list.relatedListId)
    if (child === undefined) throw invalidMetadata(`${path} is not a child relationship.`)
    checkColumns(list.displayColumns, child.childObjectApiName, path, tables)
    checkOrderings(list.orderedBy, child.childObjectApiName, path, tables)
    return {
      relatedListId: list.relatedListId,
      parentObjectApiName: object.apiName,
      childObjectApiName: child.childObjectApiName,
      fieldApiName: child.fieldApiName,
      label: list.label,
      displayColumns: list.displayColumns,
      orderedBy: list.orderedBy,
    }
  })
}

function checkColumns(
  columns: readonly string[],
  objectApiName: string,
  path: string,
  tables: FieldTables,
): void {
  if (columns.length === 0) throw invalidMetadata(`${path} has no columns.`)
  if (new Set(columns).size !== columns.length) throw invalidMetadata(`${path} has a column twice.`)
  for (const column of columns) fieldAtPath(tables, objectApiName, column, path)
}

function checkOrderings(
  orderings: readonly OrderByDeclaration[],
  objectApiName: string,
  path: string,
  tables: FieldTables,
): void {
  for (const { fieldApiName } of orderings) {
    if (!fieldAtPath(tables, objectApiName, fieldApiName, path).sortable) {
      throw invalidMetadata(`${path} is ordered by ${fieldApiName}, which cannot be sorted by.`)
    }
  }
}

function checkFilter(
  filter: FilterDeclaration,
  objectApiName: string,
  path: string,
  tables: FieldTables,
): void {
  const field = fieldAtPath(tables, objectApiName, filter.fieldApiName, path)
  if (!field.filterable) {
    throw invalidMetadata(`${path} is filtered by ${filter.fieldApiName}, which cannot be filtered by.`)
  }
  if (filter.operandLabels.length === 0) {
    throw invalidMetadata(`${path}: the filter of ${filter.fieldApiName} compares with nothing.`)
  }
  if (field.dataType !== 'Picklist') return
  const stranger = filter.operandLabels.find(
    (operand) => !field.picklistValues.some((choice) => choice.value === operand),
  )
  if (stranger !== undefined) {
    throw invalidMetadata(`${path}: ${filter.fieldApiName} has no value ${stranger}.`)
  }
}
