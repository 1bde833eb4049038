import { checkName, defineReadAdapter } from '@porchlight/data-service'
import { listSummariesTtlMs, summariesEdition } from '../../request/lists/list-client'
import {
  type CheckedSummaries,
  checkSummaries,
  type ListSummariesConfig,
  summariesKey,
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
  checkConfig(config) {
    const objectApiName = checkName(config.objectApiName)
    return objectApiName === null ? null : checkSummaries(objectApiName, config)
  },
  key: summariesKey,
  resourceRequest: (config) => summariesRequest(path, config),
  ttlMs: listSummariesTtlMs,
  edition: (_body, { objectApiName }) => summariesEdition(objectApiName),
})
