import { checkName, defineReadAdapter } from '@porchlight/data-service'
import { listSummariesTtlMs, summariesEdition } from '../../request/lists/list-client'
import {
  type CheckedSummaries,
  checkSummaries,
  type ListSummariesConfig,
  summariesKey,
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
  checkConfig(config) {
    const objectApiName = checkName(config.objectApiName)
    return objectApiName === null ? null : checkSummaries(objectApiName, config)
  },
  key: summariesKey,
  resourceRequest: (config) => summariesRequest(path, config),
  ttlMs: listSummariesTtlMs,
  edition: (_body, { objectApiName }) => summariesEdition(objectApiName),
})
