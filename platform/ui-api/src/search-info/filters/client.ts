import {
  type ApiNameInput,
  checkName,
  checkObjectName,
  checkString,
  defineReadAdapter,
} from '@porchlight/data-service'
import { resourceRequest } from '../../request/resource-request-client'
import type { getSearchFilterMetadataContract, SearchFilterMetadataRepresentation } from './contract'

const path: typeof getSearchFilterMetadataContract.path = '/ui-api/search-info/{objectApiName}/filters'

/** Whose search, and where it is shown. */
export interface GetSearchFilterMetadataConfig {
  readonly objectApiName: ApiNameInput
  /** `Web` or `Mobile`. */
  readonly channel?: string | undefined
  /** A list view of the object. */
  readonly configurationName?: string | undefined
}

interface CheckedConfig {
  readonly objectApiName: string
  readonly channel: string | undefined
  readonly configurationName: string | undefined
}

/** Tells by what a search of an object can be filtered. */
export const getSearchFilterMetadata = defineReadAdapter<
  GetSearchFilterMetadataConfig,
  CheckedConfig,
  SearchFilterMetadataRepresentation
>({
  name: 'getSearchFilterMetadata',
  checkConfig(config) {
    const objectApiName = checkObjectName(config.objectApiName)
    if (objectApiName === null) return null
    return {
      objectApiName,
      channel: checkString(config.channel),
      configurationName: checkName(config.configurationName) ?? undefined,
    }
  },
  key: (config) =>
    `${config.objectApiName}?${JSON.stringify([config.channel ?? null, config.configurationName ?? null])}`,
  resourceRequest: ({ objectApiName, ...query }) => resourceRequest('GET', path, { objectApiName }, query),
  ttlMs: 30_000,
})
