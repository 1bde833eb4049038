import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { openRecentList } from '../../request/open-list'
import { parseCollectionQuery } from '../../request/parse-collection'
import { readListUi } from '../../request/read-list-ui'
import { getMruListUiContract } from './contract'

const handleMruListUi = handleCall(getMruListUiContract, async ({ params, query }, context: CallContext) => {
  const list = await openRecentList(params.objectApiName, context)
  return { body: await readListUi(list, parseCollectionQuery(query), context) }
})

/** The call that opens the list of recent records. */
export const handlers: readonly CallHandler[] = [handleMruListUi]
