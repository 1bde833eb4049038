import {
  checkBoolean,
  checkRecordId,
  clientErrors,
  DataServiceError,
  deepFreeze,
  defineReadAdapter,
  defineWriteAdapter,
  entryKey,
  type FetchResponse,
  missing,
  recordKey,
  recordTtlMs,
  type StoreWriter,
} from '@porchlight/data-service'
import type { FieldScalar, RecordRepresentation } from '@porchlight/metadata'
import { resourceRequest } from '../../request/resource-request-client'
import { supportsRecordCache } from '../record-cache-client'
import { joinChildRecords, type RecordWithChildren, splitChildRecords } from './child-records-client'
import type {
  createRecordContract,
  deleteRecordContract,
  getRecordContract,
  updateRecordContract,
} from './contract'
import { gathering } from './gather-records-client'
import {
  type CheckedRecordConfig,
  checkRecordConfig,
  type GetRecordConfig,
  isWhole,
  narrowTo,
  recordConfigKey,
  unionOf,
} from './record-config-client'

export { type FieldName, fieldName, type ListFieldName } from '../../field-names/field-name-client'
export type { FieldInput, GetRecordConfig } from './record-config-client'
export {
  createRecordInputFilteredByEditedFields,
  generateRecordInputForCreate,
  generateRecordInputForUpdate,
  getFieldDisplayValue,
  getFieldValue,
  type RecordInput,
} from './record-input-client'

const baseUri = '/services/data/v65.0'
const recordPath: typeof getRecordContract.path &
  typeof updateRecordContract.path &
  typeof deleteRecordContract.path = '/ui-api/records/{recordId}'
const recordsPath: typeof createRecordContract.path = '/ui-api/records'

/** The lifetime of data that is not cached: it ends before the next read. */
const unkeptTtlMs = -1

/**
 * Reads a record. Reads of one tick share a request, and only fields that are not cached are requested. A read by
 * layout or with child records is a separate request whose response is stored whole; its records are cached all the
 * same.
 */
export const getRecord = defineReadAdapter<GetRecordConfig, CheckedRecordConfig, RecordRepresentation>({
  name: 'getRecord',
  checkConfig: checkRecordConfig,
  key: recordConfigKey,
  resourceRequest: ({ recordId, fields, optionalFields, shape }) =>
    resourceRequest(
      'GET',
      recordPath,
      { recordId },
      { fields: someOf(fields), optionalFields: someOf(optionalFields), ...shape },
    ),
  ttlMs: recordTtlMs,
  storeKey: recordStoreKey,
  ingest(body, config, writer) {
    const record = body as RecordRepresentation
    if (!isWhole(config)) {
      writer.putRecord(record, config.paths)
      return
    }
    const ttlMs = supportsRecordCache(record.apiName) ? recordTtlMs : unkeptTtlMs
    writer.putEntry(recordStoreKey(config), splitChildRecords(record), ttlMs)
  },
  select(config, reader) {
    if (!isWhole(config)) return reader.record(config.recordId, config.paths)
    const parts = reader.entry<RecordWithChildren>(recordStoreKey(config))
    return parts === missing ? missing : joinChildRecords(parts)
  },
  combination: {
    group: (config) => (isWhole(config) ? recordConfigKey(config) : config.recordId),
    union: unionOf,
    narrow: narrowTo,
  },
  gathering,
})

function recordStoreKey(config: CheckedRecordConfig): string {
  return isWhole(config) ? entryKey('getRecord', recordConfigKey(config)) : recordKey(config.recordId)
}

/** The switches of a write; each is off by default. */
interface WriteOptions {
  /** Whether a write by which the viewer loses the record returns no body, rather than not found. */
  readonly handleOwnerChange?: boolean | undefined
  readonly triggerOtherEmail?: boolean | undefined
  readonly triggerUserEmail?: boolean | undefined
  /** Whether the object's assignment rule chooses the owner. */
  readonly useDefaultRule?: boolean | undefined
  /** A UUID of version 4: sent again with the same key, the write is carried out only once. */
  readonly idempotencyKey?: string | undefined
}

/** The values of a record to be created. */
export interface CreateRecordInput extends WriteOptions {
  readonly apiName: string
  readonly fields: Readonly<Record<string, FieldScalar>>
  readonly allowSaveOnDuplicate?: boolean | undefined
  /** Whether the response contains the given fields in addition to those of the full layout. */
  readonly includeFieldsInBody?: boolean | undefined
}

/** Creates a record; null when the server's response has no body. */
export const createRecord = defineWriteAdapter<
  CreateRecordInput,
  CreateRecordInput,
  RecordRepresentation | null
>({
  name: 'createRecord',
  checkConfig: (input) =>
    isObject(input) &&
    typeof input.apiName === 'string' &&
    input.apiName.trim() !== '' &&
    isObject(input.fields)
      ? input
      : null,
  resourceRequest: (input) => ({
    method: 'POST',
    baseUri,
    basePath: recordsPath,
    urlParams: {},
    queryParams: { ...flagsOf(input), includeFieldsInBody: checkBoolean(input.includeFieldsInBody) },
    headers: headersOf(input),
    body: {
      apiName: input.apiName.trim(),
      fields: input.fields,
      allowSaveOnDuplicate: input.allowSaveOnDuplicate,
    },
    priority: 'normal',
  }),
  isDraftAware: true,
  draft: ({ apiName, fields }) => ({ kind: 'create', apiName: apiName.trim(), fields }),
  ingest: (response, _input, writer) => (response.status === 204 ? null : cacheWritten(response, writer)),
})

/** Changes of a record, which `fields.Id` identifies. The versions reject the change when the record is newer. */
export interface UpdateRecordInput extends WriteOptions {
  readonly fields: Readonly<Record<string, FieldScalar>> & { readonly Id: string }
  readonly apiName?: string | undefined
  readonly allowSaveOnDuplicate?: boolean | undefined
  /** `lastModifiedDate` of the record that was shown: ISO 8601 or an HTTP date. Has a resolution of one second. */
  readonly ifUnmodifiedSince?: string | undefined
  /** `weakEtag` of the record that was shown; exact. */
  readonly weakEtag?: number | undefined
}

interface CheckedUpdate {
  readonly recordId: string
  /** Without the id. */
  readonly fields: Readonly<Record<string, FieldScalar>>
  readonly flags: ReturnType<typeof flagsOf>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Changes a record; null when the server's response has no body. */
export const updateRecord = defineWriteAdapter<UpdateRecordInput, CheckedUpdate, RecordRepresentation | null>(
  {
    name: 'updateRecord',
    checkConfig(input) {
      if (!isObject(input) || !isObject(input.fields))
        throw new DataServiceError(clientErrors.invalidRecordInput)
      const { Id, ...fields } = input.fields
      const recordId = checkRecordId(Id)
      if (recordId === null) return null
      return {
        recordId,
        fields,
        flags: flagsOf(input),
        headers: {
          ...headersOf(input),
          ...(input.ifUnmodifiedSince === undefined
            ? {}
            : { 'If-Unmodified-Since': toHttpDate(input.ifUnmodifiedSince) }),
          ...(input.weakEtag === undefined ? {} : { 'If-Match': `"${input.weakEtag}"` }),
        },
        body: { apiName: input.apiName, fields, allowSaveOnDuplicate: input.allowSaveOnDuplicate },
      }
    },
    resourceRequest: (config) => ({
      method: 'PATCH',
      baseUri,
      basePath: recordPath,
      urlParams: { recordId: config.recordId },
      queryParams: config.flags,
      headers: config.headers,
      body: config.body,
      priority: 'normal',
    }),
    isDraftAware: true,
    draft: ({ recordId, fields }) => ({ kind: 'update', recordId, fields }),
    ingest(response, config, writer) {
      if (response.status !== 204) return cacheWritten(response, writer)
      writer.evict(recordKey(config.recordId))
      return null
    },
  },
)

/** Deletes a record (15 or 18 characters). */
export const deleteRecord = defineWriteAdapter<string, string, null>({
  name: 'deleteRecord',
  checkConfig: checkRecordId,
  resourceRequest: (recordId) => resourceRequest('DELETE', recordPath, { recordId }),
  isDraftAware: true,
  draft: (recordId) => ({ kind: 'delete', recordId }),
  ingest(_response, recordId, writer) {
    writer.evict(recordKey(recordId))
    return null
  },
})

function cacheWritten(response: FetchResponse, writer: StoreWriter): RecordRepresentation {
  const record = response.body as RecordRepresentation
  writer.putRecord(record)
  return deepFreeze(record)
}

/** Wrong-typed switches are dropped (`docs/specification/data-service.md` section 5). */
function flagsOf(input: WriteOptions) {
  return {
    handleOwnerChange: checkBoolean(input.handleOwnerChange),
    triggerOtherEmail: checkBoolean(input.triggerOtherEmail),
    triggerUserEmail: checkBoolean(input.triggerUserEmail),
    useDefaultRule: checkBoolean(input.useDefaultRule),
  }
}

function headersOf({ idempotencyKey }: WriteOptions): Readonly<Record<string, string>> {
  return idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }
}

function someOf(names: readonly string[]): readonly string[] | undefined {
  return names.length === 0 ? undefined : names
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Converts an ISO timestamp to an HTTP date, which has a resolution of one second; anything else is returned unchanged.
 */
function toHttpDate(moment: string): string {
  return /^\d{4}-\d\d-\d\dT/.test(moment) ? new Date(moment).toUTCString() : moment
}
