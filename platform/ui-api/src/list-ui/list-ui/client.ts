import {
  type ApiNameInput,
  type CheckedPageRead,
  checkObjectName,
  checkRecordId,
  clientErrors,
  DataServiceError,
  defineListReadAdapter,
  type ResourceRequest,
} from '@porchlight/data-service'
import type { getMruListUiContract } from '../../mru-list-ui/mru-list-ui/contract'
import type { ListUIRepresentation } from '../../representation/list-ui-schema'
import {
  type CheckedListName,
  checkListName,
  isRecentList,
  listNameKey,
  listSummariesTtlMs,
  pageEdition,
  summariesEdition,
  withListPage,
} from '../../request/lists/list-client'
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
import {
  type CheckedSummaries,
  checkSummaries,
  type ListSummariesConfig,
  summariesKey,
  summariesRequest,
} from '../../request/lists/list-summaries-client'
import type {
  getListViewSummariesContract,
  ListViewSummariesRepresentation,
} from '../list-view-summaries/contract'
import type { getListUiByIdContract, getListUiByNameContract } from './contract'

const namePath: typeof getListUiByNameContract.path = '/ui-api/list-ui/{objectApiName}/{listViewApiName}'
const idPath: typeof getListUiByIdContract.path = '/ui-api/list-ui/{listViewId}'
const recentPath: typeof getMruListUiContract.path = '/ui-api/mru-list-ui/{objectApiName}'
const summariesPath: typeof getListViewSummariesContract.path = '/ui-api/list-ui/{objectApiName}'

/**
 * A list view by `listViewId`, or by `objectApiName` and `listViewApiName` (`__Recent`, in any case, for the most
 * recently viewed records); with only the object, a page of its list views. Field names are qualified.
 */
export interface GetListUiConfig extends ListPageConfig, Pick<ListSummariesConfig, 'q' | 'recentListsOnly'> {
  readonly listViewId?: string | undefined
  readonly objectApiName?: ApiNameInput | undefined
  readonly listViewApiName?: string | undefined
}

type PagedList =
  | { readonly kind: 'id'; readonly listViewId: string; readonly shape: CheckedListShape }
  | { readonly kind: 'name'; readonly name: CheckedListName; readonly shape: CheckedListShape }
  | { readonly kind: 'recent'; readonly objectApiName: string; readonly shape: CheckedListShape }

type OpenedList = PagedList | { readonly kind: 'summaries'; readonly summaries: CheckedSummaries }

type ListUiData = ListUIRepresentation | ListViewSummariesRepresentation

/** Opens a list view with a page of its records, or lists the list views of an object. */
export const getListUi = defineListReadAdapter<GetListUiConfig, OpenedList, ListUiData>({
  name: 'getListUi',
  checkConfig(config) {
    if (config.listViewId === undefined && config.objectApiName === undefined) {
      throw new DataServiceError(clientErrors.unrecognizedConfig)
    }
    return config.listViewId === undefined ? checkNamed(config) : checkById(config)
  },
  listKey: keyOf,
  resourceRequest: requestOf,
  defaultPageSize,
  pageOf: (data) => ('records' in data ? data.records : null),
  withPage: (data, page) => ('records' in data ? withListPage(data, page) : data),
  ttlMs: listPageTtlMs,
  ttlOf: ({ kind }) => (kind === 'summaries' ? listSummariesTtlMs : null),
  edition(data, list) {
    if (list.kind === 'summaries') return summariesEdition(list.summaries.objectApiName)
    return 'records' in data ? pageEdition(data.records) : undefined
  },
})

function checkById(config: GetListUiConfig): CheckedPageRead<OpenedList> | null {
  const listViewId = checkRecordId(config.listViewId)
  return listViewId === null ? null : pageReadOf({ kind: 'id' as const, listViewId }, checkListPage(config))
}

function checkNamed(config: GetListUiConfig): CheckedPageRead<OpenedList> | null {
  const { listViewApiName } = config
  if (listViewApiName === undefined) {
    const objectApiName = checkObjectName(config.objectApiName)
    if (objectApiName === null) return null
    const summaries = checkSummaries(objectApiName, config)
    return { list: { kind: 'summaries', summaries }, pageSize: undefined, pageToken: undefined }
  }
  const { objectApiName } = config
  const name = checkListName({ listViewApiName, ...(objectApiName === undefined ? {} : { objectApiName }) })
  if (name === null) return null
  const page = checkListPage(config)
  return isRecentList(name.listViewApiName)
    ? pageReadOf(
        { kind: 'recent' as const, objectApiName: name.objectApiName },
        { ...page, sortBy: undefined },
      )
    : pageReadOf({ kind: 'name' as const, name }, page)
}

function keyOf(list: OpenedList): string {
  switch (list.kind) {
    case 'id':
      return `${list.listViewId}?${listShapeKey(list.shape)}`
    case 'name':
      return `${listNameKey(list.name)}?${listShapeKey(list.shape)}`
    case 'recent':
      return `${list.objectApiName}.__Recent?${listShapeKey(list.shape)}`
    case 'summaries':
      return summariesKey(list.summaries)
  }
}

function requestOf({ list, pageSize, pageToken }: CheckedPageRead<OpenedList>): ResourceRequest {
  if (list.kind === 'summaries') return summariesRequest(summariesPath, list.summaries)
  const page = pageOfRead({ list, pageSize, pageToken })
  switch (list.kind) {
    case 'id':
      return listPageQuery(idPath, { listViewId: list.listViewId }, page)
    case 'name':
      return listPageQuery(namePath, { ...list.name }, page)
    case 'recent':
      return listPageQuery(recentPath, { objectApiName: list.objectApiName }, page)
  }
}
