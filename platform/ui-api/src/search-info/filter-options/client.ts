import {
  type ApiNameInput,
  checkName,
  checkObjectName,
  checkString,
  defineReadAdapter,
} from '@porchlight/data-service'
import { resourceRequest } from '../../request/resource-request-client'
import type { getSearchFilterOptionsContract, SearchFilterOptionsRepresentation } from './contract'

const path: typeof getSearchFilterOptionsContract.path =
  '/ui-api/search-info/{objectApiName}/filters/{filterApiName}/options'

/** Which filter, and what was typed to narrow its options. */
export interface GetSearchFilterOptionsConfig {
  readonly objectApiName: ApiNameInput
  readonly filterApiName: string
  readonly q?: string | undefined
}

interface CheckedConfig {
  readonly objectApiName: string
  readonly filterApiName: string
  readonly q: string | undefined
}

/** Tells what a filter of a search can be given. */
export const getSearchFilterOptions = defineReadAdapter<
  GetSearchFilterOptionsConfig,
  CheckedConfig,
  SearchFilterOptionsRepresentation
>({
  name: 'getSearchFilterOptions',
  checkConfig(config) {
    const objectApiName = checkObjectName(config.objectApiName)
    const filterApiName = checkName(config.filterApiName)
    if (objectApiName === null || filterApiName === null) return null
    return { objectApiName, filterApiName, q: checkString(config.q) }
  },
  key: (config) => `${config.objectApiName}.${config.filterApiName}?${config.q ?? ''}`,
  resourceRequest: ({ objectApiName, filterApiName, q }) =>
    resourceRequest('GET', path, { objectApiName, filterApiName }, { q }),
  ttlMs: 30_000,
})
