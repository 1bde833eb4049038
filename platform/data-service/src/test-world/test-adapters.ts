import { defineReadAdapter } from '../adapter/define-adapter'
import { defineBatchReadAdapter } from '../adapter/define-batch-adapter'
import { defineListReadAdapter } from '../adapter/define-list-adapter'
import type { ListPage } from '../adapter/list-pages'
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

/** The same, with several records in one call. */
export const getThingGathered = defineReadAdapter<ThingConfig, ThingConfig, RecordValue>({
  ...getThing,
  name: 'getThingGathered',
  gathering: {
    limit: 3,
    resourceRequest: (configs) =>
      request(
        'GET',
        '/batch/{name}',
        configs.map(({ id }) => id).join(),
        sortedSet(configs.flatMap(({ fields }) => fields)),
      ),
    responses(body, configs) {
      const { results } = body as {
        readonly results: readonly { readonly statusCode: number; readonly result: RecordValue | null }[]
      }
      return results.map(({ statusCode, result }, index) => {
        const lacks = configs[index]?.fields.some((path) => !(path in (result?.fields ?? {})))
        if (statusCode === 200 && lacks === true) return null
        return { status: statusCode, statusText: '', ok: statusCode === 200, headers: {}, body: result }
      })
    },
  },
})

/** A list and the fields of its records. */
export interface ThingsConfig {
  readonly name: string
  readonly fields: readonly string[]
}

/** The response of the tests' server for a list. */
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
  isCollection: true,
  edition: (body, config) => ({
    of: config.name,
    mark: (body as { readonly listInfoETag: string }).listInfoETag,
  }),
})

/** The same list, whose forced reads are not cached. */
export const getThingsUnkept = defineReadAdapter<ThingsConfig, ThingsConfig, Things>({
  ...getThings,
  name: 'getThingsUnkept',
  keepsForcedReads: false,
  edition: () => undefined,
  storeKey: (config) => `getThingsUnkept:${getThings.key(config)}`,
  ingest: (body, config, writer) => writer.putEntry(`getThingsUnkept:${getThings.key(config)}`, body, 30_000),
  select: (config, reader) => reader.entry(`getThingsUnkept:${getThings.key(config)}`),
})

/** Several records and some of their fields. */
export interface ThingBatchConfig {
  readonly ids: readonly string[]
  readonly fields: readonly string[]
}

/** Reads several records in one call, each stored as a record. */
export const getThingBatch = defineBatchReadAdapter<ThingBatchConfig, ThingBatchConfig, RecordValue>({
  name: 'getThingBatch',
  checkConfig: ({ ids, fields }) => (ids.length === 0 ? null : { ids, fields: sortedSet(fields) }),
  key: ({ ids, fields }) => `${ids.join()}(${fields.join()})`,
  resourceRequest: ({ ids, fields }) => request('GET', '/batch/{name}', ids.join(), fields),
  items: ({ ids }) => ids,
  itemKey: (_config, id) => recordKey(id),
  keep: {
    put: (result, { fields }, _index, writer) => writer.putRecord(result as RecordValue, fields),
    find: ({ ids, fields }, index, reader) => reader.findRecord(ids[index] ?? '', fields),
  },
  ttlMs: 30_000,
  errorTtlMs: 30_000,
})

/** A page of a list of the tests' server. */
export interface ThingPageConfig extends ThingsConfig {
  readonly pageSize?: number
  readonly pageToken?: string
}

/** A page as returned by the tests' server. */
export interface ThingPage extends ListPage {
  readonly listInfoETag: string
  readonly records: readonly RecordValue[]
}

/** Reads a list of the tests' server page by page; three rows by default. */
export const getThingPage = defineListReadAdapter<ThingPageConfig, ThingsConfig, ThingPage>({
  name: 'getThingPage',
  checkConfig: ({ name, fields, pageSize, pageToken }) =>
    name === '' ? null : { list: { name, fields: sortedSet(fields) }, pageSize, pageToken },
  listKey: ({ name, fields }) => `${name}(${fields.join()})`,
  resourceRequest({ list, pageSize, pageToken }) {
    const plain = request('GET', '/pages/{name}', list.name, list.fields)
    return { ...plain, queryParams: { ...plain.queryParams, pageSize, pageToken } }
  },
  defaultPageSize: 3,
  ttlMs: 30_000,
  edition: (data, list) => ({
    of: `pages:${list.name}`,
    mark: data.listInfoETag,
  }),
})

/** Changes fields of a record. */
export const updateThing = defineWriteAdapter<
  { readonly id: string; readonly fields: Readonly<Record<string, string>> },
  { readonly id: string; readonly fields: Readonly<Record<string, string>> },
  RecordValue | null
>({
  name: 'updateThing',
  checkConfig: (input) => (checkRecordId(input.id) === null ? null : input),
  resourceRequest: (input) => ({ ...request('PATCH', '/records/{name}', input.id, []), body: input.fields }),
  isDraftAware: true,
  draft: ({ id, fields }) => ({ kind: 'update', recordId: id, fields }),
  ingest(response, { id }, writer) {
    if (response.status === 204) {
      writer.evict(recordKey(id))
      return null
    }
    const record = response.body as RecordValue
    writer.putRecord(record)
    return record
  },
})

/** Creates a record in a list. */
export const createThing = defineWriteAdapter<
  { readonly list: string; readonly fields: Readonly<Record<string, string>> },
  { readonly list: string; readonly fields: Readonly<Record<string, string>> },
  RecordValue
>({
  name: 'createThing',
  checkConfig: (input) => (input.list === '' ? null : input),
  resourceRequest: (input) => ({ ...request('POST', '/lists/{name}', input.list, []), body: input.fields }),
  draft: ({ fields }) => ({ kind: 'create', apiName: 'Thing', fields }),
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
