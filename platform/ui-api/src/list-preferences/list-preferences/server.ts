import { fail } from '@porchlight/errors'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import {
  describeOrder,
  type ListChoices,
  listReference,
  orderOf,
  perColumn,
} from '../../representation/list-info'
import { choicesFor, chosen, type StoredChoices, storedChoices } from '../../request/lists/list-choices'
import { pinList, pinnedListId } from '../../request/lists/list-pins'
import { type ListView, pathFor } from '../../request/lists/list-view'
import { listedObject, listViewByName } from '../../request/lists/list-views'
import {
  getListPreferencesContract,
  type ListPreferencesRepresentation,
  updateListPreferencesContract,
} from './contract'

/** In pixels; -1 resets a width. */
const widths = { min: -1, max: 2_000 }
const orderingLimit = 5

const handleGet = handleCall(getListPreferencesContract, async ({ params }, context: CallContext) => {
  const object = listedObject(params.objectApiName, context)
  const view = await listViewByName(object, params.listViewApiName, context)
  return { body: await describe(view, await choicesFor(view, context), context) }
})

const handleUpdate = handleCall(
  updateListPreferencesContract,
  async ({ params, body }, context: CallContext) => {
    const object = listedObject(params.objectApiName, context)
    const view = await listViewByName(object, params.listViewApiName, context)
    const { viewer } = context
    if (viewer.class === 'guest') throw fail('forbidden')
    check(view, body, context)
    const { preferences } = context.personalization
    const stored = await preferences.change(viewer.userId, 'listView', view.id, (value): StoredChoices => {
      const before = storedChoices(value)
      return {
        columnWidths: { ...before.columnWidths, ...body.columnWidths },
        columnWrap: { ...before.columnWrap, ...body.columnWrap },
        orderedBy:
          body.orderedBy?.map(({ fieldApiName, isAscending }) => ({ fieldApiName, isAscending })) ??
          before.orderedBy,
      }
    })
    if (body.pinned !== undefined) await pinList(view, body.pinned, viewer.userId, context)
    return { body: await describe(view, chosen(view, stored, context), context) }
  },
)

/** The calls for viewers' preferences for list views. */
export const handlers: readonly CallHandler[] = [handleGet, handleUpdate]

/** Widths and wrapping are of the list's columns, the order of any field that the viewer can sort by. */
function check(view: ListView, body: Partial<StoredChoices>, context: CallContext): void {
  const columns = new Set(view.columns.map(({ fieldApiName }) => fieldApiName))
  for (const column of [...Object.keys(body.columnWidths ?? {}), ...Object.keys(body.columnWrap ?? {})]) {
    if (!columns.has(column)) throw unknownField(view, column)
  }
  for (const width of Object.values(body.columnWidths ?? {})) {
    if (width < widths.min || width > widths.max) {
      throw fail('numberOutsideRange', { parameter: 'columnWidths', ...widths })
    }
  }
  const orders = body.orderedBy ?? []
  if (orders.length > orderingLimit) {
    throw fail('tooManyValues', { parameter: 'orderedBy', limit: orderingLimit })
  }
  for (const { fieldApiName } of orders) {
    const path = pathFor(fieldApiName, view.object, context.viewer, context)
    if (path === null) throw unknownField(view, fieldApiName)
    if (!path.field.sortable) throw fail('notSortable', { field: fieldApiName })
  }
}

function unknownField(view: ListView, name: string): Error {
  return fail('unknownField', { field: name.slice(0, 80), object: view.object.apiName })
}

async function describe(
  view: ListView,
  choices: ListChoices,
  context: CallContext,
): Promise<ListPreferencesRepresentation> {
  return {
    columnWidths: perColumn(view, (name) => choices.columnWidths[name] ?? -1),
    columnWrap: perColumn(view, (name) => choices.columnWrap[name] ?? false),
    listReference: listReference(view),
    orderedBy: orderOf(view, choices).map((order) => describeOrder(order, context.viewer.language)),
    pinned: (await pinnedListId(view.object.apiName, context)) === view.id,
  }
}
