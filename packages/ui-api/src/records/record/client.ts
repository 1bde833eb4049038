import {
  checkFieldNames,
  checkRecordId,
  clientErrors,
  DataServiceError,
  deepFreeze,
  defineReadAdapter,
  defineWriteAdapter,
  recordKey,
} from '@porchlight/data-service'
import type { FieldScalar, RecordRepresentation } from '@porchlight/metadata'
import type {
  createRecordContract,
  deleteRecordContract,
  getRecordContract,
  updateRecordContract,
} from './contract'

const baseUri = '/services/data/v65.0'
const recordPath: typeof getRecordContract.path &
  typeof updateRecordContract.path &
  typeof deleteRecordContract.path = '/ui-api/records/{recordId}'
const recordsPath: typeof createRecordContract.path = '/ui-api/records'

/** Lifetime of a record in milliseconds (`spec/data-service.md` section 9). */
const recordTtlMs = 30_000

/** A field as configs name it: `Case.Account.Name`, or object and field apart. */
export type FieldInput = string | { readonly objectApiName: string; readonly fieldApiName: string }

/** Which record, and at least one of `fields` (must exist) and `optionalFields` (may be absent). */
export interface GetRecordConfig {
  /** 15 or 18 characters. */
  readonly recordId: string
  readonly fields?: FieldInput | readonly FieldInput[] | undefined
  readonly optionalFields?: FieldInput | readonly FieldInput[] | undefined
}

interface CheckedRecordConfig {
  readonly recordId: string
  /** Sorted, qualified. */
  readonly fields: readonly string[]
  /** Sorted, qualified, none of them in `fields`. */
  readonly optionalFields: readonly string[]
  /** All of both, as paths below the object. */
  readonly paths: readonly string[]
}

/** Reads a record. Reads of one tick share a request, and only fields that are not held are asked for. */
export const getRecord = defineReadAdapter<GetRecordConfig, CheckedRecordConfig, RecordRepresentation>({
  name: 'getRecord',
  checkConfig(config) {
    const recordId = checkRecordId(config.recordId)
    const fields = checkFieldNames(config.fields) ?? []
    const optionalFields = checkFieldNames(config.optionalFields) ?? []
    return recordId === null || fields.length + optionalFields.length === 0
      ? null
      : makeConfig(recordId, fields, optionalFields)
  },
  key: (config) => `${config.recordId}(${config.fields.join()})(${config.optionalFields.join()})`,
  resourceRequest: (config) => ({
    method: 'GET',
    baseUri,
    basePath: recordPath,
    urlParams: { recordId: config.recordId },
    queryParams: {
      fields: someOf(config.fields),
      optionalFields: someOf(config.optionalFields),
    },
    headers: {},
    body: null,
    priority: 'normal',
  }),
  ttlMs: recordTtlMs,
  storeKey: (config) => recordKey(config.recordId),
  ingest: (body, config, writer) => writer.putRecord(body as RecordRepresentation, config.paths),
  select: (config, reader) => reader.record(config.recordId, config.paths),
  combination: {
    group: (config) => config.recordId,
    union: (first, second) =>
      makeConfig(
        first.recordId,
        sortedSet([...first.fields, ...second.fields]),
        sortedSet([...first.optionalFields, ...second.optionalFields]),
      ),
    narrow(config, missingFields) {
      const isMissing = (name: string) => missingFields.includes(pathBelowObject(name))
      return makeConfig(
        config.recordId,
        config.fields.filter(isMissing),
        config.optionalFields.filter(isMissing),
      )
    },
  },
})

function makeConfig(
  recordId: string,
  fields: readonly string[],
  optionalFields: readonly string[],
): CheckedRecordConfig {
  const others = optionalFields.filter((name) => !fields.includes(name))
  const paths = sortedSet([...fields, ...others].map(pathBelowObject))
  return { recordId, fields, optionalFields: others, paths }
}

/** `Account.Name` of `Case.Account.Name`. */
function pathBelowObject(qualifiedName: string): string {
  return qualifiedName.slice(qualifiedName.indexOf('.') + 1)
}

function sortedSet(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort()
}

/** The values of a record to be made. */
export interface CreateRecordInput {
  readonly apiName: string
  readonly fields: Readonly<Record<string, FieldScalar>>
  readonly allowSaveOnDuplicate?: boolean | undefined
}

/** Creates a record; null when the server answers without a body. */
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
    queryParams: {},
    headers: {},
    body: {
      apiName: input.apiName.trim(),
      fields: input.fields,
      allowSaveOnDuplicate: input.allowSaveOnDuplicate,
    },
    priority: 'normal',
  }),
  ingest(response, _input, writer) {
    if (response.status === 204) return null
    const record = response.body as RecordRepresentation
    writer.putRecord(record)
    return deepFreeze(record)
  },
})

/** Changes of a record; `fields.Id` names it. The versions refuse the change when the record is newer. */
export interface UpdateRecordInput {
  readonly fields: Readonly<Record<string, FieldScalar>> & { readonly Id: string }
  readonly apiName?: string | undefined
  readonly allowSaveOnDuplicate?: boolean | undefined
  /** `lastModifiedDate` of the record that was shown: ISO 8601 or an HTTP date. Counts whole seconds. */
  readonly ifUnmodifiedSince?: string | undefined
  /** `weakEtag` of the record that was shown; exact. */
  readonly weakEtag?: number | undefined
}

interface CheckedUpdate {
  readonly recordId: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Changes a record; null when the server answers without a body. */
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
        headers: {
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
      queryParams: {},
      headers: config.headers,
      body: config.body,
      priority: 'normal',
    }),
    ingest(response, config, writer) {
      if (response.status === 204) {
        writer.evict(recordKey(config.recordId))
        return null
      }
      const record = response.body as RecordRepresentation
      writer.putRecord(record)
      return deepFreeze(record)
    },
  },
)

/** Deletes a record (15 or 18 characters). */
export const deleteRecord = defineWriteAdapter<string, string, null>({
  name: 'deleteRecord',
  checkConfig: checkRecordId,
  resourceRequest: (recordId) => ({
    method: 'DELETE',
    baseUri,
    basePath: recordPath,
    urlParams: { recordId },
    queryParams: {},
    headers: {},
    body: null,
    priority: 'normal',
  }),
  ingest(_response, recordId, writer) {
    writer.evict(recordKey(recordId))
    return null
  },
})

function someOf(names: readonly string[]): readonly string[] | undefined {
  return names.length === 0 ? undefined : names
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An ISO moment as an HTTP date, which holds whole seconds; anything else stays as it is. */
function toHttpDate(moment: string): string {
  return /^\d{4}-\d\d-\d\dT/.test(moment) ? new Date(moment).toUTCString() : moment
}
