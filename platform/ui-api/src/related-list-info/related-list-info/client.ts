import {
  type ApiNameInput,
  checkBoolean,
  checkFieldNames,
  checkName,
  checkObjectName,
  checkRecordId,
  deepFreeze,
  defineBatchReadAdapter,
  defineReadAdapter,
  defineWriteAdapter,
  entryKey,
} from '@porchlight/data-service'
import type { RelatedListInfoRepresentation } from '../../representation/related-list-schema'
import { checkBatchNames } from '../../request/batch-names-client'
import {
  type ColumnChoicesInput,
  checkColumnChoices,
  checkOrderedBy,
  type OrderByInput,
} from '../../request/related-lists/related-list-choices-client'
import { resourceRequest } from '../../request/resource-request-client'
import type {
  getRelatedListInfoBatchContract,
  getRelatedListInfoContract,
  getRelatedListsInfoContract,
  RelatedListsInfoRepresentation,
  updateRelatedListInfoContract,
} from './contract'

const listPath: typeof getRelatedListInfoContract.path & typeof updateRelatedListInfoContract.path =
  '/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}'
const batchPath: typeof getRelatedListInfoBatchContract.path =
  '/ui-api/related-list-info/batch/{parentObjectApiName}/{relatedListNames}'
const objectPath: typeof getRelatedListsInfoContract.path = '/ui-api/related-list-info/{parentObjectApiName}'

/** Lifetime of descriptions of related lists in milliseconds (`docs/specification/data-service.md` section 9). */
const infoTtlMs = 900_000

/** Which related list is described. */
export interface GetRelatedListInfoConfig {
  readonly parentObjectApiName: ApiNameInput
  readonly relatedListId: string
  /** 15 or 18 characters; the master record type by default. */
  readonly recordTypeId?: string | undefined
  /** Qualified names. */
  readonly fields?: string | readonly string[] | undefined
  readonly optionalFields?: string | readonly string[] | undefined
  /** Whether only the list's own columns are described; true by default. */
  readonly restrictColumnsToLayout?: boolean | undefined
}

interface CheckedList {
  readonly parentObjectApiName: string
  readonly relatedListId: string
  readonly recordTypeId: string | undefined
}

interface CheckedInfoConfig extends CheckedList {
  readonly fields: readonly string[] | undefined
  readonly optionalFields: readonly string[] | undefined
  readonly restrictColumnsToLayout: boolean | undefined
}

/** Describes a related list. */
export const getRelatedListInfo = defineReadAdapter<
  GetRelatedListInfoConfig,
  CheckedInfoConfig,
  RelatedListInfoRepresentation
>({
  name: 'getRelatedListInfo',
  checkConfig(config) {
    const list = checkList(config)
    if (list === null) return null
    return {
      ...list,
      fields: checkFieldNames(config.fields),
      optionalFields: checkFieldNames(config.optionalFields),
      restrictColumnsToLayout: checkBoolean(config.restrictColumnsToLayout),
    }
  },
  key: infoKey,
  resourceRequest: ({ parentObjectApiName, relatedListId, ...query }) =>
    resourceRequest('GET', listPath, { parentObjectApiName, relatedListId }, query),
  ttlMs: infoTtlMs,
})

/** Several related lists of one object. */
export interface GetRelatedListInfoBatchConfig {
  readonly parentObjectApiName: ApiNameInput
  readonly relatedListNames: string | readonly string[]
  /** 15 or 18 characters. */
  readonly recordTypeId?: string | undefined
}

interface CheckedBatch {
  readonly parentObjectApiName: string
  readonly relatedListNames: readonly string[]
  readonly recordTypeId: string | undefined
}

/** Describes several related lists of one object. */
export const getRelatedListInfoBatch = defineBatchReadAdapter<
  GetRelatedListInfoBatchConfig,
  CheckedBatch,
  RelatedListInfoRepresentation
>({
  name: 'getRelatedListInfoBatch',
  checkConfig(config) {
    const parentObjectApiName = checkObjectName(config.parentObjectApiName)
    const relatedListNames = checkBatchNames(config.relatedListNames)
    const recordTypeId = checkOptionalId(config.recordTypeId)
    if (parentObjectApiName === null || relatedListNames === null || recordTypeId === null) return null
    return { parentObjectApiName, relatedListNames, recordTypeId }
  },
  key: (config) =>
    `${config.parentObjectApiName}(${config.relatedListNames.join()})${config.recordTypeId ?? ''}`,
  resourceRequest: ({ parentObjectApiName, relatedListNames, recordTypeId }) =>
    resourceRequest(
      'GET',
      batchPath,
      { parentObjectApiName, relatedListNames: relatedListNames.join() },
      { recordTypeId },
    ),
  items: ({ parentObjectApiName, relatedListNames, recordTypeId }) =>
    relatedListNames.map((relatedListId) => infoKey({ parentObjectApiName, relatedListId, recordTypeId })),
  itemKey: (_config, item) => entryKey('getRelatedListInfo', item),
  ttlMs: infoTtlMs,
  errorTtlMs: infoTtlMs,
})

/** All related lists of one object. */
export interface GetRelatedListsInfoConfig {
  readonly parentObjectApiName: ApiNameInput
  /** 15 or 18 characters; the master record type by default. */
  readonly recordTypeId?: string | undefined
}

interface CheckedObject {
  readonly parentObjectApiName: string
  readonly recordTypeId: string | undefined
}

/** Lists the related lists of an object. */
export const getRelatedListsInfo = defineReadAdapter<
  GetRelatedListsInfoConfig,
  CheckedObject,
  RelatedListsInfoRepresentation
>({
  name: 'getRelatedListsInfo',
  checkConfig(config) {
    const parentObjectApiName = checkObjectName(config.parentObjectApiName)
    const recordTypeId = checkOptionalId(config.recordTypeId)
    return parentObjectApiName === null || recordTypeId === null
      ? null
      : { parentObjectApiName, recordTypeId }
  },
  key: (config) => `${config.parentObjectApiName}.${config.recordTypeId ?? ''}`,
  resourceRequest: ({ parentObjectApiName, recordTypeId }) =>
    resourceRequest('GET', objectPath, { parentObjectApiName }, { recordTypeId }),
  ttlMs: infoTtlMs,
})

/** The viewer's settings for a related list; omitted ones do not change, null resets to the list's own. */
export interface UpdateRelatedListInfoInput {
  readonly parentObjectApiName: ApiNameInput
  readonly relatedListId: string
  readonly recordTypeId?: string | undefined
  readonly orderedByInfo?: readonly OrderByInput[] | null | undefined
  readonly userPreferences?: ColumnChoicesInput | undefined
}

interface CheckedInfoUpdate {
  readonly list: CheckedList
  readonly body: unknown
}

/** Stores the viewer's settings for a related list, and returns its updated description. */
export const updateRelatedListInfo = defineWriteAdapter<
  UpdateRelatedListInfoInput,
  CheckedInfoUpdate,
  RelatedListInfoRepresentation
>({
  name: 'updateRelatedListInfo',
  checkConfig(input) {
    const list = checkList(input)
    const orderedByInfo = checkOrderedBy(input.orderedByInfo)
    const userPreferences =
      input.userPreferences === undefined ? undefined : checkColumnChoices(input.userPreferences)
    if (list === null || orderedByInfo === false || userPreferences === null) return null
    return { list, body: { orderedByInfo, userPreferences } }
  },
  resourceRequest: ({ list: { parentObjectApiName, relatedListId, recordTypeId }, body }) =>
    resourceRequest('PATCH', listPath, { parentObjectApiName, relatedListId }, { recordTypeId }, body),
  ingest(response, { list }, writer) {
    const info = response.body as RelatedListInfoRepresentation
    writer.putEntry(entryKey('getRelatedListInfo', infoKey(list)), info, infoTtlMs)
    // The same choices are also cached under another name.
    const preferencesId = `${list.parentObjectApiName}.${list.relatedListId}`
    writer.evict(entryKey('getRelatedListPreferences', preferencesId))
    return deepFreeze(info)
  },
})

function infoKey(config: CheckedList & Partial<CheckedInfoConfig>): string {
  const { parentObjectApiName, relatedListId, recordTypeId } = config
  const rest = [recordTypeId, config.fields, config.optionalFields, config.restrictColumnsToLayout]
  return `${parentObjectApiName}.${relatedListId}?${JSON.stringify(rest)}`
}

function checkList(config: {
  readonly parentObjectApiName: ApiNameInput
  readonly relatedListId: string
  readonly recordTypeId?: string | undefined
}): CheckedList | null {
  const parentObjectApiName = checkObjectName(config.parentObjectApiName)
  const relatedListId = checkName(config.relatedListId)
  const recordTypeId = checkOptionalId(config.recordTypeId)
  if (parentObjectApiName === null || relatedListId === null || recordTypeId === null) return null
  return { parentObjectApiName, relatedListId, recordTypeId }
}

/** Checks an optional id; null when it is present but invalid. A value of the wrong type counts as absent. */
function checkOptionalId(value: unknown): string | undefined | null {
  return typeof value === 'string' ? checkRecordId(value) : undefined
}
