import type { FetchResponse, NetworkAdapter, ResourceRequest } from '../network/resource-request'
import type { RecordValue } from '../store/record'

interface ServerRecord {
  readonly id: string
  readonly version: number
  readonly fields: Readonly<Record<string, string>>
  /** The record that the field `Parent` leads to. */
  readonly parentId: string | null
}

/** A small server of records for the tests: versions, spanned parents, lists, failures on demand. */
export class RecordServer {
  /** The requests so far, such as `GET records/001… Name,Parent.Name`; forced ones end with `no-cache`. */
  readonly log: string[] = []
  readonly records = new Map<string, ServerRecord>()
  readonly lists = new Map<string, { ids: string[]; etag: string }>()
  /** Statuses with which the next requests are rejected. */
  readonly failures: number[] = []
  /** Whether responses to changes have no body. */
  savesInSilence = false
  /** The maximum number of rows on a page, whatever was requested. */
  mostRows = 1_000
  #version = 0
  #held: (() => void)[] | null = null

  readonly network: NetworkAdapter = async (request) => {
    this.log.push(describeRequest(request))
    const response = this.answer(request)
    const held = this.#held
    if (held !== null) await new Promise<void>((resolve) => held.push(resolve))
    return response
  }

  put(id: string, fields: Record<string, string>, parentId: string | null = null): void {
    const known = this.records.get(id)
    this.records.set(id, {
      id,
      version: this.nextVersion(),
      fields: { ...known?.fields, ...fields },
      parentId: parentId ?? known?.parentId ?? null,
    })
  }

  putList(name: string, ids: string[], etag = 'first'): void {
    this.lists.set(name, { ids, etag })
  }

  /** Versions grow across all records, so that a recreated record is newer than the previous one. */
  nextVersion(): number {
    this.#version += 1
    return this.#version
  }

  /** From here on responses are created but held back until the returned function releases them. */
  hold(): () => void {
    const held: (() => void)[] = []
    this.#held = held
    return () => {
      if (this.#held === held) this.#held = null
      for (const release of held) release()
    }
  }

  /** The requests since the last call. */
  takeLog(): string[] {
    return this.log.splice(0)
  }

  answer(request: ResourceRequest): FetchResponse {
    const failure = this.failures.shift()
    if (failure !== undefined) return refuse(failure)
    const name = request.urlParams.name ?? ''
    if (request.basePath === '/lists/{name}' && request.method === 'POST') return this.#make(name, request)
    if (request.basePath === '/pages/{name}') return this.#answerPage(name, request)
    if (request.basePath === '/lists/{name}') return this.#answerList(name, request)
    if (request.basePath === '/batch/{name}') return this.#answerBatch(name.split(','), fieldsOf(request))
    const record = this.records.get(name)
    if (record === undefined) return refuse(404)
    if (request.method === 'DELETE') {
      this.records.delete(name)
      return accept(undefined, 204)
    }
    if (request.method === 'PATCH') {
      const fields = request.body as Record<string, string>
      this.put(name, fields)
      if (this.savesInSilence) return accept(undefined, 204)
      return this.#answerRecord(name, Object.keys(fields))
    }
    return this.#answerRecord(name, fieldsOf(request))
  }

  #answerRecord(id: string, paths: readonly string[]): FetchResponse {
    const unknown = paths.find((path) => path.startsWith('Unknown'))
    return unknown === undefined ? accept(this.represent(id, paths)) : refuse(400)
  }

  #answerBatch(ids: readonly string[], paths: readonly string[]): FetchResponse {
    const results = ids.map((id) => ({
      statusCode: this.records.has(id) ? 200 : 404,
      result: this.records.has(id) ? this.represent(id, paths) : null,
    }))
    return accept({ results })
  }

  #make(listName: string, request: ResourceRequest): FetchResponse {
    const id = `a0100000000${String(1_000 + this.records.size)}AAA`
    const fields = request.body as Record<string, string>
    this.put(id, fields)
    this.lists.get(listName)?.ids.unshift(id)
    return this.#answerRecord(id, Object.keys(fields))
  }

  #answerList(name: string, request: ResourceRequest): FetchResponse {
    const list = this.lists.get(name)
    if (list === undefined) return refuse(404)
    const records = list.ids
      .filter((id) => this.records.has(id))
      .map((id) => this.represent(id, fieldsOf(request)))
    return accept({ count: records.length, listInfoETag: list.etag, records })
  }

  /** Returns a page of a list; tokens are opaque to callers. */
  #answerPage(name: string, request: ResourceRequest): FetchResponse {
    const list = this.lists.get(name)
    if (list === undefined) return refuse(404)
    const { pageToken, pageSize = 3 } = request.queryParams
    const token = String(pageToken ?? '0')
    const offset = Number(token.replace('after', ''))
    const size = Math.min(Number(pageSize), this.mostRows)
    if (!Number.isInteger(offset)) return refuse(400)
    const ids = list.ids.filter((id) => this.records.has(id))
    const end = offset + size
    const records = ids.slice(offset, end).map((id) => this.represent(id, fieldsOf(request)))
    const urlOf = (other: string) => `/pages/${name}?pageSize=${pageSize}&pageToken=${other}`
    return accept({
      count: records.length,
      listInfoETag: list.etag,
      pageSize,
      currentPageToken: token,
      currentPageUrl: urlOf(token),
      nextPageToken: end < ids.length ? `after${end}` : null,
      nextPageUrl: end < ids.length ? urlOf(`after${end}`) : null,
      previousPageToken: offset > 0 ? `before${offset}` : null,
      previousPageUrl: offset > 0 ? urlOf(`before${offset}`) : null,
      records,
    })
  }

  /** Returns a record with some fields; names that the server does not know are omitted. */
  represent(id: string, paths: readonly string[]): RecordValue {
    const record = this.records.get(id)
    const fields: Record<string, { displayValue: string | null; value: unknown }> = {}
    const parentPaths: string[] = []
    for (const path of paths) {
      if (path.startsWith('Parent.')) parentPaths.push(path.slice('Parent.'.length))
      else if (record !== undefined && Object.hasOwn(record.fields, path))
        fields[path] = { displayValue: null, value: record.fields[path] }
    }
    if (parentPaths.length > 0) {
      const parentId = record?.parentId ?? null
      const value = parentId === null ? null : this.represent(parentId, parentPaths)
      fields.Parent = { displayValue: null, value }
    }
    return {
      id,
      apiName: 'Thing',
      eTag: `${record?.version ?? 0}:${paths.join()}`,
      weakEtag: record?.version ?? 0,
      recordTypeInfo: null,
      fields,
    }
  }
}

function describeRequest(request: ResourceRequest): string {
  const path = request.basePath.replace('{name}', request.urlParams.name ?? '').slice(1)
  const forced = request.headers['Cache-Control'] === undefined ? [] : ['no-cache']
  const fields = fieldsOf(request).join()
  const { pageToken, pageSize } = request.queryParams
  const page = (pageToken ?? pageSize) ? [`${pageToken ?? '0'}+${pageSize ?? ''}`] : []
  return [request.method, path, ...(fields === '' ? [] : [fields]), ...page, ...forced].join(' ')
}

function fieldsOf(request: ResourceRequest): readonly string[] {
  const { fields } = request.queryParams
  return Array.isArray(fields) ? fields : []
}

function accept(body: unknown, status = 200): FetchResponse {
  return { status, statusText: 'OK', ok: true, headers: {}, body: structuredClone(body) }
}

function refuse(status: number): FetchResponse {
  return {
    status,
    statusText: 'Refused',
    ok: false,
    headers: {},
    body: [{ errorCode: 'REFUSED', message: `Refused with ${status}` }],
    errorType: 'fetchResponse',
  }
}
