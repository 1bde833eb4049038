import { actionFilter, actionsTtlMs, recordIds } from '../../request/actions/action-config-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getRelatedListRecordActionsContract } from './contract'

/** Lists the actions that the viewer can perform on records of related lists. */
export const getRelatedListRecordActions = defineResourceRead<typeof getRelatedListRecordActionsContract>()({
  name: 'getRelatedListRecordActions',
  path: '/ui-api/actions/record/{recordIds}/related-list-record/{relatedListRecordIds}',
  parameters: { recordIds, relatedListRecordIds: recordIds, ...actionFilter },
  ttlMs: actionsTtlMs,
})

/** Which records of related lists, and the records whose lists they are in. */
export type GetRelatedListRecordActionsConfig = ConfigOf<typeof getRelatedListRecordActions>
