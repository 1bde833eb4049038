import { objectName } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getListObjectInfoContract } from './contract'

/** Describes the options for list views of an object. */
export const getListObjectInfo = defineResourceRead<typeof getListObjectInfoContract>()({
  name: 'getListObjectInfo',
  path: '/ui-api/list-object-info/{objectApiName}',
  parameters: { objectApiName: objectName },
  ttlMs: 900_000,
})

/** Which object. */
export type GetListObjectInfoConfig = ConfigOf<typeof getListObjectInfo>
