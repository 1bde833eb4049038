// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { handlers as listRecordsListRecordsHandlers } from './list-records/list-records/server'
import { handlers as objectInfoObjectInfoHandlers } from './object-info/object-info/server'
import { handlers as recordsRecordHandlers } from './records/record/server'
import { handlers as relatedListRecordsRelatedListRecordsHandlers } from './related-list-records/related-list-records/server'

/** The handlers of every folder. */
export const handlers = [
  ...listRecordsListRecordsHandlers,
  ...objectInfoObjectInfoHandlers,
  ...recordsRecordHandlers,
  ...relatedListRecordsRelatedListRecordsHandlers,
]

export {
  type CallAnswer,
  type CallContext,
  type CallHandler,
  type CallRequest,
  handleCall,
} from './define/handler'
