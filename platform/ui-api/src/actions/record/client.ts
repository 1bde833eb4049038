import {
  actionFilter,
  actionsTtlMs,
  recordActionFilter,
  recordIds,
} from '../../request/actions/action-config-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getRecordActionsContract, getRecordEditActionsContract } from './contract'

/** Lists the actions that the viewer can perform on records in their current state. */
export const getRecordActions = defineResourceRead<typeof getRecordActionsContract>()({
  name: 'getRecordActions',
  path: '/ui-api/actions/record/{recordIds}',
  parameters: { recordIds, ...recordActionFilter },
  isEnough: ({ sections, apiNames }) => sections !== undefined || apiNames !== undefined,
  ttlMs: actionsTtlMs,
})

/** Which records, and at least one of `sections` and `apiNames`. */
export type GetRecordActionsConfig = ConfigOf<typeof getRecordActions>

/** Lists the actions of the page that changes each record. */
export const getRecordEditActions = defineResourceRead<typeof getRecordEditActionsContract>()({
  name: 'getRecordEditActions',
  path: '/ui-api/actions/record/{recordIds}/record-edit',
  parameters: { recordIds, ...actionFilter },
  ttlMs: actionsTtlMs,
})

/** Which records are about to be changed. */
export type GetRecordEditActionsConfig = ConfigOf<typeof getRecordEditActions>
