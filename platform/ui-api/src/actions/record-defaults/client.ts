import { checkFieldNames } from '@porchlight/data-service'
import { quickActionTtlMs } from '../../request/actions/action-config-client'
import { name, optional, optionalRecordId } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getQuickActionDefaultsContract } from './contract'

/** Returns the initial values in the form of a quick action. */
export const getQuickActionDefaults = defineResourceRead<typeof getQuickActionDefaultsContract>()({
  name: 'getQuickActionDefaults',
  path: '/ui-api/actions/record-defaults/{actionApiName}',
  parameters: {
    actionApiName: name,
    optionalFields: optional<string | readonly string[]>((value) => checkFieldNames(value)),
    parentRecordId: optionalRecordId,
  },
  ttlMs: quickActionTtlMs,
})

/** Which action, the record that it is about to be performed on, and qualified fields beyond those of its form. */
export type GetQuickActionDefaultsConfig = ConfigOf<typeof getQuickActionDefaults>
