import { createDataService, type FetchResponse, type ResourceRequest } from '@porchlight/data-service'
import { fieldName, getListRecordsByName, getRecord } from '@porchlight/ui-api/client'
import type { Contestant, Envelope } from './contestant'

const qualified = (names: readonly string[]) => names.map((name) => fieldName(`Case.${name}`))

const readFields = ['Case.Status', 'Case.Subject', 'Case.Type'] as const

/** Our client by its public entry: network responses are handled like any other. */
export const ours: Contestant = {
  name: 'ours',
  isNormalised: true,
  create() {
    let answer: unknown = null
    const pages = new Map<unknown, unknown>()
    const network = async ({ urlParams }: ResourceRequest): Promise<FetchResponse> =>
      ok(urlParams.recordId === undefined ? pages.get(urlParams.listViewApiName) : answer)
    const service = createDataService({ network, now: () => 1_000_000 })
    const list = (name: string) => ({ objectApiName: 'Case', listViewApiName: name, pageSize: 2_000 })
    return {
      async ingestList(name, records) {
        pages.set(name, pageOf(name, records))
        await service.refresh(getListRecordsByName, list(name))
        // The network discards what it sent, so that the heap holds only the cache.
        pages.delete(name)
      },
      async ingestRecord(record) {
        answer = record
        await service.refresh(getRecord, { recordId: record.id, fields: readFields })
      },
      read(recordId) {
        return service.read(getRecord, { recordId, fields: ['Case.Status', 'Case.Subject', 'Case.Type'] })
      },
      subscribe(recordId, fieldName, listener) {
        let isFirst = true
        return service.subscribe(getRecord, { recordId, fields: qualified([fieldName]) }, () => {
          if (isFirst) isFirst = false
          else listener()
        })
      },
      readInList(name, recordId, fieldName) {
        // After a write, lists are requested again; until then they are shown as they are.
        const cachePolicy = { type: 'stale-while-revalidate', staleDurationSeconds: 60 } as const
        const snapshot = service.read(getListRecordsByName, list(name), { cachePolicy })
        if (!('data' in snapshot)) return undefined
        return snapshot.data.records.find(({ id }) => id === recordId)?.fields[fieldName]?.value
      },
    }
  },
  async countCalls(configs) {
    let calls = 0
    const network = async (request: ResourceRequest): Promise<FetchResponse> => {
      calls += 1
      return ok(answerTo(request))
    }
    const service = createDataService({ network, now: () => 1_000_000 })
    await Promise.all(
      configs.map(({ recordId, fieldNames }) =>
        service.read(getRecord, { recordId, fields: qualified(fieldNames) }),
      ),
    )
    return calls
  },
}

function ok(body: unknown): FetchResponse {
  return { status: 200, statusText: 'OK', ok: true, headers: {}, body }
}

function pageOf(name: string, records: readonly Envelope[]): unknown {
  return {
    count: records.length,
    currentPageToken: '0',
    currentPageUrl: '',
    fields: [],
    listInfoETag: '0123456789abcdef0123456789abcdef',
    listReference: {
      id: '00B000000000001AAA',
      listViewApiName: name,
      objectApiName: 'Case',
      type: 'listView',
    },
    nextPageToken: null,
    nextPageUrl: null,
    optionalFields: [],
    pageSize: 2_000,
    previousPageToken: null,
    previousPageUrl: null,
    records,
    searchTerm: null,
    sortBy: [],
  }
}

/** Responds to a read of one record or of several. */
function answerTo({ urlParams, queryParams }: ResourceRequest): unknown {
  const names = [queryParams.fields, queryParams.optionalFields].flat().map((name) => String(name).slice(5))
  const record = (id: string) => ({
    apiName: 'Case',
    childRelationships: {},
    eTag: '0123456789abcdef0123456789abcdef',
    fields: Object.fromEntries(names.map((name) => [name, { displayValue: null, value: name }])),
    id,
    lastModifiedById: null,
    lastModifiedDate: '2026-01-01T00:00:00.000Z',
    recordTypeId: '012000000000000AAA',
    recordTypeInfo: null,
    systemModstamp: '2026-01-01T00:00:00.000Z',
    weakEtag: 1_767_225_600_000,
  })
  if (urlParams.recordIds === undefined) return record(String(urlParams.recordId))
  const ids = String(urlParams.recordIds).split(',')
  return { hasErrors: false, results: ids.map((id) => ({ result: record(id), statusCode: 200 })) }
}
