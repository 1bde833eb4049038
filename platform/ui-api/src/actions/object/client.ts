import { actionFilter, actionsTtlMs } from '../../request/actions/action-config-client'
import { objectName } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getObjectCreateActionsContract } from './contract'

/** Lists the actions of the page that creates a record of an object. */
export const getObjectCreateActions = defineResourceRead<typeof getObjectCreateActionsContract>()({
  name: 'getObjectCreateActions',
  path: '/ui-api/actions/object/{objectApiName}/record-create',
  parameters: { objectApiName: objectName, ...actionFilter },
  ttlMs: actionsTtlMs,
})

/** Which object to create a record of. */
export type GetObjectCreateActionsConfig = ConfigOf<typeof getObjectCreateActions>
