import { actionsTtlMs, recordActionFilter } from '../../request/actions/action-config-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getGlobalActionsContract } from './contract'

/** Lists the actions that are performed on no record. */
export const getGlobalActions = defineResourceRead<typeof getGlobalActionsContract>()({
  name: 'getGlobalActions',
  path: '/ui-api/actions/global',
  parameters: recordActionFilter,
  ttlMs: actionsTtlMs,
})

/** Which of the actions that are performed on no record. */
export type GetGlobalActionsConfig = ConfigOf<typeof getGlobalActions>
