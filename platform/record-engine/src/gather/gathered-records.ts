import type { ActionRecord, FieldScalar, ResolvedObject } from '@porchlight/metadata'

/** A record that was created but is not stored yet; its draft is one. */
export interface GatheredRecord {
  readonly recordId: string
  readonly object: ResolvedObject
  /** Its current values. */
  next: Readonly<Record<string, FieldScalar>>
}

/**
 * Records that were created but are not stored yet. No stored record can refer to one, as its id is not known anywhere
 * else: only records in this collection do.
 */
export class GatheredRecords {
  /** Stored records that the rules of these have read; see `RelatedReads`. */
  readonly known = new Map<string, readonly ActionRecord[]>()
  readonly #records = new Map<string, GatheredRecord>()
  readonly #naming = new Map<string, GatheredRecord[]>()

  has(recordId: unknown): recordId is string {
    return typeof recordId === 'string' && this.#records.has(recordId)
  }

  /** Undefined for a record that is not among these. */
  find(recordId: string): GatheredRecord | undefined {
    return this.#records.get(recordId)
  }

  add(record: GatheredRecord): void {
    this.#records.set(record.recordId, record)
    this.#noteNames(record, {})
  }

  /** Replaces the values of a record. */
  change(recordId: string, values: GatheredRecord['next']): void {
    const record = this.#records.get(recordId)
    if (record === undefined) throw new TypeError('This record is not among those that are gathered.')
    const previous = record.next
    record.next = values
    this.#noteNames(record, previous)
  }

  /**
   * Indexes which of these records a record names, in references or as text; readers of the index check whether it
   * still does.
   */
  #noteNames(record: GatheredRecord, previous: GatheredRecord['next']): void {
    for (const [apiName, value] of Object.entries(record.next)) {
      if (!this.has(value) || value === previous[apiName] || apiName === 'Id') continue
      const key = placeOf(record.object.apiName, apiName, value)
      const others = this.#naming.get(key)
      if (others === undefined) this.#naming.set(key, [record])
      else others.push(record)
    }
  }

  /** Returns the records of an object whose `fieldApiName` holds the id of one of these, in order of creation. */
  naming(objectApiName: string, fieldApiName: string, recordId: string): readonly GatheredRecord[] {
    if (fieldApiName !== 'Id') {
      return this.#naming.get(placeOf(objectApiName, fieldApiName, recordId)) ?? []
    }
    const record = this.#records.get(recordId)
    return record === undefined || record.object.apiName !== objectApiName ? [] : [record]
  }
}

function placeOf(objectApiName: string, fieldApiName: string, recordId: string): string {
  return `${objectApiName} ${fieldApiName} ${recordId}`
}
