import { type ApiNameInput, checkObjectName, defineListReadAdapter } from '@porchlight/data-service'
import type { ListPageRepresentation } from '../../representation/list-page-schema'
import { pageEdition } from '../../request/lists/list-client'
import {
  type CheckedListShape,
  checkListPage,
  defaultPageSize,
  type ListPageConfig,
  listPageQuery,
  listPageTtlMs,
  listShapeKey,
  pageOfRead,
  pageReadOf,
} from '../../request/lists/list-page-client'
import type { getMruListRecordsContract } from './contract'

const path: typeof getMruListRecordsContract.path = '/ui-api/mru-list-records/{objectApiName}'

/** A page of an object's records that the viewer viewed most recently; they are ordered by when they were viewed. */
export interface GetMruListRecordsConfig extends Omit<ListPageConfig, 'sortBy'> {
  readonly objectApiName: ApiNameInput
}

interface RecentList {
  readonly objectApiName: string
  readonly shape: CheckedListShape
}

/** Reads a page of the most recently viewed records. */
export const getMruListRecords = defineListReadAdapter<
  GetMruListRecordsConfig,
  RecentList,
  ListPageRepresentation
>({
  name: 'getMruListRecords',
  checkConfig(config) {
    const objectApiName = checkObjectName(config.objectApiName)
    return objectApiName === null
      ? null
      : pageReadOf({ objectApiName }, { ...checkListPage(config), sortBy: undefined })
  },
  listKey: ({ objectApiName, shape }) => `${objectApiName}?${listShapeKey(shape)}`,
  resourceRequest: (read) =>
    listPageQuery(path, { objectApiName: read.list.objectApiName }, pageOfRead(read)),
  defaultPageSize,
  ttlMs: listPageTtlMs,
  edition: pageEdition,
})
