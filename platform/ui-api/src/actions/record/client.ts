import { defineReadAdapter } from '@porchlight/data-service'
import type { ActionsRepresentation } from '../../representation/platform-action-schemas'
import {
  type ActionFilterConfig,
  actionsTtlMs,
  type CheckedActionFilter,
  type CheckedRecordActionFilter,
  checkActionFilter,
  checkRecordActionFilter,
  checkRecordIds,
  type RecordActionFilterConfig,
  type RecordIdsInput,
} from '../../request/actions/action-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getRecordActionsContract, getRecordEditActionsContract } from './contract'

const recordPath: typeof getRecordActionsContract.path = '/ui-api/actions/record/{recordIds}'
const editPath: typeof getRecordEditActionsContract.path = '/ui-api/actions/record/{recordIds}/record-edit'

/** Which records, and at least one of `sections` and `apiNames`. */
export interface GetRecordActionsConfig extends RecordActionFilterConfig {
  readonly recordIds: RecordIdsInput
}

interface CheckedConfig<Filter> {
  readonly recordIds: string
  readonly filter: Filter
}

/** Lists what the viewer can do with records as they are now. */
export const getRecordActions = defineReadAdapter<
  GetRecordActionsConfig,
  CheckedConfig<CheckedRecordActionFilter>,
  ActionsRepresentation
>({
  name: 'getRecordActions',
  checkConfig(config) {
    const recordIds = checkRecordIds(config.recordIds)
    const filter = checkRecordActionFilter(config)
    if (recordIds === null || (filter.sections === undefined && filter.apiNames === undefined)) return null
    return { recordIds: recordIds.join(), filter }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ recordIds, filter }) =>
    resourceRequest('GET', recordPath, { recordIds }, { ...filter }),
  ttlMs: actionsTtlMs,
})

/** Which records are about to be changed. */
export interface GetRecordEditActionsConfig extends ActionFilterConfig {
  readonly recordIds: RecordIdsInput
}

/** Lists the actions of the page that changes each record. */
export const getRecordEditActions = defineReadAdapter<
  GetRecordEditActionsConfig,
  CheckedConfig<CheckedActionFilter>,
  ActionsRepresentation
>({
  name: 'getRecordEditActions',
  checkConfig(config) {
    const recordIds = checkRecordIds(config.recordIds)
    return recordIds === null ? null : { recordIds: recordIds.join(), filter: checkActionFilter(config) }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ recordIds, filter }) => resourceRequest('GET', editPath, { recordIds }, { ...filter }),
  ttlMs: actionsTtlMs,
})
