import {
  checkName,
  checkString,
  checkStrings,
  defineBatchReadAdapter,
  defineReadAdapter,
} from '@porchlight/data-service'
import type { ActionsRepresentation } from '../../representation/platform-action-schemas'
import {
  actionsTtlMs,
  type CheckedRecordActionFilter,
  checkRecordActionFilter,
  checkRecordIds,
  type RecordActionFilterConfig,
  type RecordIdsInput,
} from '../../request/actions/action-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getRelatedListActionsContract, getRelatedListsActionsContract } from './contract'

const listPath: typeof getRelatedListActionsContract.path =
  '/ui-api/actions/record/{recordIds}/related-list/{relatedListId}'
const batchPath: typeof getRelatedListsActionsContract.path =
  '/ui-api/actions/record/{recordIds}/related-list/batch'

/** Which related list of which records. */
export interface GetRelatedListActionsConfig extends RecordActionFilterConfig {
  readonly recordIds: RecordIdsInput
  /** The child relationship's name, such as `Cases`. */
  readonly relatedListId: string
}

interface CheckedList {
  readonly recordIds: string
  readonly relatedListId: string
  readonly filter: CheckedRecordActionFilter
}

/** Lists the actions that a related list of records offers. */
export const getRelatedListActions = defineReadAdapter<
  GetRelatedListActionsConfig,
  CheckedList,
  ActionsRepresentation
>({
  name: 'getRelatedListActions',
  checkConfig(config) {
    const recordIds = checkRecordIds(config.recordIds)
    const relatedListId = checkName(config.relatedListId)
    if (recordIds === null || relatedListId === null) return null
    return { recordIds: recordIds.join(), relatedListId, filter: checkRecordActionFilter(config) }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ recordIds, relatedListId, filter }) =>
    resourceRequest('POST', listPath, { recordIds, relatedListId }, {}, filter),
  ttlMs: actionsTtlMs,
})

/** One related list of a batch. */
export interface RelatedListActionsParameters extends RecordActionFilterConfig {
  readonly relatedListId: string
}

/** Which related lists of which records. */
export interface GetRelatedListsActionsConfig {
  readonly recordIds: RecordIdsInput
  readonly relatedListsActionParameters: readonly RelatedListActionsParameters[]
}

interface CheckedBatch {
  readonly recordIds: string
  readonly lists: readonly (CheckedRecordActionFilter & { readonly relatedListId: string })[]
}

/** Lists the actions of several related lists, each with its own status. */
export const getRelatedListsActions = defineBatchReadAdapter<
  GetRelatedListsActionsConfig,
  CheckedBatch,
  ActionsRepresentation
>({
  name: 'getRelatedListsActions',
  checkConfig({ recordIds: given, relatedListsActionParameters }) {
    const recordIds = checkRecordIds(given)
    if (recordIds === null || !Array.isArray(relatedListsActionParameters)) return null
    const entries: readonly RelatedListActionsParameters[] = relatedListsActionParameters
    const lists = entries.flatMap((entry) => checkEntry(entry) ?? [])
    return lists.length === 0 || lists.length < entries.length ? null : { recordIds: recordIds.join(), lists }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ recordIds, lists }) =>
    resourceRequest('POST', batchPath, { recordIds }, {}, { relatedListsActionParameters: lists }),
  items: (config) => listsOf(config).map(getRelatedListActions.key),
  itemKey: (config, item, index) => {
    const list = listsOf(config)[index]
    return list === undefined ? item : getRelatedListActions.storeKey(list)
  },
  ttlMs: actionsTtlMs,
  errorTtlMs: actionsTtlMs,
})

/** Returns the lists of a batch as if each were read alone. */
function listsOf({ recordIds, lists }: CheckedBatch): readonly CheckedList[] {
  return lists.map(({ relatedListId, ...filter }) => ({ recordIds, relatedListId, filter }))
}

/** In a batch a value of the wrong type is rejected, not dropped (section 5, Values). */
function checkEntry(entry: RelatedListActionsParameters): CheckedBatch['lists'][number] | null {
  if (typeof entry !== 'object' || entry === null) return null
  const { actionTypes, apiNames, sections, formFactor, retrievalMode } = entry
  const relatedListId = checkName(entry.relatedListId)
  const isWellTyped =
    [actionTypes, apiNames, sections].every(
      (names) => names === undefined || checkStrings(names) !== undefined,
    ) && [formFactor, retrievalMode].every((value) => value === undefined || checkString(value) !== undefined)
  return relatedListId === null || !isWellTyped ? null : { relatedListId, ...checkRecordActionFilter(entry) }
}
