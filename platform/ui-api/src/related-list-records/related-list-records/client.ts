import {
  type CheckedPageRead,
  checkBoolean,
  checkName,
  checkRecordId,
  defineBatchReadAdapter,
  defineListReadAdapter,
  missing,
  partsOnly,
} from '@porchlight/data-service'
import {
  type CheckedListPage,
  type CheckedListShape,
  checkListPage,
  defaultPageSize,
  type ListFilterConfig,
  type ListPageConfig,
  listEdition,
  listPageRequest,
  listPageTtlMs,
  listShapeKey,
  pageOfRead,
  pageReadOf,
} from '../../request/lists/list-page-client'
import { resourceRequest } from '../../request/resource-request-client'
import type {
  getRelatedListRecordsBatchContract,
  getRelatedListRecordsContract,
  postRelatedListRecordsContract,
  RelatedListRecordsRepresentation,
} from './contract'

const path: typeof getRelatedListRecordsContract.path & typeof postRelatedListRecordsContract.path =
  '/ui-api/related-list-records/{parentRecordId}/{relatedListId}'
const batchPath: typeof getRelatedListRecordsBatchContract.path =
  '/ui-api/related-list-records/batch/{parentRecordId}'

/** A page of one related list. */
export interface RelatedListPageConfig extends ListPageConfig, Pick<ListFilterConfig, 'where'> {
  /** The child relationship's name, such as `Cases`. */
  readonly relatedListId: string
  /** Requests `columnLabels`: the labels of the list's columns. */
  readonly includeColumnLabels?: boolean | undefined
}

/** A page of a related list of a record. */
export interface GetRelatedListRecordsConfig extends RelatedListPageConfig {
  /** 15 or 18 characters. */
  readonly parentRecordId: string
}

interface RelatedList {
  readonly parentRecordId: string
  readonly relatedListId: string
  readonly includeColumnLabels: true | undefined
  readonly shape: CheckedListShape
}

type CheckedRead = CheckedPageRead<RelatedList>

/** Reads a page of the records of a related list. */
export const getRelatedListRecords = defineListReadAdapter<
  GetRelatedListRecordsConfig,
  RelatedList,
  RelatedListRecordsRepresentation
>({
  name: 'getRelatedListRecords',
  checkConfig(config) {
    const parentRecordId = checkRecordId(config.parentRecordId)
    return parentRecordId === null ? null : checkPage(parentRecordId, config)
  },
  listKey: listKeyOf,
  resourceRequest(read) {
    const { parentRecordId, relatedListId, includeColumnLabels } = read.list
    const page = pageOfRead(read)
    const request = listPageRequest(path, { parentRecordId, relatedListId }, page)
    if (includeColumnLabels === undefined && !hasPlainNames(page)) return request
    return resourceRequest('POST', path, request.urlParams, {}, { ...page, includeColumnLabels })
  },
  defaultPageSize,
  ttlMs: listPageTtlMs,
  edition: (data, { parentRecordId, relatedListId }) =>
    listEdition(`relatedList:${parentRecordId}.${relatedListId}`, data),
})

/** Pages of several related lists of a record. */
export interface GetRelatedListRecordsBatchConfig {
  /** 15 or 18 characters. */
  readonly parentRecordId: string
  readonly relatedListParameters: readonly RelatedListPageConfig[]
}

interface CheckedBatch {
  readonly parentRecordId: string
  readonly reads: readonly CheckedRead[]
}

/** Reads a page of each of several related lists of a record. */
export const getRelatedListRecordsBatch = defineBatchReadAdapter<
  GetRelatedListRecordsBatchConfig,
  CheckedBatch,
  RelatedListRecordsRepresentation
>({
  name: 'getRelatedListRecordsBatch',
  checkConfig(config) {
    const parentRecordId = checkRecordId(config.parentRecordId)
    const parameters: unknown = config.relatedListParameters
    if (parentRecordId === null || !Array.isArray(parameters) || parameters.length === 0) return null
    const reads = parameters.map((entry: RelatedListPageConfig) => checkPage(parentRecordId, entry))
    const valid = reads.filter((read) => read !== null)
    return valid.length === reads.length ? { parentRecordId, reads: valid } : null
  },
  key: ({ reads }) => reads.map(getRelatedListRecords.key).join(),
  resourceRequest: ({ parentRecordId, reads }) =>
    resourceRequest(
      'POST',
      batchPath,
      { parentRecordId },
      {},
      {
        relatedListParameters: reads.map((read) => ({
          relatedListId: read.list.relatedListId,
          ...pageOfRead(read),
          includeColumnLabels: read.list.includeColumnLabels,
        })),
      },
    ),
  items: ({ reads }) => reads.map(getRelatedListRecords.key),
  itemKey: ({ reads }, item, index) => {
    const read = reads[index]
    return read === undefined ? item : getRelatedListRecords.storeKey(read)
  },
  keep: {
    put(result, { reads }, index, writer) {
      const read = reads[index]
      if (read !== undefined) getRelatedListRecords.ingest(result, read, writer)
    },
    find({ reads }, index, reader) {
      const read = reads[index]
      return read === undefined ? missing : getRelatedListRecords.select(read, partsOnly(reader))
    },
  },
  ttlMs: listPageTtlMs,
  errorTtlMs: listPageTtlMs,
  isCollection: true,
})

/** An entry needs the id of its list (`docs/specification/data-service.md` section 5); null without it. */
function checkPage(parentRecordId: string, config: RelatedListPageConfig): CheckedRead | null {
  if (typeof config !== 'object' || config === null) return null
  const relatedListId = checkName(config.relatedListId)
  if (relatedListId === null) return null
  return pageReadOf(
    {
      parentRecordId,
      relatedListId,
      includeColumnLabels: checkBoolean(config.includeColumnLabels) || undefined,
    },
    checkListPage(config, { where: config.where }),
  )
}

/** Names without their object are only allowed in a body. */
function hasPlainNames({ fields, optionalFields }: CheckedListPage): boolean {
  return [...(fields ?? []), ...(optionalFields ?? [])].some((name) => !name.includes('.'))
}

function listKeyOf({ parentRecordId, relatedListId, includeColumnLabels, shape }: RelatedList): string {
  const labels = includeColumnLabels === true ? '&labels' : ''
  return `${parentRecordId}.${relatedListId}?${listShapeKey(shape)}${labels}`
}
