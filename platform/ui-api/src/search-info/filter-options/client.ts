import { name, objectName, optionalText } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getSearchFilterOptionsContract } from './contract'

/** Returns the options of a search filter. */
export const getSearchFilterOptions = defineResourceRead<typeof getSearchFilterOptionsContract>()({
  name: 'getSearchFilterOptions',
  path: '/ui-api/search-info/{objectApiName}/filters/{filterApiName}/options',
  parameters: { objectApiName: objectName, filterApiName: name, q: optionalText },
  ttlMs: 30_000,
})

/** The filter, and the text typed to narrow its options. */
export type GetSearchFilterOptionsConfig = ConfigOf<typeof getSearchFilterOptions>
