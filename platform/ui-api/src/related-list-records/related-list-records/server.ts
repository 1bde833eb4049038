import { keepWithinBudget } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { columnLabel } from '../../representation/column-label'
import {
  describeRelatedListInfo,
  orderOf,
  plainInfoRequest,
  relatedListReference,
} from '../../representation/related-list-info'
import { pathFor } from '../../request/lists/list-view'
import { parseCollectionQuery } from '../../request/parse-collection'
import { parseOrderings } from '../../request/parse-request'
import { type CollectionRequest, readCollection } from '../../request/read-collection'
import { resourceUrl } from '../../request/records/find-object'
import {
  findParentRecord,
  type ParentRecord,
  parseParentRecord,
} from '../../request/related-lists/parent-record'
import { findRelatedList, type RelatedList } from '../../request/related-lists/related-list'
import { relatedListChoices } from '../../request/related-lists/related-list-choices'
import { settleItem } from '../../request/settle-item'
import {
  getRelatedListRecordsBatchContract,
  getRelatedListRecordsContract,
  postRelatedListRecordsContract,
  type RelatedListRecordsRepresentation,
} from './contract'

const pageSizes = { min: 1, max: 1999, fallback: 50 }

const handleGet = handleCall(
  getRelatedListRecordsContract,
  async ({ params, query }, context: CallContext) => {
    const parent = parseParentRecord(params.parentRecordId, context)
    const request = parseCollectionQuery(query)
    return { body: await relatedListRecords(parent, params.relatedListId, request, false, context) }
  },
)

const handlePost = handleCall(
  postRelatedListRecordsContract,
  async ({ params, body }, context: CallContext) => {
    const parent = parseParentRecord(params.parentRecordId, context)
    const { includeColumnLabels, ...request } = body
    return {
      body: await relatedListRecords(
        parent,
        params.relatedListId,
        { ...request, qualified: false },
        includeColumnLabels === true,
        context,
      ),
    }
  },
)

const handleBatch = handleCall(
  getRelatedListRecordsBatchContract,
  async ({ params, body }, context: CallContext) => {
    const sizes = body.relatedListParameters.map(({ pageSize }) => pageSize ?? pageSizes.fallback)
    // An invalid size is rejected with its own list and leaves no extra room for the others.
    keepWithinBudget(
      'rows',
      sizes.reduce((sum, size) => sum + Math.max(size, 0), 0),
    )
    const parent = await findParentRecord(params.parentRecordId, context)
    const results = await Promise.all(
      body.relatedListParameters.map(({ relatedListId, includeColumnLabels, ...request }) =>
        settleItem(() =>
          relatedListRecords(
            parent,
            relatedListId,
            { ...request, qualified: false },
            includeColumnLabels === true,
            context,
          ),
        ),
      ),
    )
    return { body: { results } }
  },
)

/** The calls that read the records of related lists. */
export const handlers: readonly CallHandler[] = [handleGet, handlePost, handleBatch]

async function relatedListRecords(
  parent: ParentRecord,
  relatedListId: string,
  request: CollectionRequest,
  withColumnLabels: boolean,
  context: CallContext,
): Promise<RelatedListRecordsRepresentation> {
  const list = findRelatedList(parent.object, relatedListId, context)
  const choices = await relatedListChoices(list, context)
  const info = describeRelatedListInfo(list, choices, plainInfoRequest, context.viewer)
  const sortBy = sortableOf(list, request.sortBy ?? [], context)
  const collection = await readCollection({
    object: list.child,
    condition: null,
    parent: { fieldApiName: list.reference.apiName, recordId: parent.recordId },
    columns: list.columns.map(({ fieldApiName }) => fieldApiName),
    orderedBy: orderOf(list, choices),
    request: { ...request, sortBy },
    pageSizes,
    pageUrl: resourceUrl(context, `/related-list-records/${parent.recordId}/${list.relatedListId}`),
    listReference: relatedListReference(list, parent.recordId, null),
    listInfoETag: info.eTag,
    context,
  })
  return { ...collection, columnLabels: withColumnLabels ? columnLabels(list, context) : {} }
}

/** A requested sort that the list does not support is ignored (`docs/specification/ui-api.md`, sortBy). */
function sortableOf(list: RelatedList, sortBy: readonly string[], context: CallContext): readonly string[] {
  const orderings = parseOrderings(list.child, sortBy)
  return sortBy.filter((_, index) => {
    const name = orderings[index]?.field ?? ''
    return pathFor(name, list.child, context.viewer, context)?.field.sortable === true
  })
}

function columnLabels(list: RelatedList, { viewer }: CallContext): Readonly<Record<string, string>> {
  return Object.fromEntries(
    list.columns.map((column): [string, string] => [
      column.fieldApiName,
      columnLabel(column.path, viewer.language),
    ]),
  )
}
