import { type ApiNameInput, checkObjectName } from '@porchlight/data-service'
import { quickActionTtlMs } from '../../request/actions/action-config-client'
import { name, optional, optionalRecordId } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getQuickActionLayoutContract } from './contract'

/** Describes the form of a quick action. */
export const getQuickActionLayout = defineResourceRead<typeof getQuickActionLayoutContract>()({
  name: 'getQuickActionLayout',
  path: '/ui-api/actions/layout/{actionApiName}',
  parameters: {
    actionApiName: name,
    objectApiName: optional<ApiNameInput>(checkObjectName),
    recordTypeId: optionalRecordId,
  },
  ttlMs: quickActionTtlMs,
})

/** Which action, such as `Case.Reply` or `NewCase` for a global one, and the page that its form is opened from. */
export type GetQuickActionLayoutConfig = ConfigOf<typeof getQuickActionLayout>
