import type { ApiNameInput } from '@porchlight/data-service'
import { actionFilter, actionsTtlMs, checkObjectNames } from '../../request/actions/action-config-client'
import { required } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getLookupActionsContract } from './contract'

/** Lists the actions that a search for a record offers beside its results. */
export const getLookupActions = defineResourceRead<typeof getLookupActionsContract>()({
  name: 'getLookupActions',
  path: '/ui-api/actions/lookup/{objectApiNames}',
  parameters: {
    objectApiNames: required<ApiNameInput | readonly ApiNameInput[]>(checkObjectNames),
    ...actionFilter,
  },
  ttlMs: actionsTtlMs,
})

/** Which objects are searched. */
export type GetLookupActionsConfig = ConfigOf<typeof getLookupActions>
