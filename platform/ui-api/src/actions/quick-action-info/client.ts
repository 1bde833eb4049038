import { checkName, checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { quickActionTtlMs } from '../../request/actions/action-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getQuickActionInfoContract, QuickActionInfoRepresentation } from './contract'

const path: typeof getQuickActionInfoContract.path = '/ui-api/actions/quick-action-info/{actionApiName}'

/** Which action, and the record that it is about to be performed on. */
export interface GetQuickActionInfoConfig {
  /** Such as `Case.Reply`, or `NewCase` for a global action. */
  readonly actionApiName: string
  /** 15 or 18 characters. */
  readonly parentRecordId?: string | undefined
}

interface CheckedConfig {
  readonly actionApiName: string
  readonly parentRecordId: string | undefined
}

/** Describes a quick action: its looks, what it makes, what it takes. */
export const getQuickActionInfo = defineReadAdapter<
  GetQuickActionInfoConfig,
  CheckedConfig,
  QuickActionInfoRepresentation
>({
  name: 'getQuickActionInfo',
  checkConfig(config) {
    const actionApiName = checkName(config.actionApiName)
    if (actionApiName === null) return null
    return { actionApiName, parentRecordId: checkRecordId(config.parentRecordId) ?? undefined }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ actionApiName, parentRecordId }) =>
    resourceRequest('GET', path, { actionApiName }, { parentRecordId }),
  ttlMs: quickActionTtlMs,
})
