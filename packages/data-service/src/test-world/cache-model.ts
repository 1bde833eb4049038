import type { CachePolicy } from '../adapter/cache-policy'
import type { RecordServer } from './record-server'

interface ModelRecord {
  version: number
  /** What is known of each field; null for one that the server does not give. */
  readonly fields: Map<string, string | null>
  readonly outdated: Set<string>
  expiresAt: number
}

interface ModelError {
  readonly status: number
  readonly expiresAt: number
}

interface ModelList {
  readonly ids: readonly string[]
  readonly fields: readonly string[]
  readonly expiresAt: number
}

interface ModelLookup {
  readonly result: string | null
  readonly isError: boolean
  readonly missingFields: readonly string[]
  readonly expiresAt: number
}

const ttlMs = 30_000

/**
 * The cache as the specification describes it, slowly and without any of the engine's code: what a read
 * returns at once, what it returns in the end, and which requests are sent. One thing happens at a time.
 */
export class CacheModel {
  readonly requests: string[] = []
  readonly #records = new Map<string, ModelRecord | ModelError>()
  readonly #lists = new Map<string, ModelList>()
  readonly #server: RecordServer
  #trimmedAt: number
  /** Statuses that the next requests are refused with. */
  readonly failures: number[] = []

  constructor(server: RecordServer, now: number) {
    this.#server = server
    this.#trimmedAt = now
  }

  evict(id: string): void {
    this.#records.delete(id)
  }

  /** What a read of a record gives: at once (null when it has to wait) and in the end. */
  readRecord(id: string, fields: readonly string[], policy: CachePolicy, now: number): (string | null)[] {
    const found = this.#lookUpRecord(id, fields)
    return this.#read(found, policy, now, (forced) =>
      this.#trimAfter(now, this.#fetchRecord(id, fields, found, forced, now)),
    )
  }

  readList(name: string, fields: readonly string[], policy: CachePolicy, now: number): (string | null)[] {
    const found = this.#lookUpList(name, fields)
    return this.#read(found, policy, now, (forced) =>
      this.#trimAfter(now, this.#fetchList(name, fields, forced, now)),
    )
  }

  /** A write whose answer carries the fields that it set. */
  write(id: string, fields: readonly string[], now: number): void {
    this.#ingest(id, fields, now)
  }

  #read(
    found: ModelLookup,
    policy: CachePolicy,
    now: number,
    fetch: (forced: boolean) => string,
  ): (string | null)[] {
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

  #fetchRecord(
    id: string,
    fields: readonly string[],
    found: ModelLookup,
    forced: boolean,
    now: number,
  ): string {
    const onlyMissing = !forced && found.result === null && now <= found.expiresAt
    let asked = onlyMissing ? found.missingFields : fields
    for (;;) {
      this.requests.push(`GET records/${id} ${asked.join()}${forced ? ' no-cache' : ''}`)
      const failure = this.failures.shift()
      if (failure !== undefined) return `Error ${failure}`
      if (!this.#server.records.has(id)) {
        this.#records.set(id, { status: 404, expiresAt: now + ttlMs })
        return 'Error 404'
      }
      this.#ingest(id, asked, now)
      const lookup = this.#lookUpRecord(id, fields)
      if (lookup.result !== null) return `Fulfilled ${lookup.result}`
      asked = fields
    }
  }

  #fetchList(name: string, fields: readonly string[], forced: boolean, now: number): string {
    this.requests.push(`GET lists/${name} ${fields.join()}${forced ? ' no-cache' : ''}`)
    const failure = this.failures.shift()
    if (failure !== undefined) return `Error ${failure}`
    const ids = (this.#server.lists.get(name)?.ids ?? []).filter((id) => this.#server.records.has(id))
    const carried = fields.filter((field) => field !== 'Absent')
    for (const id of ids) this.#ingest(id, carried, now)
    this.#lists.set(`${name} ${fields.join()}`, { ids, fields: carried, expiresAt: now + ttlMs })
    return `Fulfilled ${this.#lookUpList(name, fields).result}`
  }

  /** After a request, at most every 5000 ms, what has expired is dropped. */
  #trimAfter(now: number, result: string): string {
    if (now - this.#trimmedAt < 5_000) return result
    this.#trimmedAt = now
    for (const [id, { expiresAt }] of [...this.#records]) if (expiresAt < now) this.#records.delete(id)
    for (const [key, { expiresAt }] of [...this.#lists]) if (expiresAt < now) this.#lists.delete(key)
    return result
  }

  #ingest(id: string, fields: readonly string[], now: number): void {
    const current = this.#server.records.get(id)
    if (current === undefined) return
    let known = this.#records.get(id)
    if (known === undefined || 'status' in known) {
      known = { version: 0, fields: new Map(), outdated: new Set(), expiresAt: 0 }
      this.#records.set(id, known)
    }
    if (current.version > known.version) {
      for (const [name, value] of [...known.fields]) {
        if (value === null) known.fields.delete(name)
        else known.outdated.add(name)
      }
    }
    known.version = current.version
    known.expiresAt = now + ttlMs
    for (const name of fields) {
      known.fields.set(name, current.fields[name] ?? null)
      known.outdated.delete(name)
    }
  }

  #lookUpRecord(id: string, fields: readonly string[]): ModelLookup {
    const known = this.#records.get(id)
    if (known === undefined) {
      return { result: null, isError: false, missingFields: fields, expiresAt: Number.POSITIVE_INFINITY }
    }
    if ('status' in known) {
      return {
        result: `Error ${known.status}`,
        isError: true,
        missingFields: fields,
        expiresAt: known.expiresAt,
      }
    }
    const missingFields = fields.filter((name) => !known.fields.has(name) || known.outdated.has(name))
    const values = fields.flatMap((name) => {
      const value = known.fields.get(name)
      return value === undefined || value === null ? [] : [`${name}=${value}`]
    })
    const result = missingFields.length === 0 ? values.join() : null
    return { result, isError: false, missingFields, expiresAt: known.expiresAt }
  }

  #lookUpList(name: string, fields: readonly string[]): ModelLookup {
    const nothing = { result: null, isError: false, missingFields: [], expiresAt: Number.POSITIVE_INFINITY }
    const list = this.#lists.get(`${name} ${fields.join()}`)
    if (list === undefined) return nothing
    const records = list.ids.map((id) => this.#lookUpRecord(id, list.fields))
    if (records.some(({ result, isError }) => result === null || isError)) return nothing
    return {
      result: `[${records.map(({ result }) => result).join(' ')}]`,
      isError: false,
      missingFields: [],
      expiresAt: Math.min(list.expiresAt, ...records.map(({ expiresAt }) => expiresAt)),
    }
  }
}
