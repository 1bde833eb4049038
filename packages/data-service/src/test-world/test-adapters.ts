import { defineReadAdapter } from '../adapter/define-adapter'
import { defineWriteAdapter } from '../adapter/write-adapter'
import { checkRecordId } from '../config-checks/record-id'
import type { ResourceRequest } from '../network/resource-request'
import type { RecordValue } from '../store/record'
import { recordKey } from '../store/store-key'

/** A record and some of its fields. */
export interface ThingConfig {
  readonly id: string
  readonly fields: readonly string[]
}

/** Reads a record of the tests' server. */
export const getThing = defineReadAdapter<ThingConfig, ThingConfig, RecordValue>({
  name: 'getThing',
  checkConfig(config) {
    const id = checkRecordId(config.id)
    return id === null || config.fields.length === 0 ? null : { id, fields: sortedSet(config.fields) }
  },
  key: (config) => `${config.id}(${config.fields.join()})`,
  resourceRequest: (config) => request('GET', '/records/{name}', config.id, config.fields),
  ttlMs: 30_000,
  storeKey: (config) => recordKey(config.id),
  ingest: (body, config, writer) => writer.putRecord(body as RecordValue, config.fields),
  select: (config, reader) => reader.record(config.id, config.fields),
  combination: {
    group: (config) => config.id,
    union: (first, second) => ({ id: first.id, fields: sortedSet([...first.fields, ...second.fields]) }),
    narrow: (config, missingFields) => ({
      id: config.id,
      fields: config.fields.filter((field) => missingFields.includes(field)),
    }),
  },
})

/** A list and the fields of its records. */
export interface ThingsConfig {
  readonly name: string
  readonly fields: readonly string[]
}

/** What a list of the tests' server answers. */
export interface Things {
  readonly count: number
  readonly records: readonly RecordValue[]
}

/** Reads a list of the tests' server. */
export const getThings = defineReadAdapter<ThingsConfig, ThingsConfig, Things>({
  name: 'getThings',
  checkConfig: (config) => (config.name === '' ? null : { ...config, fields: sortedSet(config.fields) }),
  key: (config) => `${config.name}(${config.fields.join()})`,
  resourceRequest: (config) => request('GET', '/lists/{name}', config.name, config.fields),
  ttlMs: 30_000,
  edition: (body, config) => ({
    of: config.name,
    mark: (body as { readonly listInfoETag: string }).listInfoETag,
  }),
})

/** The same list, whose forced reads are not kept. */
export const getThingsUnkept = defineReadAdapter<ThingsConfig, ThingsConfig, Things>({
  ...getThings,
  name: 'getThingsUnkept',
  keepsForcedReads: false,
  edition: () => undefined,
  storeKey: (config) => `getThingsUnkept:${getThings.key(config)}`,
  ingest: (body, config, writer) => writer.putEntry(`getThingsUnkept:${getThings.key(config)}`, body, 30_000),
  select: (config, reader) => reader.entry(`getThingsUnkept:${getThings.key(config)}`),
})

/** Changes fields of a record. */
export const updateThing = defineWriteAdapter<
  { readonly id: string; readonly fields: Readonly<Record<string, string>> },
  { readonly id: string; readonly fields: Readonly<Record<string, string>> },
  RecordValue
>({
  name: 'updateThing',
  checkConfig: (input) => (checkRecordId(input.id) === null ? null : input),
  resourceRequest: (input) => ({ ...request('PATCH', '/records/{name}', input.id, []), body: input.fields }),
  ingest(response, _input, writer) {
    const record = response.body as RecordValue
    writer.putRecord(record)
    return record
  },
})

/** Deletes a record. */
export const deleteThing = defineWriteAdapter<string, string, null>({
  name: 'deleteThing',
  checkConfig: checkRecordId,
  resourceRequest: (id) => request('DELETE', '/records/{name}', id, []),
  ingest(_response, id, writer) {
    writer.evict(recordKey(id))
    return null
  },
})

function request(
  method: ResourceRequest['method'],
  basePath: string,
  name: string,
  fields: readonly string[],
): ResourceRequest {
  return {
    method,
    baseUri: '',
    basePath,
    urlParams: { name },
    queryParams: { fields: fields.length === 0 ? undefined : fields },
    headers: {},
    body: null,
    priority: 'normal',
  }
}

function sortedSet(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort()
}
