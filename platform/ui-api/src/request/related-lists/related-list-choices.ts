import { fail } from '@porchlight/errors'
import type { OrderByDeclaration } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import { type ListOrder, ordersOf, pathFor } from '../lists/list-view'
import type { RelatedList } from './related-list'

/** A viewer's choices for a related list, as far as the viewer can still read the fields. */
export interface RelatedListChoices {
  /** Column to width in pixels. */
  readonly columnWidths: Readonly<Record<string, number>>
  readonly columnWrap: Readonly<Record<string, boolean>>
  /** Empty: the list's own order. */
  readonly orderedBy: readonly ListOrder[]
}

/** The changes of a request; omitted ones do not apply, null resets to the list's own. */
export interface ChoicesInput {
  readonly columnWidths?: Readonly<Record<string, number>> | null
  readonly columnWrap?: Readonly<Record<string, boolean>> | null
  readonly orderedBy?: readonly OrderByDeclaration[] | null
}

/** The stored choices. Only `writeRelatedListChoices` writes them, after its checks. */
interface StoredChoices {
  readonly columnWidths: Readonly<Record<string, number>>
  readonly columnWrap: Readonly<Record<string, boolean>>
  readonly orderedBy: readonly OrderByDeclaration[]
}

const nothingChosen: StoredChoices = { columnWidths: {}, columnWrap: {}, orderedBy: [] }
const orderLimit = 5
const widest = 2_000

/**
 * Returns the key under which the choices of a related list are stored: `Account.Cases`, like the platform's ids for
 * them.
 */
export function preferencesIdOf(list: RelatedList): string {
  return `${list.parent.apiName}.${list.relatedListId}`
}

/** Reads the viewer's choices for a related list; there are none before signing in. */
export async function relatedListChoices(
  list: RelatedList,
  context: CallContext,
): Promise<RelatedListChoices> {
  const { viewer, personalization } = context
  const stored =
    viewer.class === 'guest'
      ? null
      : await personalization.preferences.read(viewer.userId, 'relatedList', preferencesIdOf(list))
  return chosen(list, (stored as StoredChoices | null) ?? nothingChosen, context)
}

/**
 * Stores the viewer's choices for a related list. Fails with `forbidden` for guests, `unknownField` for a column that
 * the list does not show or a field that the viewer cannot read, `notSortable`, `tooManyValues` beyond five orderings,
 * and `invalidParameter` for an invalid width.
 */
export async function writeRelatedListChoices(
  list: RelatedList,
  input: ChoicesInput,
  context: CallContext,
): Promise<void> {
  const { viewer, personalization } = context
  if (viewer.class === 'guest') throw fail('forbidden')
  const widths = checkWidths(list, input.columnWidths)
  const wraps = checkColumns(list, input.columnWrap)
  const orders = input.orderedBy === undefined ? null : checkOrders(list, input.orderedBy ?? [], context)
  const id = preferencesIdOf(list)
  await personalization.preferences.change(viewer.userId, 'relatedList', id, (before): StoredChoices => {
    const stored = (before as StoredChoices | null) ?? nothingChosen
    return {
      columnWidths: changed(stored.columnWidths, widths),
      columnWrap: changed(stored.columnWrap, wraps),
      orderedBy: orders ?? stored.orderedBy,
    }
  })
}

function chosen(list: RelatedList, stored: StoredChoices, context: CallContext): RelatedListChoices {
  return {
    columnWidths: stored.columnWidths,
    columnWrap: stored.columnWrap,
    orderedBy: ordersOf(stored.orderedBy, (name) => pathFor(name, list.child, context.viewer, context)),
  }
}

function changed<Value>(
  stored: Readonly<Record<string, Value>>,
  input: Readonly<Record<string, Value>> | null | undefined,
): Readonly<Record<string, Value>> {
  return input === null ? {} : { ...stored, ...input }
}

function checkWidths(list: RelatedList, widths: ChoicesInput['columnWidths']): ChoicesInput['columnWidths'] {
  for (const [column, width] of Object.entries(widths ?? {})) {
    if (width === -1 || (width >= 0 && width <= widest)) continue
    const reason = `a width is -1 or within 0 and ${widest} pixels.`
    throw fail('invalidParameter', { parameter: `columnWidths.${column.slice(0, 80)}`, reason })
  }
  return checkColumns(list, widths)
}

/** Returns the values under the columns' canonical names, whatever their case in the request. */
function checkColumns<Value>(
  list: RelatedList,
  values: Readonly<Record<string, Value>> | null | undefined,
): Readonly<Record<string, Value>> | null | undefined {
  if (values === null || values === undefined) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const column = list.columns.find((each) => each.fieldApiName.toLowerCase() === name.toLowerCase())
      if (column === undefined) throw unknownField(list, name)
      return [column.fieldApiName, value]
    }),
  )
}

function checkOrders(
  list: RelatedList,
  orders: readonly OrderByDeclaration[],
  context: CallContext,
): readonly OrderByDeclaration[] {
  if (orders.length > orderLimit) throw fail('tooManyValues', { parameter: 'orderedBy', limit: orderLimit })
  for (const { fieldApiName } of orders) {
    const path = pathFor(fieldApiName, list.child, context.viewer, context)
    if (path === null) throw unknownField(list, fieldApiName)
    if (!path.field.sortable) throw fail('notSortable', { field: fieldApiName.slice(0, 80) })
  }
  return orders.map(({ fieldApiName, isAscending }) => ({ fieldApiName, isAscending }))
}

function unknownField(list: RelatedList, name: string): Error {
  return fail('unknownField', { field: name.slice(0, 80), object: list.child.apiName })
}
