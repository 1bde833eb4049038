import type { RecordServer } from './record-server'

/** How long the model's data is fresh. */
export const modelTtlMs = 30_000

interface ModelRecord {
  version: number
  /** The known value of each field; null for one that the server does not return. */
  readonly fields: Map<string, string | null>
  readonly outdated: Set<string>
  expiresAt: number
}

interface ModelError {
  readonly status: number
  expiresAt: number
}

/** The model's data for a read: a result as text, or null when something is missing. */
export interface ModelLookup {
  readonly result: string | null
  readonly isError: boolean
  readonly missingFields: readonly string[]
  /** When the first of the entries read expires. */
  readonly expiresAt: number
}

/** The records of the model: every field with its known values, and cached 404s. */
export class ModelRecords {
  readonly #records = new Map<string, ModelRecord | ModelError>()
  readonly #server: RecordServer
  /** The draft of a write in flight. */
  draft: { readonly id: string; readonly name: string; readonly value: string } | null = null

  constructor(server: RecordServer) {
    this.#server = server
  }

  evict(id: string): void {
    this.#records.delete(id)
  }

  expire(id: string, now: number): void {
    const known = this.#records.get(id)
    if (known !== undefined && known.expiresAt >= now) known.expiresAt = now - 1
  }

  expireAll(now: number): void {
    for (const id of this.#records.keys()) this.expire(id, now)
  }

  rememberNotFound(id: string, now: number): void {
    this.#records.set(id, { status: 404, expiresAt: now + modelTtlMs })
  }

  /** Whether the record is held in the version that the server has. */
  isCurrent(id: string): boolean {
    const known = this.#records.get(id)
    return (
      known !== undefined && 'version' in known && known.version === this.#server.records.get(id)?.version
    )
  }

  /** Ingests fields with the server's current values. */
  ingest(id: string, fields: readonly string[], now: number): void {
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
    known.expiresAt = now + modelTtlMs
    for (const name of fields) {
      known.fields.set(name, current.fields[name] ?? null)
      known.outdated.delete(name)
    }
  }

  lookUp(id: string, fields: readonly string[]): ModelLookup {
    const known = this.#records.get(id)
    if (known === undefined) {
      return { result: null, isError: false, missingFields: fields, expiresAt: Number.POSITIVE_INFINITY }
    }
    if ('status' in known) {
      const result = `Error ${known.status}`
      return { result, isError: true, missingFields: fields, expiresAt: known.expiresAt }
    }
    const draftOf = (name: string) =>
      this.draft?.id === id && this.draft.name === name ? this.draft.value : undefined
    const missingFields = fields.filter(
      (name) => draftOf(name) === undefined && (!known.fields.has(name) || known.outdated.has(name)),
    )
    const values = fields.flatMap((name) => {
      const value = draftOf(name) ?? known.fields.get(name)
      return value === undefined || value === null ? [] : [`${name}=${value}`]
    })
    const result = missingFields.length === 0 ? values.join() : null
    return { result, isError: false, missingFields, expiresAt: known.expiresAt }
  }

  /** Looks up several records as parts of a whole: cached errors count as missing. */
  lookUpAll(ids: readonly string[], fields: readonly string[]) {
    const found = ids.map((id) => this.lookUp(id, fields))
    const parts = found.filter(({ isError }) => !isError)
    return {
      rows: found.every(({ result, isError }) => result !== null && !isError)
        ? found.map(({ result }) => result ?? '')
        : null,
      expiresAt: Math.min(...parts.map(({ expiresAt }) => expiresAt)),
    }
  }
}
