import { checkFieldNames, checkName, checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { quickActionTtlMs } from '../../request/actions/action-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getQuickActionDefaultsContract, QuickActionDefaultsRepresentation } from './contract'

const path: typeof getQuickActionDefaultsContract.path = '/ui-api/actions/record-defaults/{actionApiName}'

/** Which action, the record that it is about to be performed on, and fields beyond those of its form. */
export interface GetQuickActionDefaultsConfig {
  /** Such as `Case.Reply`, or `NewCase` for a global action. */
  readonly actionApiName: string
  /** Qualified, such as `Case.Subject`. */
  readonly optionalFields?: string | readonly string[] | undefined
  /** 15 or 18 characters. */
  readonly parentRecordId?: string | undefined
}

interface CheckedConfig {
  readonly actionApiName: string
  readonly optionalFields: readonly string[] | undefined
  readonly parentRecordId: string | undefined
}

/** The values that the form of a quick action begins with. */
export const getQuickActionDefaults = defineReadAdapter<
  GetQuickActionDefaultsConfig,
  CheckedConfig,
  QuickActionDefaultsRepresentation
>({
  name: 'getQuickActionDefaults',
  checkConfig(config) {
    const actionApiName = checkName(config.actionApiName)
    if (actionApiName === null) return null
    return {
      actionApiName,
      optionalFields: checkFieldNames(config.optionalFields),
      parentRecordId: checkRecordId(config.parentRecordId) ?? undefined,
    }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ actionApiName, optionalFields, parentRecordId }) =>
    resourceRequest('GET', path, { actionApiName }, { optionalFields, parentRecordId }),
  ttlMs: quickActionTtlMs,
})
