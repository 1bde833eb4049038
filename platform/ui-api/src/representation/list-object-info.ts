import type { ResolvedMetadata, ResolvedObject, Viewer } from '@porchlight/metadata'
import { type FieldPath, findFieldPath } from '@porchlight/record-engine'
import { filterOperatorsOf } from '../request/filters/filter-operands'
import { listScopes } from '../request/lists/list-definition'
import { mayPublish, staffOf } from '../request/lists/list-rights'
import { ownerField } from '../request/lists/list-view'
import { columnLabel } from './column-label'
import { scopeLabels } from './list-info'
import type { ListObjectColumnRepresentation, ListObjectInfoRepresentation } from './list-object-info-schema'

/**
 * Describes the fields that list views of `object` can show, filter and be ordered by for the viewer: those that it can
 * read, and the names of the records that they refer to. Shape: the ListObjectInfo table of
 * `ui-api-samples/schema-v65.txt`.
 */
export function describeListObjectInfo(
  object: ResolvedObject,
  metadata: ResolvedMetadata,
  viewer: Viewer,
): ListObjectInfoRepresentation {
  const staff = staffOf(viewer)
  const publishes = staff !== null && mayPublish(staff)
  const hasOwner = findFieldPath(metadata, viewer.class, object, ownerField) !== null
  return {
    availableScopes: listScopes
      .filter((scope) => scope === 'everything' || hasOwner)
      .map((scope) => ({
        apiName: scope,
        availableEntities: [],
        label: scopeLabels[scope][viewer.language],
      })),
    columns: columnNames(object, metadata).flatMap((name) => {
      const path = findFieldPath(metadata, viewer.class, object, name)
      return path === null ? [] : [describeColumn(name, path, viewer)]
    }),
    createable: staff !== null,
    objectApiName: object.apiName,
    publicOrSharedCreateable: publishes,
    publicOrSharedCreatable: publishes,
    relatedEntityApiName: null,
  }
}

function columnNames(object: ResolvedObject, metadata: ResolvedMetadata): readonly string[] {
  const own = [...object.fields.keys()]
  const namesOfOthers = [...object.fields.values()].flatMap(({ reference }) => {
    const target = metadata.objects.get(reference?.objectApiName ?? '')
    if (reference === null || target === undefined) return []
    return target.nameFields.map((name) => `${reference.relationshipName}.${name}`)
  })
  return [...own, ...namesOfOthers].sort()
}

function describeColumn(name: string, path: FieldPath, { language }: Viewer): ListObjectColumnRepresentation {
  const { field } = path
  const operators = filterOperatorsOf(field)
  const operator = operators.includes('Contains') && field.dataType !== 'Picklist' ? 'Contains' : 'Equals'
  const picklistValues = field.picklistValues.map(({ value, label }) => ({
    apiName: value,
    label: label[language],
  }))
  return {
    alias: name.replaceAll('.', '_'),
    dataType: field.dataType,
    defaultFilterOperator: operator,
    displayable: true,
    fieldApiName: name,
    filterable: operators.length > 0,
    label: columnLabel(path, language),
    picklistValues,
    quickFilterOperator: operator,
    quickFilterOverrides: { dataType: field.dataType, picklistValues },
    quickFilterable: operators.length > 0,
    sortable: field.sortable,
    supportedFilterOperators: operators,
  }
}
