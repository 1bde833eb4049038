import { defineReadAdapter } from '@porchlight/data-service'
import {
  type CheckedSummaries,
  type ListSummariesConfig,
  summariesRead,
  summariesRequest,
} from '../../request/lists/list-summaries-client'
import type { getListInfosByObjectNameContract, ListInfoSummariesRepresentation } from './contract'

const path: typeof getListInfosByObjectNameContract.path = '/ui-api/list-info/{objectApiName}'

/** Which page of the list views of an object. */
export interface GetListInfosByObjectNameConfig extends ListSummariesConfig {
  readonly objectApiName: string
}

/** Reads a page of the definitions of an object's list views by their names, or of those that the viewer opened last. */
export const getListInfosByObjectName = defineReadAdapter<
  GetListInfosByObjectNameConfig,
  CheckedSummaries,
  ListInfoSummariesRepresentation
>({
  name: 'getListInfosByObjectName',
  ...summariesRead,
  resourceRequest: (config) => summariesRequest(path, config),
})
