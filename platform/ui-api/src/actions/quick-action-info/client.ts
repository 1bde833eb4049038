import { quickActionTtlMs } from '../../request/actions/action-config-client'
import { name, optionalRecordId } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getQuickActionInfoContract } from './contract'

/** Describes a quick action: its appearance, its target and its input. */
export const getQuickActionInfo = defineResourceRead<typeof getQuickActionInfoContract>()({
  name: 'getQuickActionInfo',
  path: '/ui-api/actions/quick-action-info/{actionApiName}',
  parameters: { actionApiName: name, parentRecordId: optionalRecordId },
  ttlMs: quickActionTtlMs,
})

/** Which action, such as `Case.Reply` or `NewCase` for a global one, and the record that it is about to be performed on. */
export type GetQuickActionInfoConfig = ConfigOf<typeof getQuickActionInfo>
