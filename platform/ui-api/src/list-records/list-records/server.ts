import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { openListById, openListByName } from '../../request/lists/open-list'
import { readListPage } from '../../request/lists/read-list-page'
import { parseCollectionQuery } from '../../request/parse-collection'
import {
  getListRecordsByIdContract,
  getListRecordsByNameContract,
  postListRecordsByNameContract,
} from './contract'

const handleByName = handleCall(
  getListRecordsByNameContract,
  async ({ params, query }, context: CallContext) => {
    const list = await openListByName(params.objectApiName, params.listViewApiName, context)
    return { body: await readListPage(list, parseCollectionQuery(query), context) }
  },
)

const handlePostByName = handleCall(
  postListRecordsByNameContract,
  async ({ params, body }, context: CallContext) => {
    const list = await openListByName(params.objectApiName, params.listViewApiName, context)
    return { body: await readListPage(list, { ...body, qualified: false }, context) }
  },
)

const handleById = handleCall(getListRecordsByIdContract, async ({ params, query }, context: CallContext) => {
  const list = await openListById(params.listViewId, context)
  return { body: await readListPage(list, parseCollectionQuery(query), context) }
})

/** The calls that read the records of a list view. */
export const handlers: readonly CallHandler[] = [handleByName, handlePostByName, handleById]
