import type { ResolvedObject, Viewer } from '@porchlight/metadata'
import type { ListViewVisibility } from '@porchlight/personalization'
import { type Condition, type FieldPath, findFieldPath } from '@porchlight/record-engine'
import type { CallContext } from '../../define/handler'
import { allOf, type FilterLogic, keepFilters, parseFilterLogic } from '../filters/filter-logic'
import { filterOperatorsOf, operandValue } from '../filters/filter-operands'
import { filtersToCondition, type ListFilter } from '../filters/filters-to-condition'
import type { ListDefinition, ListScope, ListShares, WrittenListView } from './list-definition'
import { mayChange } from './list-rights'

/** A field that a list shows or is ordered by, under the list's name for it. */
export interface ListField {
  readonly fieldApiName: string
  readonly path: FieldPath
}

export interface ListOrder extends ListField {
  readonly isAscending: boolean
}

/**
 * A list view as seen by one viewer. Columns, filters and orderings over fields that the viewer cannot read are
 * silently omitted: the contents of a list must not depend on values that its reader may not know.
 */
export interface ListView {
  readonly id: string
  readonly apiName: string
  readonly label: string
  readonly type: 'listView' | 'mru'
  readonly object: ResolvedObject
  readonly columns: readonly ListField[]
  readonly filters: readonly ListFilter[]
  readonly logic: FilterLogic
  readonly orderedBy: readonly ListOrder[]
  readonly scope: ListScope
  readonly visibility: ListViewVisibility
  readonly shares: readonly ListShares[]
  /** Whether the viewer may change and delete it. */
  readonly isChangeable: boolean
  readonly written: WrittenListView
}

/** The field that scope `mine` compares with the viewer. */
export const ownerField = 'OwnerId'

/** `written` as `viewer` has it; `object` is its object. */
export function seenBy(
  written: WrittenListView,
  object: ResolvedObject,
  viewer: Viewer,
  context: Pick<CallContext, 'metadata'>,
): ListView {
  const { definition } = written
  const pathOf = (name: string) => pathFor(name, object, viewer, context)
  const stored: number[] = []
  const filters = definition.filteredBy.flatMap((filter, index): readonly ListFilter[] => {
    const path = pathOf(filter.fieldApiName)
    if (path === null || !isUsable(filter, path)) return []
    stored.push(index + 1)
    return [{ ...filter, path }]
  })
  const logic = parseFilterLogic(definition.filterLogic, definition.filteredBy.length)
  return {
    id: written.id,
    apiName: written.apiName,
    label: written.label[viewer.language],
    type: 'listView',
    object,
    columns: fieldsOf(definition.displayColumns, pathOf),
    filters,
    logic: (logic === null ? null : keepFilters(logic, stored)) ?? allOf(filters.length),
    orderedBy: ordersOf(definition.orderedBy, pathOf),
    scope: definition.scope === 'mine' && pathOf(ownerField) === null ? 'everything' : definition.scope,
    visibility: written.visibility,
    shares: definition.shares,
    isChangeable: mayChange(written, viewer),
    written,
  }
}

/** The fields among `names` that the viewer reads. */
export function fieldsOf(
  names: readonly string[],
  pathOf: (name: string) => FieldPath | null,
): readonly ListField[] {
  return names.flatMap((fieldApiName) => {
    const path = pathOf(fieldApiName)
    return path === null ? [] : [{ fieldApiName, path }]
  })
}

/** The orderings over fields that the viewer reads and can sort by. */
export function ordersOf(
  orders: ListDefinition['orderedBy'],
  pathOf: (name: string) => FieldPath | null,
): readonly ListOrder[] {
  return orders.flatMap(({ fieldApiName, isAscending }) => {
    const path = pathOf(fieldApiName)
    return path === null || !path.field.sortable ? [] : [{ fieldApiName, isAscending, path }]
  })
}

/** Where a name of at most five relationships leads for the viewer; null when nowhere. */
export function pathFor(
  name: string,
  object: ResolvedObject,
  viewer: Viewer,
  context: Pick<CallContext, 'metadata'>,
): FieldPath | null {
  return name.split('.').length > 6 ? null : findFieldPath(context.metadata, viewer.class, object, name)
}

/** The condition that a list's filters and its scope amount to for the viewer. */
export function conditionOf(view: ListView, viewer: Viewer): Condition | null {
  const filtered = filtersToCondition(view.filters, view.logic)
  if (view.scope === 'everything') return filtered
  const userId = viewer.class === 'guest' ? null : viewer.userId
  const mine: Condition = { kind: 'compare', field: ownerField, operator: 'eq', value: userId }
  return filtered === null ? mine : { kind: 'and', conditions: [mine, filtered] }
}

function isUsable(filter: ListDefinition['filteredBy'][number], path: FieldPath): boolean {
  return (
    filterOperatorsOf(path.field).includes(filter.operator) &&
    filter.operandLabels.every((operand) => operandValue(path.field, filter.operator, operand) !== undefined)
  )
}
