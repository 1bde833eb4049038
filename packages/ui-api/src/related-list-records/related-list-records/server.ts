import { fail } from '@porchlight/errors'
import { keyPrefixOf, type ResolvedObject, type ResolvedRelatedList } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { parseNames, parseRecordId } from '../../request/parse-request'
import { type CollectionRequest, readCollection } from '../../request/read-collection'
import {
  getRelatedListRecordsContract,
  postRelatedListRecordsContract,
  type RelatedListRecordsRepresentation,
} from './contract'

const pageSizes = { min: 1, max: 1999, fallback: 50 }

const handleGet = handleCall(
  getRelatedListRecordsContract,
  async ({ params, query }, context: CallContext) => {
    const request = {
      ...query,
      fields: parseNames(query.fields),
      optionalFields: parseNames(query.optionalFields),
      sortBy: parseNames(query.sortBy),
      qualified: true,
    }
    return { body: await relatedListRecords(params, request, false, context) }
  },
)

const handlePost = handleCall(
  postRelatedListRecordsContract,
  async ({ params, body }, context: CallContext) => {
    const { includeColumnLabels, ...request } = body
    const collection = { ...request, qualified: false }
    return { body: await relatedListRecords(params, collection, includeColumnLabels === true, context) }
  },
)

/** The calls that read the records of a related list. */
export const handlers: readonly CallHandler[] = [handleGet, handlePost]

async function relatedListRecords(
  params: { readonly parentRecordId: string; readonly relatedListId: string },
  request: CollectionRequest,
  withColumnLabels: boolean,
  context: CallContext,
): Promise<RelatedListRecordsRepresentation> {
  const parentRecordId = parseRecordId(params.parentRecordId, 'parentRecordId')
  const parent = context.metadata.objectByKeyPrefix(keyPrefixOf(parentRecordId))
  if (parent === undefined) throw fail('notFound')
  const list = relatedListOf(parent, params.relatedListId)
  const child = context.metadata.object(list.childObjectApiName)
  if (child === undefined) throw fail('unsupportedRelatedList', { relatedListId: list.relatedListId })
  const collection = await readCollection({
    object: child,
    condition: null,
    parent: { fieldApiName: list.fieldApiName, recordId: parentRecordId },
    columns: list.displayColumns,
    orderedBy: list.orderedBy,
    request,
    pageSizes,
    pageUrl: `/services/data/${context.apiVersion}/ui-api/related-list-records/${parentRecordId}/${list.relatedListId}`,
    listReference: {
      id: null,
      inContextOfRecordId: parentRecordId,
      listViewApiName: null,
      objectApiName: null,
      parentObjectApiName: parent.apiName,
      recordTypeId: null,
      relatedListId: list.relatedListId,
      type: 'relatedList' as const,
    },
    listInfoETag: context.metadata.version,
    context,
  })
  return withColumnLabels ? { ...collection, columnLabels: columnLabels(list, child, context) } : collection
}

function relatedListOf(parent: ResolvedObject, relatedListId: string): ResolvedRelatedList {
  const wanted = relatedListId.toLowerCase()
  const list = parent.relatedLists.find((candidate) => candidate.relatedListId.toLowerCase() === wanted)
  if (list === undefined) throw fail('unsupportedRelatedList', { relatedListId: relatedListId.slice(0, 80) })
  return list
}

function columnLabels(
  list: ResolvedRelatedList,
  child: ResolvedObject,
  context: CallContext,
): Readonly<Record<string, string>> {
  const { language, class: viewerClass } = context.viewer
  const readable = child.access[viewerClass].read
  return Object.fromEntries(
    list.displayColumns.flatMap((column) => {
      const field = child.fields.get(column)
      return field !== undefined && readable.has(column) ? [[column, field.label[language]]] : []
    }),
  )
}
