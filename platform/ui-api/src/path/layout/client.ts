import { checkRecordId } from '@porchlight/data-service'
import type { LayoutMode } from '@porchlight/metadata'
import { checkLayoutMode } from '../../request/layouts/layout-config-client'
import { formFactor, ifGiven, name, objectName, optional } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getPathLayoutContract } from './contract'

/** The path of an object's records through their states, with guidance and key fields of each. */
export const getPathLayout = defineResourceRead<typeof getPathLayoutContract>()({
  name: 'getPathLayout',
  path: '/ui-api/path/layout/{objectApiName}',
  parameters: {
    objectApiName: objectName,
    layoutOverride: name,
    formFactor,
    mode: optional<LayoutMode>(checkLayoutMode),
    recordTypeId: ifGiven<string>(checkRecordId),
  },
  ttlMs: 900_000,
})

/**
 * Which path of an object: `layoutOverride` is the api name of the picklist whose states it consists of, or `Default`
 * for the object's first. Without `recordTypeId`, that of the master record type; null is not valid.
 */
export type GetPathLayoutConfig = ConfigOf<typeof getPathLayout>
