import {
  checkName,
  deepFreeze,
  defineBatchReadAdapter,
  defineReadAdapter,
  defineWriteAdapter,
  entryKey,
} from '@porchlight/data-service'
import type { RelatedListPreferencesRepresentation } from '../../representation/related-list-schema'
import { checkBatchNames } from '../../request/batch-names-client'
import {
  type ColumnChoicesInput,
  checkColumnChoices,
  checkOrderedBy,
  type OrderByInput,
} from '../../request/related-lists/related-list-choices-client'
import { resourceRequest } from '../../request/resource-request-client'
import type {
  getRelatedListPreferencesBatchContract,
  getRelatedListPreferencesContract,
  updateRelatedListPreferencesContract,
} from './contract'

const path: typeof getRelatedListPreferencesContract.path & typeof updateRelatedListPreferencesContract.path =
  '/ui-api/related-list-preferences/{preferencesId}'
const batchPath: typeof getRelatedListPreferencesBatchContract.path =
  '/ui-api/related-list-preferences/batch/{preferencesIds}'

/** Lifetime of preferences in milliseconds (`docs/specification/data-service.md` section 9). */
const preferencesTtlMs = 900_000

/** Whose preferences: `Account.Cases` is for the cases of accounts. */
export interface GetRelatedListPreferencesConfig {
  readonly preferencesId: string
}

/** Reads the viewer's settings for a related list. */
export const getRelatedListPreferences = defineReadAdapter<
  GetRelatedListPreferencesConfig,
  string,
  RelatedListPreferencesRepresentation
>({
  name: 'getRelatedListPreferences',
  checkConfig: (config) => checkName(config.preferencesId),
  key: (preferencesId) => preferencesId,
  resourceRequest: (preferencesId) => resourceRequest('GET', path, { preferencesId }),
  ttlMs: preferencesTtlMs,
})

/** Several of them. */
export interface GetRelatedListPreferencesBatchConfig {
  readonly preferencesIds: string | readonly string[]
}

/** Reads the viewer's settings for several related lists. */
export const getRelatedListPreferencesBatch = defineBatchReadAdapter<
  GetRelatedListPreferencesBatchConfig,
  readonly string[],
  RelatedListPreferencesRepresentation
>({
  name: 'getRelatedListPreferencesBatch',
  checkConfig: (config) => checkBatchNames(config.preferencesIds),
  key: (preferencesIds) => preferencesIds.join(),
  resourceRequest: (preferencesIds) =>
    resourceRequest('GET', batchPath, { preferencesIds: preferencesIds.join() }),
  items: (preferencesIds) => preferencesIds,
  itemKey: (_ids, preferencesId) => entryKey('getRelatedListPreferences', preferencesId),
  ttlMs: preferencesTtlMs,
  errorTtlMs: preferencesTtlMs,
})

/** The viewer's settings for a related list; omitted ones do not change, null resets to the list's own. */
export interface UpdateRelatedListPreferencesInput extends ColumnChoicesInput {
  readonly preferencesId: string
  readonly orderedBy?: readonly OrderByInput[] | null | undefined
}

interface CheckedPreferences {
  readonly preferencesId: string
  readonly body: unknown
}

/** Stores the viewer's settings for a related list, and returns all of them as updated. */
export const updateRelatedListPreferences = defineWriteAdapter<
  UpdateRelatedListPreferencesInput,
  CheckedPreferences,
  RelatedListPreferencesRepresentation
>({
  name: 'updateRelatedListPreferences',
  checkConfig(input) {
    const preferencesId = checkName(input.preferencesId)
    const columns = checkColumnChoices(input)
    const orderedBy = checkOrderedBy(input.orderedBy)
    if (preferencesId === null || columns === null || orderedBy === false) return null
    return { preferencesId, body: { ...columns, orderedBy } }
  },
  resourceRequest: ({ preferencesId, body }) => resourceRequest('PATCH', path, { preferencesId }, {}, body),
  ingest(response, { preferencesId }, writer) {
    const preferences = response.body as RelatedListPreferencesRepresentation
    writer.putEntry(entryKey('getRelatedListPreferences', preferencesId), preferences, preferencesTtlMs)
    return deepFreeze(preferences)
  },
})
