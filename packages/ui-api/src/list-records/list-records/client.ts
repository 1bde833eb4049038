import { checkName, defineReadAdapter } from '@porchlight/data-service'
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
  getListRecordsByNameContract,
  ListRecordsRepresentation,
  postListRecordsByNameContract,
} from './contract'

const path: typeof getListRecordsByNameContract.path & typeof postListRecordsByNameContract.path =
  '/ui-api/list-records/{objectApiName}/{listViewApiName}'

/** A page of a list view, named by object and list view. */
export interface GetListRecordsByNameConfig extends ListPageConfig {
  readonly objectApiName: string
  readonly listViewApiName: string
  readonly searchTerm?: string | undefined
}

interface CheckedConfig {
  readonly objectApiName: string
  readonly listViewApiName: string
  readonly page: CheckedListPage
}

/** Reads a page of the records of a list view. */
export const getListRecordsByName = defineReadAdapter<
  GetListRecordsByNameConfig,
  CheckedConfig,
  ListRecordsRepresentation
>({
  name: 'getListRecordsByName',
  checkConfig(config) {
    const objectApiName = checkName(config.objectApiName)
    const listViewApiName = checkName(config.listViewApiName)
    if (objectApiName === null || listViewApiName === null) return null
    return { objectApiName, listViewApiName, page: checkListPage(config, config.searchTerm) }
  },
  key: (config) => `${config.objectApiName}.${config.listViewApiName}?${listPageKey(config.page)}`,
  resourceRequest: (config) =>
    listPageRequest(
      path,
      { objectApiName: config.objectApiName, listViewApiName: config.listViewApiName },
      config.page,
    ),
  ttlMs: listPageTtlMs,
  edition: (body, config) => listEdition(`listView:${config.objectApiName}.${config.listViewApiName}`, body),
})
