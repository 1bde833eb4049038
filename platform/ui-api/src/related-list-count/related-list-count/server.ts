import { fail } from '@porchlight/errors'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { relatedListReference } from '../../representation/related-list-info'
import { findParentRecord, type ParentRecord } from '../../request/related-lists/parent-record'
import { findRelatedList } from '../../request/related-lists/related-list'
import { parseBatchNames } from '../../request/related-lists/related-list-names'
import { settleItem } from '../../request/settle-item'
import {
  getRelatedListCountContract,
  getRelatedListsCountContract,
  type RelatedListCountRepresentation,
} from './contract'

/** The maximum count, and the default. */
const countLimit = 1_999

const handleCount = handleCall(
  getRelatedListCountContract,
  async ({ params, query }, context: CallContext) => {
    const max = parseMaxCount(query.maxCount)
    const parent = await findParentRecord(params.parentRecordId, context)
    return { body: await countRelated(parent, params.relatedListId, max, context) }
  },
)

const handleBatch = handleCall(
  getRelatedListsCountContract,
  async ({ params, query }, context: CallContext) => {
    const max = parseMaxCount(query.maxCount)
    const names = parseBatchNames(params.relatedListNames, 'relatedListNames')
    const parent = await findParentRecord(params.parentRecordId, context)
    const results = await Promise.all(
      names.map((name) => settleItem(() => countRelated(parent, name, max, context))),
    )
    return { body: { results } }
  },
)

/** The calls that count the records of related lists. */
export const handlers: readonly CallHandler[] = [handleCount, handleBatch]

async function countRelated(
  parent: ParentRecord,
  relatedListId: string,
  max: number,
  context: CallContext,
): Promise<RelatedListCountRepresentation> {
  const list = findRelatedList(parent.object, relatedListId, context)
  const { count, hasMore } = await context.engine.countRecords(
    context.viewer,
    {
      objectApiName: list.child.apiName,
      condition: null,
      parent: { fieldApiName: list.reference.apiName, recordId: parent.recordId },
      searchTerm: null,
    },
    max,
  )
  return { count, hasMore, listReference: relatedListReference(list, parent.recordId, null) }
}

/** The platform calls the parameter by another name in its error. */
function parseMaxCount(value: string | undefined): number {
  if (value === undefined) return countLimit
  const max = Number(value)
  if (!Number.isInteger(max) || max < 1 || max > countLimit) {
    throw fail('numberOutsideRange', { parameter: 'maxSize', min: 1, max: countLimit })
  }
  return max
}
