import {
  checkInteger,
  checkName,
  checkRecordId,
  defineBatchReadAdapter,
  defineReadAdapter,
  entryKey,
  withoutExpiryMs,
} from '@porchlight/data-service'
import { checkBatchNames } from '../../request/batch-names-client'
import { resourceRequest } from '../../request/resource-request-client'
import type {
  getRelatedListCountContract,
  getRelatedListsCountContract,
  RelatedListCountRepresentation,
} from './contract'

const countPath: typeof getRelatedListCountContract.path =
  '/ui-api/related-list-count/{parentRecordId}/{relatedListId}'
const batchPath: typeof getRelatedListsCountContract.path =
  '/ui-api/related-list-count/batch/{parentRecordId}/{relatedListNames}'

/** Lifetime of counts in milliseconds: the default of `docs/specification/data-service.md` section 9. */
const countTtlMs = 2_592_000_000

/** Which related list of which record is counted. */
export interface GetRelatedListCountConfig {
  /** 15 or 18 characters. */
  readonly parentRecordId: string
  readonly relatedListId: string
  /** How far is counted: 1 to 1999, 1999 by default. */
  readonly maxCount?: number | undefined
}

interface CheckedCount {
  readonly parentRecordId: string
  readonly relatedListId: string
  readonly maxCount: number | undefined
}

/** Counts the records of a related list. */
export const getRelatedListCount = defineReadAdapter<
  GetRelatedListCountConfig,
  CheckedCount,
  RelatedListCountRepresentation
>({
  name: 'getRelatedListCount',
  checkConfig(config) {
    const parentRecordId = checkRecordId(config.parentRecordId)
    const relatedListId = checkName(config.relatedListId)
    if (parentRecordId === null || relatedListId === null) return null
    return { parentRecordId, relatedListId, maxCount: checkInteger(config.maxCount) }
  },
  key: countKey,
  resourceRequest: ({ maxCount, ...params }) => resourceRequest('GET', countPath, params, { maxCount }),
  ttlMs: countTtlMs,
  isCollection: true,
})

function countKey({ parentRecordId, relatedListId, maxCount }: CheckedCount): string {
  return `${parentRecordId}.${relatedListId}?${maxCount ?? ''}`
}

/** Which related lists of one record are counted. */
export interface GetRelatedListsCountConfig {
  /** 15 or 18 characters. */
  readonly parentRecordId: string
  readonly relatedListNames: string | readonly string[]
  /** How far each is counted: 1 to 1999, 1999 by default. */
  readonly maxCount?: number | undefined
}

interface CheckedCounts {
  readonly parentRecordId: string
  readonly relatedListNames: readonly string[]
  readonly maxCount: number | undefined
}

/** Counts the records of several related lists of one record. */
export const getRelatedListsCount = defineBatchReadAdapter<
  GetRelatedListsCountConfig,
  CheckedCounts,
  RelatedListCountRepresentation
>({
  name: 'getRelatedListsCount',
  checkConfig(config) {
    const parentRecordId = checkRecordId(config.parentRecordId)
    const relatedListNames = checkBatchNames(config.relatedListNames)
    if (parentRecordId === null || relatedListNames === null) return null
    return { parentRecordId, relatedListNames, maxCount: checkInteger(config.maxCount) }
  },
  key: (config) => `${config.parentRecordId}(${config.relatedListNames.join()})${config.maxCount ?? ''}`,
  resourceRequest: ({ parentRecordId, relatedListNames, maxCount }) =>
    resourceRequest(
      'GET',
      batchPath,
      { parentRecordId, relatedListNames: relatedListNames.join() },
      { maxCount },
    ),
  items: ({ parentRecordId, relatedListNames, maxCount }) =>
    relatedListNames.map((relatedListId) => countKey({ parentRecordId, relatedListId, maxCount })),
  itemKey: (_config, item) => entryKey('getRelatedListCount', item),
  ttlMs: countTtlMs,
  errorTtlMs: withoutExpiryMs,
  isCollection: true,
})
