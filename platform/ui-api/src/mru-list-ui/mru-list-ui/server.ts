import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { openRecentList } from '../../request/lists/open-list'
import { readListUi } from '../../request/lists/read-list-ui'
import { parseCollectionQuery } from '../../request/parse-collection'
import { getMruListUiContract } from './contract'

const handleMruListUi = handleCall(getMruListUiContract, async ({ params, query }, context: CallContext) => {
  const list = await openRecentList(params.objectApiName, context)
  return { body: await readListUi(list, parseCollectionQuery(query), context) }
})

/** The call that opens the list of recent records. */
export const handlers: readonly CallHandler[] = [handleMruListUi]
