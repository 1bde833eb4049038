import { defineReadAdapter } from '@porchlight/data-service'
import {
  type CheckedSummaries,
  type ListSummariesConfig,
  summariesRead,
  summariesRequest,
} from '../../request/lists/list-summaries-client'
import type { getListViewSummariesContract, ListViewSummariesRepresentation } from './contract'

const path: typeof getListViewSummariesContract.path = '/ui-api/list-ui/{objectApiName}'

/** Which page of the list views of an object. */
export interface GetListViewSummariesConfig extends ListSummariesConfig {
  readonly objectApiName: string
}

/** Reads a page of the list views of an object, or of those that the viewer opened last. */
export const getListViewSummaries = defineReadAdapter<
  GetListViewSummariesConfig,
  CheckedSummaries,
  ListViewSummariesRepresentation
>({
  name: 'getListViewSummaries',
  ...summariesRead,
  resourceRequest: (config) => summariesRequest(path, config),
})
