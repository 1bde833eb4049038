import { defineReadAdapter } from '@porchlight/data-service'
import type { ActionsRepresentation } from '../../representation/platform-action-schemas'
import {
  type ActionFilterConfig,
  actionsTtlMs,
  type CheckedActionFilter,
  checkActionFilter,
  checkRecordIds,
  type RecordIdsInput,
} from '../../request/actions/action-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getRelatedListRecordActionsContract } from './contract'

const path: typeof getRelatedListRecordActionsContract.path =
  '/ui-api/actions/record/{recordIds}/related-list-record/{relatedListRecordIds}'

/** Which records of related lists, and the records whose lists they are in. */
export interface GetRelatedListRecordActionsConfig extends ActionFilterConfig {
  readonly recordIds: RecordIdsInput
  readonly relatedListRecordIds: RecordIdsInput
}

interface CheckedConfig {
  readonly recordIds: string
  readonly relatedListRecordIds: string
  readonly filter: CheckedActionFilter
}

/** Lists what the viewer can do with records of related lists. */
export const getRelatedListRecordActions = defineReadAdapter<
  GetRelatedListRecordActionsConfig,
  CheckedConfig,
  ActionsRepresentation
>({
  name: 'getRelatedListRecordActions',
  checkConfig(config) {
    const recordIds = checkRecordIds(config.recordIds)
    const children = checkRecordIds(config.relatedListRecordIds)
    if (recordIds === null || children === null) return null
    const filter = checkActionFilter(config)
    return { recordIds: recordIds.join(), relatedListRecordIds: children.join(), filter }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ recordIds, relatedListRecordIds, filter }) =>
    resourceRequest('GET', path, { recordIds, relatedListRecordIds }, { ...filter }),
  ttlMs: actionsTtlMs,
})
