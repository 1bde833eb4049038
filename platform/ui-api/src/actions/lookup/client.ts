import { actionFilter, actionsTtlMs, checkNames } from '../../request/actions/action-config-client'
import { required } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getLookupActionsContract } from './contract'

/** Lists the actions that a search for a record offers beside its results. */
export const getLookupActions = defineResourceRead<typeof getLookupActionsContract>()({
  name: 'getLookupActions',
  path: '/ui-api/actions/lookup/{objectApiNames}',
  parameters: { objectApiNames: required<string | readonly string[]>(checkNames), ...actionFilter },
  ttlMs: actionsTtlMs,
})

/** Which objects are searched. */
export type GetLookupActionsConfig = ConfigOf<typeof getLookupActions>
