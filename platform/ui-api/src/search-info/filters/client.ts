import { objectName, optionalName, optionalText } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getSearchFilterMetadataContract } from './contract'

/** Describes the filters of an object's search. */
export const getSearchFilterMetadata = defineResourceRead<typeof getSearchFilterMetadataContract>()({
  name: 'getSearchFilterMetadata',
  path: '/ui-api/search-info/{objectApiName}/filters',
  parameters: { objectApiName: objectName, channel: optionalText, configurationName: optionalName },
  ttlMs: 30_000,
})

/** The object whose search it is, where it is shown (`Web` or `Mobile`), and in which list view of the object. */
export type GetSearchFilterMetadataConfig = ConfigOf<typeof getSearchFilterMetadata>
