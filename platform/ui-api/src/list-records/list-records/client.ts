import { checkRecordId, defineListReadAdapter } from '@porchlight/data-service'
import type { ListPageRepresentation } from '../../representation/list-page-schema'
import {
  type CheckedListName,
  checkListName,
  isRecentList,
  type ListNameConfig,
  listNameKey,
  pageEdition,
} from '../../request/lists/list-client'
import {
  type CheckedListShape,
  checkListPage,
  defaultPageSize,
  type ListFilterConfig,
  type ListPageConfig,
  listPageQuery,
  listPageRequest,
  listPageTtlMs,
  listShapeKey,
  pageOfRead,
  pageReadOf,
} from '../../request/lists/list-page-client'
import type {
  getListRecordsByIdContract,
  getListRecordsByNameContract,
  postListRecordsByNameContract,
} from './contract'

const namePath: typeof getListRecordsByNameContract.path & typeof postListRecordsByNameContract.path =
  '/ui-api/list-records/{objectApiName}/{listViewApiName}'
const idPath: typeof getListRecordsByIdContract.path = '/ui-api/list-records/{listViewId}'

/** A page of a list view, named by object and list view. */
export interface GetListRecordsByNameConfig extends ListPageConfig, ListFilterConfig, ListNameConfig {}

interface ListByName extends CheckedListName {
  readonly shape: CheckedListShape
}

/** Reads a page of the records of a list view. */
export const getListRecordsByName = defineListReadAdapter<
  GetListRecordsByNameConfig,
  ListByName,
  ListPageRepresentation
>({
  name: 'getListRecordsByName',
  checkConfig(config) {
    const name = checkListName(config)
    if (name === null) return null
    const page = checkListPage(config, config)
    return pageReadOf(name, isRecentList(name.listViewApiName) ? { ...page, sortBy: undefined } : page)
  },
  listKey: (list) => `${listNameKey(list)}?${listShapeKey(list.shape)}`,
  resourceRequest(read) {
    const { objectApiName, listViewApiName } = read.list
    return listPageRequest(namePath, { objectApiName, listViewApiName }, pageOfRead(read))
  },
  defaultPageSize,
  ttlMs: listPageTtlMs,
  edition: pageEdition,
})

/** A page of a list view, named by its id; field names are qualified. */
export interface GetListRecordsByIdConfig extends ListPageConfig, ListFilterConfig {
  /** 15 or 18 characters. */
  readonly listViewId: string
}

interface ListById {
  readonly listViewId: string
  readonly shape: CheckedListShape
}

/** Reads a page of the records of the list view of that id. */
export const getListRecordsById = defineListReadAdapter<
  GetListRecordsByIdConfig,
  ListById,
  ListPageRepresentation
>({
  name: 'getListRecordsById',
  checkConfig(config) {
    const listViewId = checkRecordId(config.listViewId)
    return listViewId === null ? null : pageReadOf({ listViewId }, checkListPage(config, config))
  },
  listKey: ({ listViewId, shape }) => `${listViewId}?${listShapeKey(shape)}`,
  resourceRequest: (read) => listPageQuery(idPath, { listViewId: read.list.listViewId }, pageOfRead(read)),
  defaultPageSize,
  ttlMs: listPageTtlMs,
  edition: pageEdition,
})
