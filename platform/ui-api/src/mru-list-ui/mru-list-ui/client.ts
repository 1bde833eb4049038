import { type ApiNameInput, checkObjectName, defineListReadAdapter } from '@porchlight/data-service'
import type { ListUIRepresentation } from '../../representation/list-ui-schema'
import { pageEdition, withListPage } from '../../request/lists/list-client'
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
import type { getMruListUiContract } from './contract'

const path: typeof getMruListUiContract.path = '/ui-api/mru-list-ui/{objectApiName}'

/** The list of an object's records that the viewer viewed most recently. */
export interface GetMruListUiConfig extends Omit<ListPageConfig, 'sortBy'> {
  readonly objectApiName: ApiNameInput
}

interface RecentList {
  readonly objectApiName: string
  readonly shape: CheckedListShape
}

/** Opens the list of the most recently viewed records. */
export const getMruListUi = defineListReadAdapter<GetMruListUiConfig, RecentList, ListUIRepresentation>({
  name: 'getMruListUi',
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
  pageOf: ({ records }) => records,
  withPage: withListPage,
  ttlMs: listPageTtlMs,
  edition: ({ records }) => pageEdition(records),
})
