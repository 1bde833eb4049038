import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { openRecentList } from '../../request/lists/open-list'
import { readListPage } from '../../request/lists/read-list-page'
import { parseCollectionQuery } from '../../request/parse-collection'
import { getMruListRecordsContract } from './contract'

const handleMruListRecords = handleCall(
  getMruListRecordsContract,
  async ({ params, query }, context: CallContext) => {
    const list = await openRecentList(params.objectApiName, context)
    return { body: await readListPage(list, parseCollectionQuery(query), context) }
  },
)

/** The call that reads recent records. */
export const handlers: readonly CallHandler[] = [handleMruListRecords]
