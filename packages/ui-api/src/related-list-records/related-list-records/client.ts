import { checkName, checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import {
  type CheckedListPage,
  checkListPage,
  type ListPageConfig,
  listEdition,
  listPageKey,
  listPageRequest,
  listPageTtlMs,
} from '../../request/list-page-client'
import type {
  getRelatedListRecordsContract,
  postRelatedListRecordsContract,
  RelatedListRecordsRepresentation,
} from './contract'

const path: typeof getRelatedListRecordsContract.path & typeof postRelatedListRecordsContract.path =
  '/ui-api/related-list-records/{parentRecordId}/{relatedListId}'

/** A page of a related list of a record. */
export interface GetRelatedListRecordsConfig extends ListPageConfig {
  /** 15 or 18 characters. */
  readonly parentRecordId: string
  /** The child relationship's name, such as `Cases`. */
  readonly relatedListId: string
}

interface CheckedConfig {
  readonly parentRecordId: string
  readonly relatedListId: string
  readonly page: CheckedListPage
}

/** Reads a page of the records of a related list. */
export const getRelatedListRecords = defineReadAdapter<
  GetRelatedListRecordsConfig,
  CheckedConfig,
  RelatedListRecordsRepresentation
>({
  name: 'getRelatedListRecords',
  checkConfig(config) {
    const parentRecordId = checkRecordId(config.parentRecordId)
    const relatedListId = checkName(config.relatedListId)
    if (parentRecordId === null || relatedListId === null) return null
    return { parentRecordId, relatedListId, page: checkListPage(config) }
  },
  key: (config) => `${config.parentRecordId}.${config.relatedListId}?${listPageKey(config.page)}`,
  resourceRequest: (config) =>
    listPageRequest(
      path,
      { parentRecordId: config.parentRecordId, relatedListId: config.relatedListId },
      config.page,
    ),
  ttlMs: listPageTtlMs,
  edition: (body, config) =>
    listEdition(`relatedList:${config.parentRecordId}.${config.relatedListId}`, body),
})
