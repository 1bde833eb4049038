import type { StoredField, StoreEntry } from './entry'
import { FieldTrees } from './field-tree'
import type { Edition } from './store-writer'

type DraftFields = Readonly<Record<string, StoredField>>

/** The draft of a record that is to be deleted. */
export const going: DraftFields = Object.freeze({})

/** The entries of a data service, and the readers to notify of their changes. */
export class Store {
  readonly trees = new FieldTrees()
  readonly entries = new Map<string, StoreEntry>()
  /** Grows with each change of any content, or of an expiry to an earlier time. */
  revision = 0
  /** The latest edition mark for a group of entries, and the sequence of the request that reported it. */
  readonly editions = new Map<string, { readonly mark: string; readonly sentAt: number }>()
  /**
   * The drafts of writes in flight for the record under a key, the latest last; also of records that are not cached.
   */
  readonly drafts = new Map<string, readonly DraftFields[]>()
  /**
   * The keys of the records still to be created that come first in the list under a key, even if that list is not
   * cached.
   */
  readonly draftLinks = new Map<string, readonly string[]>()
  readonly #evictions = new Map<string, number>()
  #sequence = 0
  #clearedAt = 0
  readonly #onCommit: (changedKeys: ReadonlySet<string>) => void
  readonly #onAge: (key?: string) => void
  #changedKeys = new Set<string>()
  #depth = 0

  /**
   * `onCommit` receives the changed keys; `onAge` is called with a key when its entry became stale, or without one when
   * everything was dropped.
   */
  constructor(
    onCommit: (changedKeys: ReadonlySet<string>) => void,
    onAge: (key?: string) => void = () => undefined,
  ) {
    this.#onCommit = onCommit
    this.#onAge = onAge
  }

  /** Whether a write in flight deletes the record under `key`. */
  isGoing(key: string): boolean {
    return this.drafts.get(key)?.includes(going) ?? false
  }

  /** Runs `change`, then notifies readers once of everything that it changed. */
  transact<Result>(change: () => Result): Result {
    this.#depth += 1
    try {
      return change()
    } finally {
      this.#depth -= 1
      if (this.#depth === 0 && this.#changedKeys.size > 0) {
        const changedKeys = this.#changedKeys
        this.#changedKeys = new Set()
        this.#onCommit(changedKeys)
      }
    }
  }

  /** Records that the content under `key` changed. Within `transact` only. */
  touch(key: string): void {
    this.revision += 1
    this.#changedKeys.add(key)
  }

  /**
   * The next number in the order of requests and evictions: a response to a request from before an eviction is not
   * stored, and one to an earlier request does not replace one to a later.
   */
  nextSequence(): number {
    this.#sequence += 1
    return this.#sequence
  }

  evict(key: string): void {
    this.#evictions.set(key, this.nextSequence())
    if (this.entries.delete(key)) this.touch(key)
  }

  /** Whether `key` was evicted after `sequence`. */
  evictedAfter(key: string, sequence: number): boolean {
    return (this.#evictions.get(key) ?? this.#clearedAt) > sequence
  }

  /**
   * Records the edition that a response belongs to, and evicts entries of other editions; null when a newer one is
   * known. Returns the keys that the response itself may still fill.
   */
  admitEdition(edition: Edition, sentAt: number): readonly string[] | null {
    const known = this.editions.get(edition.of)
    if (known?.mark === edition.mark) return []
    if (known !== undefined && known.sentAt > sentAt) return null
    const evicted: string[] = []
    this.editions.set(edition.of, { mark: edition.mark, sentAt })
    for (const [key, entry] of this.entries) {
      if (entry.kind !== 'value' || entry.edition?.of !== edition.of) continue
      if (entry.edition.mark === edition.mark) continue
      if (!this.evictedAfter(key, sentAt)) evicted.push(key)
      this.evict(key)
    }
    return evicted
  }

  /** Expires an entry, if it is still fresh at `now`. */
  expire(key: string, now: number): void {
    const entry = this.entries.get(key)
    if (entry === undefined || entry.expiresAt < now) return
    entry.expiresAt = now - 1
    this.revision += 1
    this.#onAge(key)
  }

  /** Forgets past evictions; for when no response is in flight. */
  forgetEvictions(): void {
    this.#evictions.clear()
  }

  /**
   * Drops entries expired by `now` that are not retained, without notifying anyone. Records still to be created never
   * expire.
   */
  trim(now: number, isRetained: (key: string) => boolean): void {
    for (const [key, entry] of this.entries) {
      if (entry.expiresAt < now && !isRetained(key)) {
        this.entries.delete(key)
        this.revision += 1
      }
    }
  }

  /** Drops everything without notifying anyone. */
  clear(): void {
    this.entries.clear()
    for (const held of [this.editions, this.drafts, this.draftLinks, this.#evictions]) held.clear()
    this.#clearedAt = this.nextSequence()
    this.revision += 1
    this.#onAge()
  }
}
