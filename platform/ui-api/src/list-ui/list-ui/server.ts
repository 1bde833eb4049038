import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { openListById, openListByName } from '../../request/lists/open-list'
import { readListUi } from '../../request/lists/read-list-ui'
import { parseCollectionQuery } from '../../request/parse-collection'
import { getListUiByIdContract, getListUiByNameContract } from './contract'

const handleByName = handleCall(getListUiByNameContract, async ({ params, query }, context: CallContext) => {
  const list = await openListByName(params.objectApiName, params.listViewApiName, context)
  return { body: await readListUi(list, parseCollectionQuery(query), context) }
})

const handleById = handleCall(getListUiByIdContract, async ({ params, query }, context: CallContext) => {
  const list = await openListById(params.listViewId, context)
  return { body: await readListUi(list, parseCollectionQuery(query), context) }
})

/** The calls that open a list view. */
export const handlers: readonly CallHandler[] = [handleByName, handleById]
