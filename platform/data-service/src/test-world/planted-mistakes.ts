import type { CachePolicy } from '../adapter/cache-policy'
import type { DataService } from '../data-service-api'
import type { RecordValue } from '../store/record'
import type { StoreWriter } from '../store/store-writer'
import type { PlantedMistake } from './run-beside-model'

/** Mistakes that a cache like this could have; comparing it with the model has to find each. */
export const plantedMistakes: readonly PlantedMistake[] = [
  {
    name: 'a 404 is remembered for one millisecond too long',
    adapters: ({ thing }) => ({ thing: { ...thing, notFoundTtlMs: thing.notFoundTtlMs + 1 } }),
  },
  {
    name: 'a copy of the same version drops the fields that are known',
    adapters: ({ thing }) => ({
      thing: {
        ...thing,
        ingest: (body, config, writer) => {
          const record = body as RecordValue
          thing.ingest({ ...record, weakEtag: (record.weakEtag ?? 0) + 0.5 }, config, writer)
        },
      },
    }),
  },
  {
    name: 'fields that the server does not give are not remembered as absent',
    adapters: ({ thing }) => ({
      thing: { ...thing, ingest: (body, _config, writer) => writer.putRecord(body as RecordValue) },
    }),
  },
  {
    name: 'a record of which only some fields are missing is asked for whole',
    adapters: ({ thing }) => ({
      thing: {
        ...thing,
        combination: thing.combination && { ...thing.combination, narrow: (config) => config },
      },
    }),
  },
  {
    name: 'a change that is answered without a body leaves the record as it was',
    adapters: ({ update }) => ({
      update: {
        ...update,
        ingest: (response, config, writer) =>
          response.status === 204 ? null : update.ingest(response, config, writer),
      },
    }),
  },
  {
    name: 'a deleted record stays',
    adapters: ({ remove }) => ({ remove: { ...remove, ingest: () => null } }),
  },
  {
    name: 'an item of a batch that is not found stays',
    adapters: ({ batch }) => ({
      batch: { ...batch, ingest: (body, config, writer) => batch.ingest(body, config, withoutEvict(writer)) },
    }),
  },
  {
    name: 'the rest of a page is asked for from the start of the page',
    adapters: ({ page }) => ({ page: { ...page, remainder: (config) => config } }),
  },
  {
    name: 'rows of an older definition of a list are kept',
    adapters: ({ page }) => ({
      page: {
        ...page,
        ingest: (body, config, writer) =>
          page.ingest({ ...(body as object), listInfoETag: '' }, config, writer),
      },
    }),
  },
  {
    name: 'lists are not read again after a write',
    adapters: ({ things, page }) => ({
      things: { ...things, isCollection: false },
      page: { ...page, isCollection: false },
    }),
  },
  {
    name: 'a forced read does not say so',
    network: (network) => (request) => {
      const { 'Cache-Control': _forced, ...headers } = request.headers
      return network({ ...request, headers })
    },
  },
  {
    name: 'an error of the server is remembered like a 404',
    network: (network) => async (request) => {
      const response = await network(request)
      return response.status === 500 ? { ...response, status: 404 } : response
    },
  },
  {
    name: 'cache-and-network does not ask',
    dataService: (right) => withPolicy(right, 'cache-and-network', { type: 'cache-then-network' }),
  },
  {
    name: 'only-if-cached serves what is stale',
    dataService: (right) =>
      withPolicy(right, 'only-if-cached', { type: 'stale-while-revalidate', staleDurationSeconds: 1_000 }),
  },
  {
    name: 'valid-at looks at the clock',
    dataService: (right) => withPolicy(right, 'valid-at', { type: 'cache-then-network' }),
  },
  {
    name: 'an optimistic change shows nothing',
    adapters: ({ update }) => ({ update: { ...update, draft: () => null } }),
  },
  {
    name: 'a refused change stays on the screen',
    dataService: (right) => ({
      write: async (adapter, input, options) => {
        try {
          return await right.write(adapter, input, options)
        } catch (refusal) {
          const { id, fields } = input as { readonly id: string; readonly fields: object }
          const held = { id, apiName: 'Thing', weakEtag: Number.MAX_SAFE_INTEGER, fields: asRead(fields) }
          void right.write({ ...adapter, draft: () => null, ingest: keep(held) }, input)
          throw refusal
        }
      },
    }),
  },
  {
    name: 'records that went out of reach stay',
    dataService: (right) => ({ applyChanges: (changes) => right.applyChanges({ ...changes, gone: [] }) }),
  },
  {
    name: 'changes of records are not heard',
    dataService: (right) => ({ applyChanges: (changes) => right.applyChanges({ ...changes, touched: [] }) }),
  },
]

function withoutEvict(writer: StoreWriter): StoreWriter {
  return { ...writer, evict: () => undefined }
}

function withPolicy(
  right: DataService,
  type: CachePolicy['type'],
  instead: CachePolicy,
): Partial<DataService> {
  return {
    read: (adapter, config, options) =>
      right.read(adapter, config, {
        ...options,
        ...(options?.cachePolicy?.type === type ? { cachePolicy: instead } : {}),
      }),
  }
}

function asRead(fields: object): RecordValue['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { displayValue: null, value }]),
  )
}

function keep(record: RecordValue) {
  return (_response: unknown, _config: unknown, writer: StoreWriter) => {
    writer.putRecord(record)
    return null
  }
}
