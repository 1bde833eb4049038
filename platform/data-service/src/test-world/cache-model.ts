import type { CachePolicy } from '../adapter/cache-policy'
import { ModelPages } from './model-pages'
import { type ModelLookup, ModelRecords, modelTtlMs } from './model-records'
import type { RecordServer } from './record-server'

interface ModelList {
  readonly ids: readonly string[]
  readonly fields: readonly string[]
  expiresAt: number
}

interface ModelBatch {
  readonly ids: readonly string[]
  readonly absent: readonly string[]
  expiresAt: number
}

const nothing: ModelLookup = {
  result: null,
  isError: false,
  missingFields: [],
  expiresAt: Number.POSITIVE_INFINITY,
}

/** The results of a read: immediately (null when it has to wait) and, if it waits, eventually. */
type ModelResult = readonly (string | null)[]

/**
 * The cache as the specification describes it, slow and without any of the engine's code: what a read returns
 * immediately, what it returns eventually, and which requests are sent. Only one operation happens at a time.
 */
export class CacheModel {
  readonly requests: string[] = []
  /** Statuses with which the next requests are rejected. */
  readonly failures: number[] = []
  readonly records: ModelRecords
  readonly #lists = new Map<string, ModelList>()
  readonly #batches = new Map<string, ModelBatch>()
  readonly #pages = new Map<string, ModelPages>()
  /** The latest edition reported for lists, and the latest for pages. */
  #listEdition: string | null = null
  #pageEdition: string | null = null
  readonly #server: RecordServer

  constructor(server: RecordServer) {
    this.#server = server
    this.records = new ModelRecords(server)
  }

  readRecord(id: string, fields: readonly string[], policy: CachePolicy, now: number): ModelResult {
    const found = this.records.lookUp(id, fields)
    return this.#read(found, policy, now, (forced) => this.#fetchRecord(id, fields, found, forced, now))
  }

  readList(name: string, fields: readonly string[], policy: CachePolicy, now: number): ModelResult {
    const found = this.#lookUpList(name, fields)
    return this.#read(found, policy, now, (forced) => this.#fetchList(name, fields, forced, now))
  }

  readBatch(
    ids: readonly string[],
    fields: readonly string[],
    policy: CachePolicy,
    now: number,
  ): ModelResult {
    const found = this.#lookUpBatch(ids, fields)
    return this.#read(found, policy, now, (forced) => this.#fetchBatch(ids, fields, forced, now))
  }

  readPage(
    fields: readonly string[],
    offset: number,
    size: number,
    policy: CachePolicy,
    now: number,
  ): ModelResult {
    const pages = this.#pages.get(fields.join()) ?? new ModelPages(this.records, fields)
    this.#pages.set(fields.join(), pages)
    const found = pages.lookUp(offset, size)
    const narrow = found.result === null && now <= found.expiresAt
    return this.#read(found, policy, now, (forced) => {
      let isNarrow = narrow && !forced
      for (;;) {
        const request = pages.requestFor(offset, size, isNarrow)
        const line = `GET pages/all ${fields.join()} ${request.token}+${request.size}`
        const failure = this.#send(line, forced)
        if (failure !== null) return failure
        this.#answerPage(pages, request, now)
        const { result } = pages.lookUp(offset, size)
        if (result !== null) return `Fulfilled ${result}`
        isNarrow = false
      }
    })
  }

  /** A write whose response carries the fields that it set; with null the response has no body. */
  write(id: string, fields: readonly string[] | null, now: number): void {
    if (fields === null) this.records.evict(id)
    else this.records.ingest(id, fields, now)
    this.#expireLists(now)
  }

  /** Changes made elsewhere: records that were changed, and some that are no longer visible. */
  hear(touched: readonly string[], gone: readonly string[], missed: boolean, now: number): void {
    const changed = touched.filter((id) => !this.records.isCurrent(id))
    for (const id of gone) this.records.evict(id)
    for (const id of changed) this.records.expire(id, now)
    for (const batch of this.#batches.values()) {
      const isTouched = changed.some((id) => batch.ids.includes(id) && !batch.absent.includes(id))
      if ((isTouched || missed) && batch.expiresAt >= now) batch.expiresAt = now - 1
    }
    if (changed.length > 0 || missed) this.#expireLists(now)
    if (!missed) return
    this.records.expireAll(now)
    for (const pages of this.#pages.values()) pages.expireAll(now)
  }

  #expireLists(now: number): void {
    for (const list of this.#lists.values()) if (list.expiresAt >= now) list.expiresAt = now - 1
    for (const pages of this.#pages.values()) pages.expire(now)
  }

  #read(
    found: ModelLookup,
    policy: CachePolicy,
    now: number,
    fetch: (forced: boolean) => string,
  ): ModelResult {
    const moment = policy.type === 'valid-at' ? policy.timestamp : now
    const rule = policy.type === 'valid-at' ? (policy.basePolicy ?? { type: 'cache-then-network' }) : policy
    const isFresh = found.result !== null && moment <= found.expiresAt
    const fulfilled = found.isError ? found.result : `Fulfilled ${found.result}`
    if (rule.type === 'no-cache') return [null, fetch(true)]
    if (rule.type === 'only-if-cached') return isFresh ? [fulfilled] : ['Error 504']
    if (isFresh) {
      if (rule.type === 'cache-and-network') fetch(false)
      return [fulfilled]
    }
    const windowMs = rule.type === 'stale-while-revalidate' ? rule.staleDurationSeconds * 1_000 : -1
    if (found.result !== null && !found.isError && moment <= found.expiresAt + windowMs) {
      fetch(false)
      return [`Stale ${found.result}`]
    }
    return [null, fetch(false)]
  }

  /** Records a request; returns the error with which it is rejected, or null. */
  #send(line: string, forced: boolean): string | null {
    this.requests.push(`${line}${forced ? ' no-cache' : ''}`)
    const failure = this.failures.shift()
    return failure === undefined ? null : `Error ${failure}`
  }

  #fetchRecord(
    id: string,
    fields: readonly string[],
    found: ModelLookup,
    forced: boolean,
    now: number,
  ): string {
    const onlyMissing = !forced && found.result === null && now <= found.expiresAt
    let requested = onlyMissing ? found.missingFields : fields
    for (;;) {
      const failure = this.#send(`GET records/${id} ${requested.join()}`, forced)
      if (failure !== null) return failure
      if (!this.#server.records.has(id)) {
        this.records.rememberNotFound(id, now)
        return 'Error 404'
      }
      this.records.ingest(id, requested, now)
      const lookup = this.records.lookUp(id, fields)
      if (lookup.result !== null) return `Fulfilled ${lookup.result}`
      requested = fields
    }
  }

  #fetchList(name: string, fields: readonly string[], forced: boolean, now: number): string {
    const failure = this.#send(`GET lists/${name} ${fields.join()}`, forced)
    if (failure !== null) return failure
    const ids = this.#aliveIds(name)
    const carried = fields.filter((field) => field !== 'Absent')
    const edition = this.#server.lists.get(name)?.etag ?? ''
    if (this.#listEdition !== edition) this.#lists.clear()
    this.#listEdition = edition
    for (const id of ids) this.records.ingest(id, carried, now)
    this.#lists.set(`${name} ${fields.join()}`, { ids, fields: carried, expiresAt: now + modelTtlMs })
    return `Fulfilled ${this.#lookUpList(name, fields).result}`
  }

  #fetchBatch(ids: readonly string[], fields: readonly string[], forced: boolean, now: number): string {
    const failure = this.#send(`GET batch/${ids.join()} ${fields.join()}`, forced)
    if (failure !== null) return failure
    const absent = ids.filter((id) => !this.#server.records.has(id))
    for (const id of absent) this.records.evict(id)
    for (const id of ids) this.records.ingest(id, fields, now)
    this.#batches.set(`${ids.join()} ${fields.join()}`, { ids, absent, expiresAt: now + modelTtlMs })
    return `Fulfilled ${this.#lookUpBatch(ids, fields).result}`
  }

  #answerPage(pages: ModelPages, { token, size }: { token: string; size: number }, now: number): void {
    const edition = this.#server.lists.get('all')?.etag ?? ''
    if (this.#pageEdition !== edition) for (const other of this.#pages.values()) other.forget()
    this.#pageEdition = edition
    const start = Number(token.replace('after', ''))
    const alive = this.#aliveIds('all')
    pages.ingest(start, alive.slice(start, start + size), size, start + size < alive.length, now)
  }

  #aliveIds(name: string): readonly string[] {
    return (this.#server.lists.get(name)?.ids ?? []).filter((id) => this.#server.records.has(id))
  }

  #lookUpList(name: string, fields: readonly string[]): ModelLookup {
    const list = this.#lists.get(`${name} ${fields.join()}`)
    if (list === undefined) return nothing
    const { rows, expiresAt } = this.records.lookUpAll(list.ids, list.fields)
    if (rows === null) return nothing
    return { ...nothing, result: `[${rows.join(' ')}]`, expiresAt: Math.min(list.expiresAt, expiresAt) }
  }

  #lookUpBatch(ids: readonly string[], fields: readonly string[]): ModelLookup {
    const batch = this.#batches.get(`${ids.join()} ${fields.join()}`)
    const present = ids.filter((id) => !batch?.absent.includes(id))
    const { rows, expiresAt } = this.records.lookUpAll(present, fields)
    if (rows === null) return nothing
    const soonest = Math.min(batch?.expiresAt ?? Number.POSITIVE_INFINITY, expiresAt)
    return { ...nothing, result: `[${rows.join(' ')}]`, expiresAt: soonest }
  }
}
