import {
  type ApiNameInput,
  checkName,
  checkObjectName,
  checkRecordId,
  defineReadAdapter,
} from '@porchlight/data-service'
import { quickActionTtlMs } from '../../request/actions/action-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getQuickActionLayoutContract, QuickActionLayoutRepresentation } from './contract'

const path: typeof getQuickActionLayoutContract.path = '/ui-api/actions/layout/{actionApiName}'

/** Which action, and the page that its form is opened from. */
export interface GetQuickActionLayoutConfig {
  /** Such as `Case.Reply`, or `NewCase` for a global action. */
  readonly actionApiName: string
  readonly objectApiName?: ApiNameInput | undefined
  /** 15 or 18 characters. */
  readonly recordTypeId?: string | undefined
}

interface CheckedConfig {
  readonly actionApiName: string
  readonly objectApiName: string | undefined
  readonly recordTypeId: string | undefined
}

/** Describes the form of a quick action. */
export const getQuickActionLayout = defineReadAdapter<
  GetQuickActionLayoutConfig,
  CheckedConfig,
  QuickActionLayoutRepresentation
>({
  name: 'getQuickActionLayout',
  checkConfig(config) {
    const actionApiName = checkName(config.actionApiName)
    if (actionApiName === null) return null
    return {
      actionApiName,
      objectApiName: checkObjectName(config.objectApiName) ?? undefined,
      recordTypeId: checkRecordId(config.recordTypeId) ?? undefined,
    }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ actionApiName, objectApiName, recordTypeId }) =>
    resourceRequest('GET', path, { actionApiName }, { objectApiName, recordTypeId }),
  ttlMs: quickActionTtlMs,
})
