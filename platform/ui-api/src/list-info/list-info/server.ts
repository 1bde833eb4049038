import { fail } from '@porchlight/errors'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import type { BatchResult } from '../../representation/batch-results-schema'
import type { ListView } from '../../request/lists/list-view'
import { listedObject, listViewById, listViewByName } from '../../request/lists/list-views'
import { openList, openLists } from '../../request/lists/open-list'
import { changeListView, createListView, deleteListView } from '../../request/lists/store-list-view'
import { parseNames } from '../../request/parse-request'
import { settleItem } from '../../request/settle-item'
import {
  createListInfoContract,
  deleteListInfoContract,
  getListInfoByNameContract,
  getListInfosContract,
  type ListInfosRepresentation,
  updateListInfoContract,
} from './contract'

const batchLimit = 100

const handleByName = handleCall(getListInfoByNameContract, async ({ params }, context: CallContext) => {
  const view = await namedView(params.objectApiName, params.listViewApiName, context)
  return { body: (await openList(view, context)).info }
})

const handleBatch = handleCall(getListInfosContract, async ({ query }, context: CallContext) => {
  const ids = parseNames(query.ids)
  const names = parseNames(query.names)
  const count = ids.length + names.length
  if (count === 0)
    throw fail('invalidParameter', { parameter: 'names', reason: 'name a list view, or its id' })
  if (count > batchLimit) throw fail('tooManyValues', { parameter: 'names', limit: batchLimit })
  const found = await Promise.all([
    ...ids.map((id) => settleItem(() => listViewById(id, context))),
    ...names.map((name) => settleItem(() => qualifiedView(name, context))),
  ])
  return { body: { results: await describeAll(found, context) } }
})

const handleCreate = handleCall(createListInfoContract, async ({ params, body }, context: CallContext) => {
  const view = await createListView(listedObject(params.objectApiName, context), body, context)
  return { status: 201, body: (await openList(view, context)).info }
})

const handleUpdate = handleCall(updateListInfoContract, async ({ params, body }, context: CallContext) => {
  const view = await namedView(params.objectApiName, params.listViewApiName, context)
  return { body: (await openList(await changeListView(view, body, context), context)).info }
})

const handleDelete = handleCall(deleteListInfoContract, async ({ params }, context: CallContext) => {
  const view = await namedView(params.objectApiName, params.listViewApiName, context)
  await deleteListView(view, context)
  return { status: 204, body: null }
})

/** The calls for the definitions of list views: read, create, change and delete. */
export const handlers: readonly CallHandler[] = [
  handleBatch,
  handleByName,
  handleCreate,
  handleUpdate,
  handleDelete,
]

/** The definitions of the list views found, reading the viewer's preferences for all of them together. */
async function describeAll(
  found: readonly BatchResult<ListView>[],
  context: CallContext,
): Promise<ListInfosRepresentation['results']> {
  const views = found.flatMap(({ result }) => ('id' in result ? [result] : []))
  const lists = await openLists(views, context)
  const infos = new Map(lists.map(({ view, info }) => [view, info]))
  return found.flatMap(({ result, statusCode }): ListInfosRepresentation['results'] => {
    if (!('id' in result)) return [{ result, statusCode }]
    const info = infos.get(result)
    return info === undefined ? [] : [{ result: info, statusCode }]
  })
}

async function namedView(
  objectApiName: string,
  listViewApiName: string,
  context: CallContext,
): Promise<ListView> {
  return listViewByName(listedObject(objectApiName, context), listViewApiName, context)
}

/** A list view named `object.listView`. */
async function qualifiedView(name: string, context: CallContext): Promise<ListView> {
  const point = name.indexOf('.')
  if (point < 0) throw fail('unqualifiedField', { value: name.slice(0, 80) })
  return namedView(name.slice(0, point), name.slice(point + 1), context)
}
