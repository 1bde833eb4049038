import { defineReadAdapter } from '@porchlight/data-service'
import type { ActionsRepresentation } from '../../representation/platform-action-schemas'
import {
  actionsTtlMs,
  type CheckedRecordActionFilter,
  checkRecordActionFilter,
  type RecordActionFilterConfig,
} from '../../request/actions/action-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getGlobalActionsContract } from './contract'

const path: typeof getGlobalActionsContract.path = '/ui-api/actions/global'

/** Which of the actions that are performed on no record. */
export type GetGlobalActionsConfig = RecordActionFilterConfig

/** Lists the actions that are performed on no record. */
export const getGlobalActions = defineReadAdapter<
  GetGlobalActionsConfig,
  CheckedRecordActionFilter,
  ActionsRepresentation
>({
  name: 'getGlobalActions',
  checkConfig: checkRecordActionFilter,
  key: (filter) => JSON.stringify(filter),
  resourceRequest: (filter) => resourceRequest('GET', path, {}, { ...filter }),
  ttlMs: actionsTtlMs,
})
