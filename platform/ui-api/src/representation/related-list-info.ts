import { type FieldDataType, fingerprint, type ResolvedField, type Viewer } from '@porchlight/metadata'
import { filterOperatorsOf } from '../request/filters/filter-operands'
import type { ListField, ListOrder } from '../request/lists/list-view'
import type { RelatedList } from '../request/related-lists/related-list'
import { preferencesIdOf, type RelatedListChoices } from '../request/related-lists/related-list-choices'
import { columnLabel } from './column-label'
import type { ListOrderRepresentation } from './list-info-schema'
import type {
  RelatedListColumnRepresentation,
  RelatedListInfoRepresentation,
  RelatedListPreferencesRepresentation,
  RelatedListReferenceRepresentation,
} from './related-list-schema'

/** The parameters of a related list's description. */
export interface RelatedListInfoRequest {
  /** Fields besides the list's columns, by the requested names. */
  readonly fields: readonly string[]
  readonly optionalFields: readonly string[]
  /** The columns that those fields become where columns are not restricted to the list's own. */
  readonly addedColumns: readonly ListField[]
  readonly restrictColumnsToLayout: boolean
  readonly recordTypeId: string | null
}

/** The description that records of the list refer to: its own columns, for all record types. */
export const plainInfoRequest: RelatedListInfoRequest = {
  fields: [],
  optionalFields: [],
  addedColumns: [],
  restrictColumnsToLayout: true,
  recordTypeId: null,
}

/** The width of a column that the viewer has not changed. */
const defaultWidth = -1

/**
 * Describes a related list to its viewer. Shape: the RelatedListInfo table of `ui-api-samples/schema-v65.txt`. The
 * flags for creating, changing, cloning and deleting refer to its records.
 */
export function describeRelatedListInfo(
  list: RelatedList,
  choices: RelatedListChoices,
  request: RelatedListInfoRequest,
  viewer: Viewer,
): RelatedListInfoRepresentation {
  const columns = [...list.columns, ...request.addedColumns]
  const { createable, updateable, deletable } = list.childAccess
  const body = {
    cloneable: createable,
    createable,
    deletable,
    displayColumns: columns.map((column) => describeColumn(column, viewer)),
    fieldApiName: list.reference.apiName,
    fields: request.fields,
    filterLogicString: '',
    filterable: true,
    filteredByInfo: [],
    label: list.label,
    listReference: relatedListReference(list, null, request.recordTypeId),
    objectApiNames: [list.child.apiName],
    optionalFields: request.optionalFields,
    orderedByInfo: describeOrders(orderOf(list, choices), viewer),
    restrictColumnsToLayout: request.restrictColumnsToLayout,
    updateable,
    userPreferences: describeColumnChoices(columns, choices),
    visibility: 'Public' as const,
    visibilityEditable: false,
  }
  return { eTag: fingerprint(JSON.stringify(body)), ...body }
}

/** Describes the viewer's settings for a related list; every column has a width, -1 where none was chosen. */
export function describeRelatedListPreferences(
  list: RelatedList,
  choices: RelatedListChoices,
  viewer: Viewer,
): RelatedListPreferencesRepresentation {
  return {
    ...describeColumnChoices(list.columns, choices),
    orderedBy: describeOrders(orderOf(list, choices), viewer),
    preferencesId: preferencesIdOf(list),
  }
}

/** The order that the viewer chose, or the list's own. */
export function orderOf(list: RelatedList, choices: RelatedListChoices): readonly ListOrder[] {
  return choices.orderedBy.length > 0 ? choices.orderedBy : list.orderedBy
}

/** Names a related list: of one record, or of all of the parent's when `recordId` is null. */
export function relatedListReference(
  list: RelatedList,
  recordId: string | null,
  recordTypeId: string | null,
): RelatedListReferenceRepresentation {
  return {
    id: null,
    inContextOfRecordId: recordId,
    listViewApiName: null,
    objectApiName: null,
    parentObjectApiName: list.parent.apiName,
    recordTypeId,
    relatedListId: list.relatedListId,
    type: 'relatedList',
  }
}

function describeColumn(column: ListField, { language }: Viewer): RelatedListColumnRepresentation {
  const { field } = column.path
  return {
    dataType: field.dataType.toLowerCase(),
    fieldApiName: column.fieldApiName,
    filterable: field.filterable,
    label: columnLabel(column.path, language),
    lookupId: lookupIdOf(column.fieldApiName, field),
    picklistValues: field.dataType === 'Picklist' ? field.picklistValues.map(({ value }) => value) : null,
    quickFilterOperator: quickFilterOperator(field),
    sortable: field.sortable,
  }
}

/** A name leads to its own record, a reference to the record that it holds the id of. */
function lookupIdOf(fieldApiName: string, field: ResolvedField): string | null {
  if (field.reference !== null) return fieldApiName
  return field.nameField ? `${fieldApiName.slice(0, fieldApiName.lastIndexOf('.') + 1)}Id` : null
}

const textTypes: ReadonlySet<FieldDataType> = new Set(['Email', 'Phone', 'String', 'Url'])

function quickFilterOperator(field: ResolvedField): string | null {
  const wanted = textTypes.has(field.dataType) ? 'Contains' : 'Equals'
  return filterOperatorsOf(field).find((operator) => operator === wanted) ?? null
}

function describeOrders(
  orders: readonly ListOrder[],
  { language }: Viewer,
): readonly ListOrderRepresentation[] {
  return orders.map(({ fieldApiName, isAscending, path }) => ({
    fieldApiName,
    isAscending,
    label: columnLabel(path, language),
  }))
}

function describeColumnChoices(columns: readonly ListField[], choices: RelatedListChoices) {
  const names = columns.map((column) => column.fieldApiName)
  return {
    columnWidths: Object.fromEntries(
      names.map((name): [string, number] => [name, choices.columnWidths[name] ?? defaultWidth]),
    ),
    columnWrap: Object.fromEntries(
      names.map((name): [string, boolean] => [name, choices.columnWrap[name] ?? false]),
    ),
  }
}
